import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysedMoment, AnalysisEnd } from '../lib/protocol';
import { AnalysisShow } from './analysis.svelte';

const moment = (frame: number, chance: number): AnalysedMoment => ({
  frame,
  turn: frame,
  chances: [chance, 1 - chance],
  sides: [],
});
const end = (final: boolean): AnalysisEnd => ({ keys: [], shares: [1, 0], sides: [], final });

afterEach(() => vi.unstubAllGlobals());

describe('an analysis', () => {
  it('shows a first look, and refines it in its place', async () => {
    const whole = new TransformStream<Uint8Array, Uint8Array>();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(whole.readable)));
    const writer = whole.writable.getWriter();
    const say = (line: object): Promise<void> => writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    const show = new AnalysisShow('here');
    const chances = (): [number, number][] => show.moments.map(({ frame, chances: [mine] }) => [frame, mine!]);

    void say({ moments: 3, bot: 'mcts', first: 2 });
    void say(moment(1, 0.5));
    void say(moment(9, 0.6));
    await vi.waitFor(() => expect(chances()).toHaveLength(2));
    expect([show.progress, show.closer, show.done]).toEqual([1, false, false]);

    void say(end(false));
    await vi.waitFor(() => expect(show.closer).toBe(true));
    expect(show.progress).toBe(0);
    void say(moment(1, 0.7));
    void say(moment(4, 0.8));
    await vi.waitFor(() => expect(chances()).toHaveLength(3));
    expect(chances()).toEqual([
      [1, 0.7],
      [4, 0.8],
      [9, 0.6],
    ]);

    void say(moment(9, 0.9));
    void say(end(true));
    void writer.close();
    await vi.waitFor(() => expect(show.done).toBe(true));
    expect([show.progress, show.problem, chances().at(-1)]).toEqual([1, null, [9, 0.9]]);
  });
});
