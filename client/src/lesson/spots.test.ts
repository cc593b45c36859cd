/** A finger and the arrow keys hit the very spot that a lesson points at. */
import { afterEach, expect, test } from 'vitest';
import { meant, RING, spotOf, wantSpots } from './spots.svelte';

afterEach(() => wantSpots([]));

test('within the ring the spot is meant, and only the end of a way counts', () => {
  wantSpots(['unit:0', 'spot:6.3,6.35']);
  expect(meant([6000, 6600])).toEqual([6300, 6350]);
  expect(meant([6300, 6350, 9000, 9000, 6301, 6349])).toEqual([6300, 6350, 9000, 9000, 6300, 6350]);
  expect(meant([6300, 6350 + RING])).toEqual([6300, 6350 + RING]);
  expect(meant([])).toEqual([]);
});

test('where no lesson points at a spot, a place is what it is', () => {
  wantSpots(['terrain:wall', 'unit:0']);
  expect(meant([6300, 6350])).toEqual([6300, 6350]);
  expect(spotOf('terrain:wall')).toBeNull();
});
