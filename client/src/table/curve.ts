/** The chances to win as a curve, and what was chosen as bars. Nothing here draws. */
import { withPlace, type Arrow } from './arrows';
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
  /** From 0 to 1: the chance to win with it. */
  part: number;
  /** How often in 100 to choose it; null where there is no need to mix. */
  often: number | null;
  played: boolean;
  wins: boolean;
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

/** At most so many turns are written below the curve. */
const TICKS = 8;

/** Where turns begin, for the axis below the curve: some of them, if there are many. */
export function ticksOf(moments: readonly AnalysedMoment[], last: number): { turn: number; x: number }[] {
  const begins = moments.filter(({ turn }, place) => turn !== moments[place - 1]?.turn);
  const step = Math.max(1, Math.ceil(begins.length / TICKS));
  return begins.filter((_, place) => place % step === 0).map(({ turn, frame }) => ({ turn, x: along(frame, last) }));
}

/** The next moment after a frame at which a seat (or anybody) made a mistake, from the first one again; null if there is none. */
export function nextSlip(
  moments: readonly AnalysedMoment[],
  frame: number,
  seat: number | null = null,
): AnalysedMoment | null {
  const slips = moments.filter(({ sides }) =>
    sides.some((side) => side.slip !== '' && (seat === null || side.seat === seat)),
  );
  return slips.find((moment) => moment.frame > frame) ?? slips[0] ?? null;
}

/** What is marked on the board: what was played, and what was better. */
export function arrowsOf(moment: AnalysedMoment | undefined): Arrow[] {
  return (moment?.sides ?? []).flatMap((side): Arrow[] => {
    const played = side.answers.find((answer) => answer.played);
    const best = side.answers[0];
    const found: Arrow[] = [];
    if (played) found.push({ kind: 'played', things: meant(played) });
    if (best && best !== played && side.slip !== '') found.push({ kind: 'better', things: meant(best) });
    return found;
  });
}

const meant = ({ things, value }: AnalysedAnswer): string[] => withPlace(things, Array.isArray(value) ? value : []);

/** "83 of 100"; a dash where nothing was judged. */
export const accuracyWords = (accuracy: number | null): string =>
  accuracy === null ? '–' : String(Math.round(accuracy));

/** A share of the chance to win that came or went: "+7", "−12". */
export function movedWords(share: number): string {
  const whole = Math.round(100 * share);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
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
    .map((answer) => ({
      key: String(answer.value),
      label: answer.label,
      part: answer.estimate,
      often: mixed ? Math.round(100 * (answer.rate ?? 0)) : null,
      played: answer.played,
      wins: answer.wins,
    }));
}

/**
 * "63 % instead of 70 %", "lost nothing", "won at once"; "about as good" where the bot cannot tell them apart; empty if nobody can tell. The numbers are those of the table; not "points", which
 * some games are played for.
 */
export function lostWords(side: AnalysedSide): string {
  const played = side.answers.find((answer) => answer.played);
  if (side.lost === null || !played) return '';
  if (played.wins) return 'won at once';
  const best = percent(mixes(side) ? side.value : (side.answers[0]?.estimate ?? 0));
  if (best <= percent(played.estimate)) return 'lost nothing';
  if (side.lost < 0.005) return 'about as good';
  return `${percent(played.estimate)}\u00a0% instead of ${best}\u00a0%`;
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
