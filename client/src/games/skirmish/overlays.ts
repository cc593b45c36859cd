/** What is drawn around the units while somebody thinks: reach, ways, lines of sight. Lengths in thousandths of an inch. */
import type { Placing } from '../../table/placing.svelte';
import type { Point } from './ground';
import { inchWords } from './ground';
import type { MovePreview } from './types';

export interface Circle extends Point {
  radius: number;
  kind: 'melee' | 'own' | 'range' | 'move';
}

/** What would come of the movement that is pointed at; null where something else is placed, or nothing is known yet. */
export function walkPreview(placing: Placing | null): MovePreview | null {
  const told = placing?.preview;
  return placing?.place && told?.['type'] === 'MovePreview' ? (told as unknown as MovePreview) : null;
}

/** Is the way dangerous enough to say so twice: does somebody strike, or does it fall? */
export const isRisky = (preview: MovePreview | null): boolean =>
  preview !== null && (preview.strikers.length > 0 || preview.falls.length > 0);

/** "4½″ of 5″", and why it is no more. */
export function costWords(preview: MovePreview): string {
  if (preview.teleport) return `teleport, ${inchWords(preview.cost)}`;
  const level = preview.hanging ? `, hangs at level ${preview.level}` : '';
  return `${inchWords(preview.cost)} of ${inchWords(preview.budget)}${preview.terrain ? ` (${preview.terrain})` : ''}${level}`;
}

/** Nearer than this to each other, two costs cannot be read. */
const APART = 1500;

/** What each leg costs, written where it ends, as far as there is room; the last one with the whole. A way round a corner has many short legs. */
export function legWords(preview: MovePreview): (Point & { words: string })[] {
  const [x = 0, y = 0] = preview.path.slice(-2);
  const shown: (Point & { words: string })[] = [{ x, y, words: costWords(preview) }];
  let since = 0;
  for (const leg of preview.legs.slice(0, -1)) {
    since += leg.cost;
    if (shown.some((each) => Math.hypot(each.x - leg.x, each.y - leg.y) < APART)) continue;
    shown.splice(-1, 0, { x: leg.x, y: leg.y, words: `${inchWords(since)}${leg.words ? `: ${leg.words}` : ''}` });
    since = 0;
  }
  return shown;
}

/** Nearer than this, in thousandths of an inch, is what was meant. */
const CLOSE = 400;

/** Does what is proposed end where it was pointed at, be it on another way? */
export function arrives(tried: readonly number[], place: readonly number[] | null): boolean {
  if (!place || place.length < 2 || tried.length < 2) return false;
  const end = (path: readonly number[]): readonly [number, number] => {
    const even = path.length - (path.length % 2);
    return [path[even - 2]!, path[even - 1]!];
  };
  const [[x, y], [px, py]] = [end(tried), end(place)];
  return Math.hypot(x - px, y - py) <= CLOSE;
}
