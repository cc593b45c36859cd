import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameBoard, Happening } from '../games/board';
import type { Told } from '../lib/protocol';
import type { WholeScene } from './room';
import { Playback, TOO_MANY, type Stage } from './playback';

const board = {
  cue: (event: Happening) =>
    event['type'] === 'Quiet' ? null : { milliseconds: 100, changeFirst: event['type'] === 'First' },
} as unknown as GameBoard;

const told = (...types: string[]): Told[] =>
  types.map((type, number) => ({ number, event: { type }, sentence: type, rule: '', patch: { last: type } }));
const SCENE = { seat: 0, view: { last: 'scene' } } as unknown as WholeScene;

let story: string[];
let speed = 1;
const stage: Stage = {
  view: (view) => void story.push(`view ${String(view['last'])}`),
  playing: (event) => void (event && story.push(`playing ${String(event['type'])}`)),
  told: () => undefined,
  scene: () => void story.push('scene'),
  sound: () => undefined,
  duration: (milliseconds) => (speed ? milliseconds / speed : 0),
};

beforeEach(() => {
  vi.useFakeTimers();
  story = [];
  speed = 1;
});
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  it('shows event after event, and the scene only after all of them', async () => {
    const done = new Playback(stage).play({ seat: 0, told: told('A', 'First'), scene: SCENE }, {}, board);
    await vi.advanceTimersByTimeAsync(99);
    expect(story).toEqual(['playing A']);
    await vi.advanceTimersByTimeAsync(1);
    expect(story).toEqual(['playing A', 'view A', 'view First', 'playing First']);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(story.at(-1)).toBe('scene');
  });

  it('takes no time for the rest once it is skipped', async () => {
    const playback = new Playback(stage);
    const done = playback.play({ seat: 0, told: told('A', 'B', 'C'), scene: SCENE }, {}, board);
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    await done;
    expect(story).toEqual(['playing A', 'view A', 'view B', 'view C', 'scene']);
  });

  it('moves nothing at speed 0, nor when there is nothing to begin with or too much to watch', async () => {
    speed = 0;
    await new Playback(stage).play({ seat: 0, told: told('A'), scene: SCENE }, {}, board);
    speed = 1;
    await new Playback(stage).play({ seat: 0, told: told('A'), scene: SCENE }, null, board);
    await new Playback(stage).play(
      { seat: 0, told: told(...Array<string>(TOO_MANY + 1).fill('A')), scene: SCENE },
      {},
      board,
    );
    expect(story.some((line) => line.startsWith('playing'))).toBe(false);
    expect(story.filter((line) => line === 'scene')).toHaveLength(3);
  });

  it('changes only what an event changes', async () => {
    const seen: unknown[] = [];
    const [first, second] = told('Quiet', 'Quiet') as [Told, Told];
    const port = { ...stage, view: (view: unknown) => void seen.push(view) };
    await new Playback(port).play(
      {
        seat: 0,
        told: [
          { ...first, patch: { a: 1 } },
          { ...second, patch: { b: { 0: 5 } } },
        ],
        scene: SCENE,
      },
      { a: 0, b: [1, 2] },
      board,
    );
    expect(seen).toEqual([
      { a: 1, b: [1, 2] },
      { a: 1, b: [5, 2] },
    ]);
  });

  it('spends no time on what needs none', async () => {
    await new Playback(stage).play({ seat: 0, told: told('Quiet'), scene: SCENE }, {}, board);
    expect(story).toEqual(['view Quiet', 'scene']);
  });

  it('shows again from the view before, also where nothing moves otherwise, and tells nothing anew', async () => {
    speed = 0;
    const port = { ...stage, told: () => void story.push('told'), scene: () => void story.push('scene') };
    const at: number[] = [];
    const done = new Playback(port).again(told('A', 'Quiet', 'First'), {}, board, (number) => at.push(number));
    await vi.advanceTimersByTimeAsync(349);
    expect(story).toEqual(['playing A']);
    await vi.advanceTimersByTimeAsync(400);
    await done;
    expect(story).toEqual(['playing A', 'view A', 'view Quiet', 'view First', 'playing First', 'view First']);
    expect(at).toEqual([0, 1, 2]);
  });
});
