/** Clocks in numbers and words. The server counts in milliseconds; a table is opened with seconds. */
import type { ClockInfo } from './protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds below which time is short. */
export const SHORT = 20_000;
/** Milliseconds at which a screen reader says how much is left. */
export const SAID_AT: readonly number[] = [60_000, SHORT, 5_000];

const UNITS = [
  { seconds: DAY, one: 'day', tag: 'day' },
  { seconds: HOUR, one: 'hour', tag: 'h' },
  { seconds: MINUTE, one: 'minute', tag: 'min' },
  { seconds: 1, one: 'second', tag: 's' },
] as const;

/** The two largest units that count: [[2, days], [5, hours]]. */
function inUnits(seconds: number): [number, (typeof UNITS)[number]][] {
  const largest = Math.max(
    UNITS.findIndex((unit) => seconds >= unit.seconds),
    0,
  );
  let rest = seconds;
  return UNITS.slice(largest, largest + 2).flatMap((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return count > 0 ? [[count, unit]] : [];
  });
}

/** "3 minutes", "1 day 12 hours", "no time". */
export function lasting(seconds: number): string {
  return (
    inUnits(seconds)
      .map(([count, unit]) => `${count} ${unit.one}${count === 1 ? '' : 's'}`)
      .join(' ') || 'no time'
  );
}

/** "3 min", "1 day 12 h". */
export function lastingShort(seconds: number): string {
  return (
    inUnits(seconds)
      .map(([count, unit]) => `${count} ${unit.tag}${unit.tag === 'day' && count !== 1 ? 's' : ''}`)
      .join(' ') || '0 s'
  );
}

/** Seconds as they are counted down: a second that has begun still counts. */
const counted = (milliseconds: number): number => Math.max(Math.ceil(milliseconds / 1000), 0);

/** What a clock shows: "4:32", "5 h 3 min", "2 days 5 h". */
export function timeLeft(milliseconds: number): string {
  const seconds = counted(milliseconds);
  if (seconds >= HOUR) return lastingShort(seconds);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** The same for a screen reader: "4 minutes 32 seconds". */
export const timeLeftSpoken = (milliseconds: number): string => lasting(counted(milliseconds));

/** The clock of a table, for lists: "30 s a move", "15 min + 10 s". */
export function clockTag(clock: ClockInfo): string {
  if (clock.move > 0) return `${lastingShort(clock.move)} a move`;
  return clock.increment > 0
    ? `${lastingShort(clock.bank)} + ${lastingShort(clock.increment)}`
    : lastingShort(clock.bank);
}

/** The clock of a table, in a sentence. */
export function clockWords(clock: ClockInfo): string {
  if (clock.move > 0) return `Each player has ${lasting(clock.move)} for each move.`;
  const more = clock.increment > 0 ? `, and ${lasting(clock.increment)} more for each move` : '';
  return `Each player has ${lasting(clock.bank)} for the whole game${more}.`;
}

/** An hour or less: people stay at the table, and players who are away can be replaced, as without a clock. */
export const isShort = (clock: ClockInfo): boolean => (clock.move || clock.bank) <= HOUR;

/** What holds without a clock, or with a short one; `claimAfter` is in seconds, as the server was told. */
export function unclocked(claimAfter: number | null): string {
  const wait = claimAfter === null ? 'for a while' : claimAfter < 1 ? 'a moment' : lasting(Math.round(claimAfter));
  return `Players who wait ${wait} for somebody who is away may let a bot play on.`;
}

/** The threshold that was passed between two moments; null if none was. */
export function thresholdPassed(before: number, after: number): number | null {
  return SAID_AT.findLast((threshold) => before > threshold && after <= threshold) ?? null;
}

// -- choosing one

export type ClockKind = 'none' | 'move' | 'bank';
export const OWN = 'own';
export const MOVES: readonly number[] = [30, MINUTE, 3 * MINUTE, DAY, 3 * DAY];
export const BANKS: readonly (readonly [bank: number, increment: number])[] = [
  [5 * MINUTE, 5],
  [15 * MINUTE, 10],
  [30 * MINUTE, 20],
];
export const MOVE_UNITS = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY } as const;

/** What is typed on the set-up page. */
export interface ClockWish {
  kind: ClockKind;
  /** Seconds, or `own`. */
  move: string;
  /** "bank+increment" in seconds, or `own`. */
  bank: string;
  ownMove: string;
  ownUnit: keyof typeof MOVE_UNITS;
  ownMinutes: string;
  ownIncrement: string;
}

export const NO_CLOCK: ClockWish = {
  kind: 'none',
  move: '180',
  bank: '900+10',
  ownMove: '5',
  ownUnit: 'minutes',
  ownMinutes: '20',
  ownIncrement: '0',
};

/** Seconds: what a clock may be set to. */
export const LEAST_MOVE = 5;
export const MOST_MOVE = 10 * DAY;
export const LEAST_BANK = 30;
export const MOST_BANK = DAY;
export const MOST_INCREMENT = HOUR;

const whole = (typed: string): number => (/^\d{1,6}$/.test(String(typed).trim()) ? Number(typed) : NaN);

/** What is wrong with it; empty if nothing is. */
export function faultOfClock(wish: ClockWish): string {
  if (wish.kind === 'move' && wish.move === OWN) {
    const seconds = whole(wish.ownMove) * MOVE_UNITS[wish.ownUnit];
    if (!(seconds >= LEAST_MOVE && seconds <= MOST_MOVE))
      return `A move has from ${lasting(LEAST_MOVE)} to ${lasting(MOST_MOVE)}, in whole ${wish.ownUnit}.`;
  }
  if (wish.kind === 'bank' && wish.bank === OWN) {
    const bank = whole(wish.ownMinutes) * MINUTE;
    if (!(bank >= LEAST_BANK && bank <= MOST_BANK))
      return `A game has from 1 minute to ${lasting(MOST_BANK)}, in whole minutes.`;
    const increment = whole(wish.ownIncrement);
    if (!(increment >= 0 && increment <= MOST_INCREMENT))
      return `Each move adds from 0 seconds to ${lasting(MOST_INCREMENT)}, in whole seconds.`;
  }
  return '';
}

/** As the server reads it; null for no clock. Only of a wish without a fault. */
export function clockOf(wish: ClockWish): ClockInfo | null {
  if (wish.kind === 'none') return null;
  if (wish.kind === 'move') {
    const move = wish.move === OWN ? whole(wish.ownMove) * MOVE_UNITS[wish.ownUnit] : Number(wish.move);
    return { move, bank: 0, increment: 0 };
  }
  if (wish.bank === OWN) return { move: 0, bank: whole(wish.ownMinutes) * MINUTE, increment: whole(wish.ownIncrement) };
  const [bank = 0, increment = 0] = wish.bank.split('+').map(Number);
  return { move: 0, bank, increment };
}
