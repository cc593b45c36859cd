import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { trailOf } from './trail';

const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, number) => ({ number, event, sentence: '', rule: '', patch: {} }));

describe('the trace of what was done since the last answer', () => {
  const all = told(
    { type: 'UnitPlaced', unit: 0, x: 1000, y: 1000 },
    { type: 'UnitPlaced', unit: 1, x: 5000, y: 1000 },
    { type: 'Moved', unit: 0, path: [2000, 1000, 3000, 2000], level: 0, cost: 2, how: 'move' },
    { type: 'AttackDeclared', attacker: 0, target: 1, ranged: false, how: '', partners: [] },
  );
  it('goes from where a unit stood along its path, and from who attacks to who is attacked', () => {
    expect(trailOf(all, 1)).toEqual({
      ways: [
        {
          unit: 0,
          points: [
            { x: 1000, y: 1000 },
            { x: 2000, y: 1000 },
            { x: 3000, y: 2000 },
          ],
        },
      ],
      attacks: [{ from: { x: 3000, y: 2000 }, to: { x: 5000, y: 1000 } }],
    });
  });
  it('begins anew with an answer', () => {
    expect(trailOf(all, 2).ways).toEqual([]);
    expect(trailOf(all, 3)).toEqual({ ways: [], attacks: [] });
  });
});
