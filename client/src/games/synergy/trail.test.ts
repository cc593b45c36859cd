import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { trailOf } from './trail';

const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, number) => ({ number, event, sentence: '', rule: '', patch: {} }));

describe('the trace of what was done since the last answer', () => {
  const all = told(
    { type: 'WarriorPlaced', warrior: 0, square: 10 },
    { type: 'WarriorPlaced', warrior: 1, square: 40 },
    { type: 'Stepped', warrior: 0, square: 11 },
    { type: 'Stepped', warrior: 0, square: 12 },
    { type: 'StrikeDeclared', warrior: 0, card: 3, target: 1, square: -1 },
    { type: 'Knocked', warrior: 1, square: 41 },
  );
  it('goes from where a warrior stood to where it is, and from who strikes to who is struck', () => {
    expect(trailOf(all, 1)).toEqual({
      ways: [
        { warrior: 0, squares: [10, 11, 12] },
        { warrior: 1, squares: [40, 41] },
      ],
      strikes: [{ from: 12, to: 40 }],
    });
  });
  it('begins anew with an answer', () => {
    expect(trailOf(all, 3)).toEqual({ ways: [{ warrior: 1, squares: [40, 41] }], strikes: [{ from: 12, to: 40 }] });
    expect(trailOf(all, Infinity)).toEqual({ ways: [], strikes: [] });
  });
  it('follows two that swap their places', () => {
    const swapped = told(
      { type: 'WarriorPlaced', warrior: 0, square: 1 },
      { type: 'WarriorPlaced', warrior: 1, square: 9 },
      { type: 'Swapped', warrior: 0, other: 1 },
    );
    expect(trailOf(swapped, 1).ways).toEqual([
      { warrior: 0, squares: [1, 9] },
      { warrior: 1, squares: [9, 1] },
    ]);
  });
});
