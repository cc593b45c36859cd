/** The board of 15 by 15 squares, as it is drawn: a square is row × 15 + column, and a1 is the north-west corner. */

export const SIDE = 15;
/** Not on the board. */
export const NOWHERE = -1;
/** One square, in the units of the picture. */
export const UNIT = 50;
/** Beyond the squares: for the letters and numbers. */
export const RIM = 24;
/** The side of the whole picture. */
export const PICTURE = SIDE * UNIT + RIM + 6;

export interface Point {
  x: number;
  y: number;
}

export const columnOf = (square: number): number => square % SIDE;
export const rowOf = (square: number): number => Math.floor(square / SIDE);
export const LETTERS = 'abcdefghijklmno';

/** "c5"; empty for no square. */
export function squareName(square: number): string {
  return square < 0 || square >= SIDE * SIDE ? '' : `${LETTERS[columnOf(square)]}${rowOf(square) + 1}`;
}

/** The square with this name; NOWHERE if there is none. */
export function squareNamed(name: string): number {
  return squareAt(LETTERS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1);
}

/** The middle of a square in the picture. */
export function middle(square: number): Point {
  return { x: (columnOf(square) + 0.5) * UNIT, y: (rowOf(square) + 0.5) * UNIT };
}

export function squareAt(column: number, row: number): number {
  return Number.isNaN(row) || column < 0 || row < 0 || column >= SIDE || row >= SIDE ? NOWHERE : row * SIDE + column;
}

/** The squares of an area of so many by so many around a square, as far as they are on the board. */
export function around(square: number, size: number): number[] {
  const reach = Math.floor(size / 2);
  const found: number[] = [];
  for (let row = rowOf(square) - reach; row <= rowOf(square) + reach; row += 1) {
    for (let column = columnOf(square) - reach; column <= columnOf(square) + reach; column += 1) {
      const each = squareAt(column, row);
      if (each !== NOWHERE) found.push(each);
    }
  }
  return found;
}

/** How far two squares are from each other, as a king walks. */
export function distance(one: number, other: number): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}

const STEPS: readonly [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly [number, number][] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/**
 * A way to draw from a square to another: the safest, then the shortest, over squares that are free. With `diagonal` corners may be
 * cut, but not between two obstacles that touch. Empty if no such way leads there: then it is a leap. The rules walk their own way;
 * this one only shows what they propose.
 */
export function wayTo(
  start: number,
  goal: number,
  blocked: (square: number) => boolean,
  danger: (square: number) => number,
  diagonal = false,
): number[] {
  if (start === goal || goal < 0 || start < 0 || blocked(goal)) return [];
  const DANGER = SIDE * SIDE;
  const cost = new Map([[start, 0]]);
  const from = new Map<number, number>();
  const open = [start];
  while (open.length > 0) {
    open.sort((one, other) => (cost.get(one) ?? 0) - (cost.get(other) ?? 0));
    const here = open.shift()!;
    if (here === goal) break;
    for (const [dx, dy] of diagonal ? [...STEPS, ...CORNERS] : STEPS) {
      const there = squareAt(columnOf(here) + dx, rowOf(here) + dy);
      if (there === NOWHERE || blocked(there)) continue;
      if (
        dx &&
        dy &&
        blocked(squareAt(columnOf(here) + dx, rowOf(here))) &&
        blocked(squareAt(columnOf(here), rowOf(here) + dy))
      )
        continue;
      const total = cost.get(here)! + 1 + DANGER * danger(there);
      if (total >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, total);
      from.set(there, here);
      open.push(there);
    }
  }
  if (!from.has(goal)) return [];
  const way = [goal];
  while (from.get(way[0]!) !== start) way.unshift(from.get(way[0]!)!);
  return way;
}

/** The square next to this one in the direction of an arrow key; itself at the edge. */
export function stepped(square: number, key: string): number {
  const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
  const there = squareAt(columnOf(square) + dx!, rowOf(square) + dy!);
  return there === NOWHERE ? square : there;
}
