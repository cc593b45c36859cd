/** What a table makes of what it knows is worked out once for all who look it up. */
import { expect, it } from 'vitest';
import type { Coaching } from '../lesson/coaching.svelte';
import type { Told } from '../lib/protocol';
import { SeenTable } from './seen.svelte';
import type { TableActs } from './tableActs.svelte';

class Sample extends SeenTable {
  readonly acts = {} as TableActs;
  readonly coaching = { looking: false } as unknown as Coaching;
}

const told = (number: number): Told => ({
  number,
  event: { type: 'Ended' },
  sentence: `${number}`,
  rule: '',
  patch: {},
});

it('is the same thing until something changes: boards look it up for each of hundreds of squares', () => {
  const table = new Sample();
  table.viewer = 0;
  table.room = { ...table.room, told: { 0: [told(0), told(1)] } };
  table.toldUpto = 0;
  const before = [table.told, table.lit, table.marked, table.odds, table.marks];
  expect([table.told, table.lit, table.marked, table.odds, table.marks].map((each, at) => each === before[at])).toEqual(
    [true, true, true, true, true],
  );
  expect(table.told.map((each) => each.number)).toEqual([0]);
  table.toldUpto = 1;
  expect(table.told.map((each) => each.number)).toEqual([0, 1]);
});
