import { describe, expect, it } from 'vitest';
import type { ReplayStart, ReplayStep, Told } from '../lib/protocol';
import { KEPT, Reel } from './reel';

const told = (number: number, patch: Told['patch']): Told => ({
  number,
  event: { type: 'Drew' },
  sentence: '',
  rule: '',
  patch,
});
const START: ReplayStart = {
  views: [
    { turn: 0, hand: [1], points: [0, 0] },
    { turn: 0, hand: [7], points: [0, 0] },
  ],
  told: [told(0, {})],
  waiting_for: [0],
  turns: 0,
  over: false,
};
const step = (number: number): ReplayStep => ({
  told: [told(number, { turn: number })],
  patches: [{ points: { 0: number } }, { turn: number, points: { 0: number } }],
  waiting_for: [number % 2],
  turns: number,
  over: false,
  views: null,
});

function reel(moments: number): Reel {
  const all = new Reel();
  all.add(START);
  for (let number = 1; number < moments; number += 1) all.add(step(number));
  return all;
}

describe('a replay', () => {
  it('comes out the same wherever one jumps to, in any order', () => {
    const all = reel(3 * KEPT);
    for (const number of [3 * KEPT - 1, 1, KEPT, 0, KEPT + 1, 2 * KEPT - 1]) {
      expect(all.at(number)?.views).toEqual([
        { turn: number, hand: [1], points: [number, 0] },
        { turn: number, hand: [7], points: [number, 0] },
      ]);
      expect(all.at(number)?.turns).toBe(number);
    }
    expect(all.at(3 * KEPT)).toBeNull();
  });

  it('takes whole views where they are sent', () => {
    const all = reel(KEPT);
    all.add({ ...step(KEPT), views: [{ turn: KEPT, hand: [1], points: [KEPT, 0] }, { turn: KEPT }] });
    all.add(step(KEPT + 1));
    expect(all.at(KEPT + 1)?.views[0]).toEqual({ turn: KEPT + 1, hand: [1], points: [KEPT + 1, 0] });
  });

  it('tells the story so far', () => {
    expect(
      reel(5)
        .told(2)
        .map(({ number }) => number),
    ).toEqual([0, 1, 2]);
  });
});
