/** The battlefield as a picture: from thousandths of an inch, north up, to units of the drawing, and the shapes on it. */
import type { PieceRow } from './types';

/** Units of the drawing for an inch. */
export const UNIT = 50;
/** Of the game, for an inch. */
export const INCH = 1000;
/** Around the table, with the inches. */
export const RIM = 40;

export interface Point {
  x: number;
  y: number;
}

/** The side of the picture of a table so many inches wide. */
export const pictureOf = (inches: number): number => inches * UNIT + 2 * RIM;

/** So many thousandths of an inch, in units of the drawing. */
export const lengthOf = (thousandths: number): number => (thousandths / INCH) * UNIT;

/** A table as it is drawn: so many inches wide, and by so many quarters turned clockwise from north up. */
export interface Field {
  inches: number;
  turns: number;
}

/** North up. */
export const plain = (inches: number): Field => ({ inches, turns: 0 });

/** A point of the picture, turned around its middle clockwise. */
function turned(side: number, { x, y }: Point, turns: number): Point {
  const [dx, dy] = way(turns, x - side / 2, y - side / 2);
  return { x: side / 2 + dx, y: side / 2 + dy };
}

/** A direction in the picture, so many quarters clockwise. */
function way(turns: number, dx: number, dy: number): [number, number] {
  if (turns === 1) return [-dy, dx];
  if (turns === 2) return [-dx, -dy];
  return turns === 3 ? [dy, -dx] : [dx, dy];
}

/** Right and up in the picture → east and north: what an arrow key means. */
export function heading({ turns }: Field, right: number, up: number): [number, number] {
  const [east, south] = way((4 - turns) % 4, right, -up);
  return [east + 0, -south + 0];
}

/** So that this place, in thousandths of an inch, comes to lie at the bottom: north up if it does anyway, upside down rather than on its side. */
export function turnsFor(inches: number, { x, y }: Point): number {
  const low = (turns: number): number => drawn({ inches, turns }, x, y).y;
  return [0, 2, 1, 3].reduce((best, turns) => (low(turns) > low(best) + UNIT / 2 ? turns : best), 0);
}

/** From thousandths of an inch to the picture; with north up its origin is the table's north-west corner. */
export function drawn({ inches, turns }: Field, x: number, y: number): Point {
  const side = inches * UNIT;
  const point = { x: (x / INCH) * UNIT, y: side - (y / INCH) * UNIT };
  return turns === 0 ? point : turned(side, point, turns);
}

/** The same in per cent of the picture with its rim. */
export function percentOf(field: Field, { x, y }: Point): { left: number; top: number } {
  const spot = drawn(field, x, y);
  const part = (length: number): number => ((length + RIM) / pictureOf(field.inches)) * 100;
  return { left: part(spot.x), top: part(spot.y) };
}

/** And back; whole thousandths. */
export function measured({ inches, turns }: Field, point: Point): Point {
  const side = inches * UNIT;
  const { x, y } = turns === 0 ? point : turned(side, point, (4 - turns) % 4);
  return { x: Math.round((x / UNIT) * INCH), y: Math.round(((side - y) / UNIT) * INCH) };
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** x and y by turns, in thousandths of an inch → a line through them. */
export function line(field: Field, place: readonly number[], close = false): string {
  const points = Array.from({ length: Math.floor(place.length / 2) }, (_, each) =>
    drawn(field, place[2 * each]!, place[2 * each + 1]!),
  );
  return points.map((point, each) => `${each ? 'L' : 'M'}${at(point)}`).join('') + (close && points.length ? 'z' : '');
}

/** Corners in inches, as the maps have them. */
export const cornersOf = (field: Field, corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([x, y]) => drawn(field, x * INCH, y * INCH));

export function outlineOf(points: readonly Point[]): string {
  return points.map((point, each) => `${each ? 'L' : 'M'}${at(point)}`).join('') + 'z';
}

/** The edges of a piece: the plain ones and the dotted ones, each as one path. */
export function edgesOf(field: Field, piece: PieceRow): { plain: string; dotted: string } {
  const corners = cornersOf(field, piece.at);
  const found = { plain: '', dotted: '' };
  corners.forEach((corner, each) => {
    const next = corners[(each + 1) % corners.length]!;
    found[piece.dotted.includes(each) ? 'dotted' : 'plain'] += `M${at(corner)}L${at(next)}`;
  });
  return found;
}

export function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  corners.forEach((one, each) => {
    const other = corners[(each + 1) % corners.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}

export function distanceToEdge(corners: readonly Point[], point: Point): number {
  return Math.min(...corners.map((one, each) => distanceToLine(point, one, corners[(each + 1) % corners.length]!)));
}

function distanceToLine(point: Point, one: Point, other: Point): number {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const along = Math.min(Math.max(((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(point.x - one.x - along * dx, point.y - one.y - along * dy);
}

/** Where the height of an elevation is written: inside it, far from its edges and from those of what stands on it. */
export function labelSpot(field: Field, piece: PieceRow, others: readonly PieceRow[]): Point {
  const corners = cornersOf(field, piece.at);
  const nested = others.filter((other) => other.level > piece.level).map((other) => cornersOf(field, other.at));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  let best = corners[0]!;
  let farthest = -1;
  const STEP = UNIT / 4;
  for (let x = Math.min(...xs) + STEP / 2; x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys) + STEP / 2; y < Math.max(...ys); y += STEP) {
      const point = { x, y };
      if (!isInside(corners, point) || nested.some((inner) => isInside(inner, point))) continue;
      // Where several are as good, the north-west one.
      const far = Math.min(
        distanceToEdge(corners, point),
        0.8 * UNIT,
        ...nested.map((inner) => distanceToEdge(inner, point)),
      );
      if (far > farthest + 0.01) [best, farthest] = [point, far];
    }
  }
  return best;
}

/** 4¼″, as players say it, when it is a whole quarter; else to a tenth, rounded up so that what is too far does not look near enough. */
export function inchWords(thousandths: number): string {
  const QUARTERS = ['', '¼', '½', '¾'];
  const whole = Math.floor(thousandths / INCH);
  const part = thousandths - whole * INCH;
  if (part % 250 === 0) return `${whole || part === 0 ? whole : ''}${QUARTERS[part / 250]}″`;
  return `${Math.ceil(thousandths / 100) / 10}″`;
}

/** About how wide a few words are, with some room around them. */
export const plateWidth = (words: string, large: number): number => words.length * large * 0.56 + large;

/**
 * Corners of a grid of small squares (x and y by turns) → the same area without its stairs: each short edge gives way to its middle,
 * each long one keeps its ends but for half a square.
 */
export function smoothed(corners: readonly number[], square: number): number[] {
  const count = Math.floor(corners.length / 2);
  const found: number[] = [];
  for (let each = 0; each < count; each += 1) {
    const [x, y] = [corners[2 * each]!, corners[2 * each + 1]!];
    const next = (each + 1) % count;
    const [nx, ny] = [corners[2 * next]!, corners[2 * next + 1]!];
    const length = Math.hypot(nx - x, ny - y);
    if (length <= square * 1.5) found.push((x + nx) / 2, (y + ny) / 2);
    else {
      const part = square / 2 / length;
      found.push(x + (nx - x) * part, y + (ny - y) * part, nx - (nx - x) * part, ny - (ny - y) * part);
    }
  }
  return found;
}

/**
 * Rows of equal squares (each row a rectangle: its corners from the south-west, x and y by turns) → the outlines of the whole area, holes
 * included, and the side of a square. Squares that touch at a corner only are not joined.
 */
export function joined(rows: readonly (readonly number[])[]): { outlines: number[][]; square: number } {
  const [west = 0, south = 0, , , , north = 0] = rows[0] ?? [];
  const square = north - south;
  if (square <= 0) return { outlines: [], square: 0 };
  const column = (x: number): number => Math.round((x - west) / square);
  const row = (y: number): number => Math.round((y - south) / square);
  const filled = new Set<string>();
  for (const [left = 0, low = 0, right = 0] of rows)
    for (let at = column(left); at < column(right); at += 1) filled.add(`${at},${row(low)}`);
  /** From each corner, the edges that leave it with the area on their left. */
  const edges = new Map<string, [number, number][]>();
  const edge = (x: number, y: number, toX: number, toY: number): void =>
    void edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), [toX, toY]]);
  for (const each of filled) {
    const [x = 0, y = 0] = each.split(',').map(Number);
    if (!filled.has(`${x},${y - 1}`)) edge(x, y, x + 1, y);
    if (!filled.has(`${x + 1},${y}`)) edge(x + 1, y, x + 1, y + 1);
    if (!filled.has(`${x},${y + 1}`)) edge(x + 1, y + 1, x, y + 1);
    if (!filled.has(`${x - 1},${y}`)) edge(x, y + 1, x, y);
  }
  const outlines: number[][] = [];
  for (const begin of edges.keys()) {
    let [x = 0, y = 0] = begin.split(',').map(Number);
    let [dx, dy] = [0, 0];
    const corners: number[] = [];
    for (let ways = edges.get(begin); ways && ways.length > 0; ways = edges.get(`${x},${y}`)) {
      // Where two squares touch at a corner, turn left: around the same square.
      const left = ways.findIndex(([toX, toY]) => toX - x === -dy && toY - y === dx);
      const [[toX, toY]] = ways.splice(Math.max(left, 0), 1) as [[number, number]];
      // A corner only where the line bends.
      if (toX - x !== dx || toY - y !== dy) corners.push(west + x * square, south + y * square);
      [dx, dy] = [toX - x, toY - y];
      [x, y] = [toX, toY];
    }
    if (corners.length > 0) outlines.push(corners);
  }
  return { outlines, square };
}

/** Beyond the end of a way, where words cover neither it nor the unit that goes it: in the direction of the last leg, mostly up or down. */
export function beyond(from: Point, end: Point, far: number): Point {
  return { x: end.x, y: end.y + (end.y > from.y + 2 ? far : -far) };
}

/** "a", "z", "aa": the columns of squares, as the story names them. */
export const columnOf = (inch: number): string => (inch < 26 ? '' : 'a') + String.fromCharCode(97 + (inch % 26));

/** The thing whose disc a point lies on, or that is no farther than `least` from its middle; the nearest, if there are several. */
export function nearest(
  things: readonly (Point & { thing: string; radius: number })[],
  point: Point,
  least: number,
): string {
  const far = ({ x, y }: Point): number => Math.hypot(x - point.x, y - point.y);
  const near = things
    .filter((each) => far(each) <= Math.max(each.radius, least))
    .toSorted((one, other) => far(one) - far(other));
  return near[0]?.thing ?? '';
}
