// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReplayStart, ReplayStep, Told } from '../lib/protocol';
import { ReplayShow } from './replay.svelte';

const told = (number: number): Told => ({
  number,
  event: { type: `E${number}` },
  sentence: '',
  rule: '',
  patch: { last: number },
});
const STEPS: (ReplayStart | ReplayStep)[] = [
  { views: [{ last: 0 }], told: [told(0)], waiting_for: [0, 1], turns: 1, over: false },
  { told: [told(1), told(2), told(3)], patches: [{}], waiting_for: [], turns: 1, over: true, views: null },
];

vi.mock('../lib/api', () => ({
  getReplay: async () => ({
    id: 'x',
    game: 'toy',
    title: 'Toy',
    names: ['Ann', 'Bob'],
    bots: ['', ''],
    frames: 2,
    created: 0,
    outcome: null,
  }),
  replaySteps: async (_: string, __: unknown, take: (step: ReplayStart | ReplayStep) => void) => STEPS.forEach(take),
}));
vi.mock('../games', () => ({
  boardOf: async () => ({ cue: () => ({ milliseconds: 100, changeFirst: true }), telling: {} }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const numbers = (show: ReplayShow): number[] => show.told.map(({ number }) => number);

it('tells no more of a step than has been played of it', async () => {
  const show = new ReplayShow('x');
  await vi.advanceTimersByTimeAsync(0);
  expect(numbers(show)).toEqual([0]);
  show.step(1);
  await vi.advanceTimersByTimeAsync(50);
  expect([show.number, show.playing, numbers(show)]).toEqual([1, { type: 'E1' }, [0, 1]]);
  await vi.advanceTimersByTimeAsync(100);
  expect(numbers(show)).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(500);
  expect([show.playing, numbers(show), show.frame?.over]).toEqual([null, [0, 1, 2, 3], true]);
  await show.goTo(0);
  expect(numbers(show)).toEqual([0]);
  await show.goTo(1);
  expect(numbers(show)).toEqual([0, 1, 2, 3]);
});
