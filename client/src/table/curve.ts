/** The chances to win as a curve, and what was chosen as bars. Nothing here draws. */
import type { AnalysedAnswer, AnalysedMoment, AnalysedSide, KeyMoment } from '../lib/protocol';

/** Answers that are shown for each side, besides the one that was played. */
const SHOWN = 4;

export interface Point {
  /** From 0, the first decision, to 1, the end. */
  x: number;
  /** From 0, no chance, to 1. */
  y: number;
}

export interface Bar {
  key: string;
  label: string;
  /** From 0 to 1: how often to choose it, or the chance to win with it. */
  part: number;
  played: boolean;
}

export const percent = (part: number): number => Math.round(100 * Math.min(Math.max(part, 0), 1));

/** How far along the game a moment is. */
export const along = (frame: number, last: number): number => (last > 0 ? Math.min(Math.max(frame / last, 0), 1) : 0);

/** One seat's chances through the game; at its end what it got. */
export function pointsOf(
  seat: number,
  moments: readonly AnalysedMoment[],
  shares: readonly number[],
  last: number,
): Point[] {
  const points = moments.map(({ frame, chances }) => ({ x: along(frame, last), y: chances[seat] ?? 0 }));
  const share = shares[seat];
  if (share !== undefined) points.push({ x: 1, y: share });
  return points;
}

/** A line through points, in a box with its zero at the top left. */
export function lineThrough(points: readonly Point[], width: number, height: number): string {
  const short = (number: number): string => String(Math.round(100 * number) / 100);
  return points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${short(x * width)} ${short((1 - y) * height)}`).join('');
}

/** The latest moment that is not after a frame: what was last decided or is asked there; -1 before the first. */
export function momentAt(moments: readonly AnalysedMoment[], frame: number): number {
  let found = -1;
  for (const [place, moment] of moments.entries()) if (moment.frame <= frame) found = place;
  return found;
}

/** The moment nearest to a point that was clicked; -1 if there is none. */
export function nearest(moments: readonly AnalysedMoment[], x: number, last: number): number {
  let found = -1;
  let least = Infinity;
  for (const [place, { frame }] of moments.entries()) {
    const far = Math.abs(along(frame, last) - x);
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

/** Should the side mix? Then its bars say how often, otherwise how well each answer does. */
export function mixes(side: AnalysedSide): boolean {
  return side.answers.some(({ rate }) => rate !== null);
}

/** The bars of one side: the best few answers, and the one that was played. */
export function barsOf(side: AnalysedSide): Bar[] {
  const mixed = mixes(side);
  const part = (answer: AnalysedAnswer): number => (mixed ? (answer.rate ?? 0) : answer.estimate);
  return side.answers
    .filter((answer, place) => answer.played || (place < SHOWN && (!mixed || part(answer) > 0)))
    .map((answer) => ({ key: String(answer.value), label: answer.label, part: part(answer), played: answer.played }));
}

/** "chance −7 %", "lost nothing"; empty if nobody can tell. Not "points", which some games are played for. */
export function lostWords(lost: number | null): string {
  if (lost === null) return '';
  const points = Math.round(100 * lost);
  if (points < 1) return 'lost nothing';
  return `chance −${points}\u00a0%`;
}

/** "Turn 7: Ann 63 %, Bob 37 %". */
export function chancesWords(moment: AnalysedMoment | undefined, names: readonly string[]): string {
  if (!moment) return '';
  return `Turn ${moment.turn}: ${moment.chances.map((chance, seat) => `${names[seat] ?? `Seat ${seat + 1}`} ${percent(chance)} %`).join(', ')}`;
}

/** The one moment that mattered most: after which the chances were others, or at which most was lost. Null where none did. */
export function turningPoint(keys: readonly KeyMoment[]): KeyMoment | null {
  const weight = (key: KeyMoment): number => Math.max(key.lost, key.swing);
  return keys.reduce<KeyMoment | null>((best, key) => (best && weight(best) >= weight(key) ? best : key), null);
}
