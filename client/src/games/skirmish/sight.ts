/**
 * What can be seen from a point, for shading only: whether a unit is seen is said by the server, from the whole of both bases. Barriers
 * and elevations higher than the one who looks end the sight. All in units of the drawing.
 */
import { cornersOf, drawn, INCH, UNIT, type Field, type Point } from './ground';
import type { MapRow, PieceRow } from './types';

interface Wall {
  corners: Point[];
  piece: PieceRow;
}

export interface Looker {
  /** In thousandths of an inch. */
  x: number;
  y: number;
  radius: number;
  level: number;
}

const RAYS = 360;

function crossing(from: Point, direction: Point, one: Point, other: Point): number | null {
  const ex = other.x - one.x;
  const ey = other.y - one.y;
  const across = direction.x * ey - direction.y * ex;
  if (Math.abs(across) < 1e-9) return null;
  const along = ((one.x - from.x) * ey - (one.y - from.y) * ex) / across;
  const part = ((one.x - from.x) * direction.y - (one.y - from.y) * direction.x) / across;
  return along > 1e-6 && part >= -1e-9 && part <= 1 + 1e-9 ? along : null;
}

function crossings({ corners }: Wall, from: Point, direction: Point): number[] {
  return corners
    .flatMap((corner, each) => crossing(from, direction, corner, corners[(each + 1) % corners.length]!) ?? [])
    .sort((one, other) => one - other);
}

const wallsOf = (map: MapRow, field: Field): Wall[] =>
  map.terrain.map((piece) => ({ piece, corners: cornersOf(field, piece.at) }));

function edgeOfTable(size: number, from: Point, direction: Point): number {
  const most = size * UNIT;
  const far = [
    direction.x > 0 ? (most - from.x) / direction.x : direction.x < 0 ? -from.x / direction.x : Infinity,
    direction.y > 0 ? (most - from.y) / direction.y : direction.y < 0 ? -from.y / direction.y : Infinity,
  ];
  return Math.min(...far);
}

const directionOf = (ray: number): Point => ({
  x: Math.cos((ray / RAYS) * 2 * Math.PI),
  y: Math.sin((ray / RAYS) * 2 * Math.PI),
});

/** The area that is seen, as a polygon; no farther than `reach` thousandths of an inch from the edge of the base, if that is given. */
export function seenArea(map: MapRow, field: Field, looker: Looker, reach = Infinity): Point[] {
  const from = drawn(field, looker.x, looker.y);
  const walls = wallsOf(map, field).filter(
    ({ piece }) => piece.kind === 'barrier' || (piece.kind === 'elevation' && piece.level > looker.level),
  );
  const most = ((reach + looker.radius) / INCH) * UNIT;
  return Array.from({ length: RAYS }, (_, ray) => {
    const direction = directionOf(ray);
    const far = Math.min(
      most,
      edgeOfTable(field.inches, from, direction),
      ...walls.map((wall) => hiddenBeyond(wall, from, direction)),
    );
    return { x: from.x + far * direction.x, y: from.y + far * direction.y };
  });
}

/** A barrier hides what is behind its near side; of a higher elevation the top may still be seen, what is beyond it not. */
function hiddenBeyond(wall: Wall, from: Point, direction: Point): number {
  const found = crossings(wall, from, direction);
  if (found.length === 0) return Infinity;
  return wall.piece.kind === 'barrier' ? found[0]! : found.at(-1)!;
}

/** What lies between two bases: the hull of the two discs, as a path. */
export function corridor(one: Point & { r: number }, other: Point & { r: number }): string {
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  if (length < 1) return '';
  const turn = Math.atan2(other.y - one.y, other.x - one.x);
  const lean = Math.acos(Math.min(Math.max((one.r - other.r) / length, -1), 1));
  const on = ({ x, y, r }: Point & { r: number }, angle: number): string =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  const [left, right] = [turn + lean, turn - lean];
  return `M${on(one, left)}L${on(other, left)}A${other.r} ${other.r} 0 0 0 ${on(other, right)}L${on(one, right)}z`;
}
