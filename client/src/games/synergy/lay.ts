/** How the board lies before the viewer: turned by quarters, so that their own base is near. Squares keep their names. */
import { getContext, setContext } from 'svelte';
import { columnOf, middle, rowOf, SIDE, squareAt, stepped, type Point } from './squares';

const LAST = SIDE - 1;

/** How many quarter turns, clockwise, bring a square's own edge to the foot of the picture; the corners turn as little as can be. */
export function turnsFor(square: number): number {
  if (square < 0) return 0;
  const [column, row] = [columnOf(square), rowOf(square)];
  const apart = [LAST - row, LAST - column, row, column];
  const nearest = Math.min(...apart);
  return [0, 1, 3, 2].find((turns) => apart[turns] === nearest)!;
}

/** Where a square lies in the picture after so many quarter turns, as the square that lies there without any. */
export function turned(square: number, turns: number): number {
  let [column, row] = [columnOf(square), rowOf(square)];
  for (let at = 0; at < turns; at += 1) [column, row] = [LAST - row, column];
  return squareAt(column, row);
}

export interface Lay {
  readonly turns: number;
  /** The middle of a square in the picture. */
  middle(square: number): Point;
  /** Where a square lies, as the one that lies there on a board that is not turned; and back. */
  seen(square: number): number;
  square(seen: number): number;
  /** The next square in the direction of an arrow key, as it is seen. */
  stepped(square: number, key: string): number;
}

export function layOf(turns: () => number): Lay {
  const seen = (square: number): number => (square < 0 ? square : turned(square, turns()));
  const square = (place: number): number => (place < 0 ? place : turned(place, (4 - turns()) % 4));
  return {
    get turns() {
      return turns();
    },
    seen,
    square,
    middle: (each) => middle(seen(each)),
    stepped: (each, key) => square(stepped(seen(each), key)),
  };
}

const KEY = 'how the board of synergy lies';
const STRAIGHT = layOf(() => 0);

export function setLay(lay: Lay): void {
  setContext(KEY, lay);
}

/** As the board around it lies; a picture alone is not turned. */
export const getLay = (): Lay => getContext<Lay | undefined>(KEY) ?? STRAIGHT;
