import { describe, expect, it } from 'vitest';
import { layOf, turned, turnsFor } from './lay';
import { middle, rowOf, SIDE, squareAt } from './squares';

const all = Array.from({ length: SIDE * SIDE }, (_, square) => square);

describe('the board as it lies before the viewer', () => {
  it('has the own base in the half that is near, wherever it lies', () => {
    for (const base of all) expect(rowOf(turned(base, turnsFor(base)))).toBeGreaterThanOrEqual(7);
  });
  it('turns the edge of the base to the foot', () => {
    expect([squareAt(7, 14), squareAt(14, 7), squareAt(7, 0), squareAt(0, 7)].map(turnsFor)).toEqual([0, 1, 2, 3]);
    for (const base of [squareAt(7, 14), squareAt(14, 7), squareAt(7, 0), squareAt(0, 7)])
      expect(turned(base, turnsFor(base))).toBe(squareAt(7, 14));
    expect(turnsFor(-1)).toBe(0);
  });
  it('finds its way back from every place', () => {
    for (const turns of [0, 1, 2, 3]) {
      const lay = layOf(() => turns);
      for (const square of all) expect(lay.square(lay.seen(square))).toBe(square);
      expect(lay.seen(-1)).toBe(-1);
    }
  });
  it('follows the arrow keys as they are seen', () => {
    const lay = layOf(() => 2);
    expect(lay.stepped(squareAt(7, 7), 'ArrowUp')).toBe(squareAt(7, 8));
    expect(lay.middle(squareAt(0, 0))).toEqual(middle(squareAt(14, 14)));
  });
});
