/** Units in contact: their signs keep out of each other's way. */
import { expect, it } from 'vitest';
import { mirroredOf } from './crowded';

const unit = (x: number, y: number): { x: number; y: number; radius: number } => ({ x, y, radius: 25 });

it('moves a number to the left where somebody stands at the lower right, and nobody at the lower left', () => {
  const [alone, northWest, southEast] = [unit(300, 300), unit(0, 0), unit(36, 36)];
  expect([
    ...mirroredOf(
      new Map([
        [0, alone],
        [1, northWest],
        [2, southEast],
      ]),
    ),
  ]).toEqual([1]);
});

it('leaves it where both sides are taken, or nobody is near', () => {
  const both = new Map([
    [1, unit(0, 0)],
    [2, unit(36, 36)],
    [3, unit(-36, 36)],
  ]);
  expect([...mirroredOf(both)]).toEqual([]);
  expect([
    ...mirroredOf(
      new Map([
        [1, unit(0, 0)],
        [2, unit(70, 70)],
      ]),
    ),
  ]).toEqual([]);
});
