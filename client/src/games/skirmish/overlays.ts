/** What is drawn around the units while somebody thinks: reach, ways, lines of sight. Lengths in thousandths of an inch. */
import type { Placing } from '../../table/placing.svelte';
import type { Point } from './ground';
import { inchWords } from './ground';

export interface Circle extends Point {
  radius: number;
  kind: 'melee' | 'own' | 'range' | 'move';
}

export interface Reach {
  cells: Point[];
  lattice: number;
}

/** The reachable cells that the server tells in the shape of a movement: x, y and cost by turns. */
export function reachOf(shape: Record<string, unknown>): Reach | null {
  const cells = shape['cells'];
  if (!Array.isArray(cells) || cells.length < 3) return null;
  const found: Point[] = [];
  for (let at = 0; at + 2 < cells.length; at += 3) found.push({ x: Number(cells[at]), y: Number(cells[at + 1]) });
  return { cells: found, lattice: Number(shape['lattice'] ?? 500) };
}

/** What would come of a movement, as far as the server says so. */
export interface WalkPreview {
  /** With the start first: x and y by turns. */
  path: readonly number[];
  /** At the end of each leg. */
  costs: readonly number[];
  total: number;
  budget: number;
  level: number;
  falls: number;
  locked: readonly number[];
  strikers: readonly number[];
  sees: readonly number[];
  targets: readonly number[];
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function walkPreview(placing: Placing | null): WalkPreview | null {
  const told = placing?.preview;
  if (!told || !placing?.place) return null;
  return {
    path: numbers(told['path']),
    costs: numbers(told['costs']),
    total: Number(told['total'] ?? told['cost'] ?? 0),
    budget: Number(told['budget'] ?? 0),
    level: Number(told['level'] ?? 0),
    falls: Number(told['falls'] ?? 0),
    locked: numbers(told['locked']),
    strikers: numbers(told['strikers']),
    sees: numbers(told['sees']),
    targets: numbers(told['targets']),
  };
}

/** Is the way dangerous enough to say so twice: does somebody strike, or does it fall? */
export const isRisky = (preview: WalkPreview | null): boolean => preview !== null && (preview.strikers.length > 0 || preview.falls > 0);

/** "4½″ of 5″". */
export function costWords(preview: WalkPreview): string {
  if (preview.total <= 0) return '';
  return preview.budget > 0 ? `${inchWords(preview.total)} of ${inchWords(preview.budget)}` : inchWords(preview.total);
}

/** Does what is proposed end where it was pointed at, be it on another way? */
export function arrives(tried: readonly number[], place: readonly number[] | null): boolean {
  if (!place || place.length < 2 || tried.length < 2) return false;
  const end = (path: readonly number[]): readonly [number, number] => {
    const even = path.length - (path.length % 2);
    return [path[even - 2]!, path[even - 1]!];
  };
  const [[x, y], [px, py]] = [end(tried), end(place)];
  return Math.abs(x - px) <= 30 && Math.abs(y - py) <= 30;
}
