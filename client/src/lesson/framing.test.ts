import { expect, test } from 'vitest';
import { around, framed } from './framing';

const FRAME = { width: 300, height: 300 };

test('a board that may be so small is shown whole, in the middle', () => {
  expect(framed({ width: 500, height: 400 }, FRAME, [], 0.5, 1)).toEqual({ scale: 0.6, x: 0, y: 30 });
});

test('of a large board what the picture is about is shown, no larger than it may be', () => {
  const thing = { left: 800, top: 900, width: 50, height: 50 };
  const { scale, x, y } = framed({ width: 1000, height: 1000 }, FRAME, [thing], 0.5, 1);
  expect(scale).toBe(1);
  for (const [move, from] of [
    [x, thing.left],
    [y, thing.top],
  ] as const) {
    expect(from + move).toBeGreaterThanOrEqual(0);
    expect(from + move + 50).toBeLessThanOrEqual(300);
  }
  expect(y).toBe(-700); // The board ends where the frame does.
});

test('things far apart are all shown', () => {
  const corners = [
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 990, top: 990, width: 10, height: 10 },
  ];
  const { scale } = framed({ width: 1000, height: 1000 }, FRAME, corners, 0.5, 1);
  expect(scale).toBe(0.3);
});

test('what reaches below the board is shown, too', () => {
  const below = { left: 0, top: 1000, width: 50, height: 100 };
  const { scale, y } = framed({ width: 600, height: 1000 }, FRAME, [below], 0.5, 1);
  expect(1100 * scale + y).toBeLessThanOrEqual(300);
});

test('around nothing there is no box', () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { left: 1, top: 2, width: 3, height: 4 },
      { left: 10, top: 0, width: 1, height: 1 },
    ]),
  ).toEqual({ left: 1, top: 0, width: 10, height: 6 });
});
