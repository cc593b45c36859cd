/** Who is to sit where when a replay is continued: "me", "open" or "bot:LEVEL" for each seat. */
import type { LevelInfo, SeatInfo, SeatWish } from '../lib/protocol';

/** Me where the first person sat (or in the first seat), bots elsewhere. */
export function firstWishes(seats: readonly SeatInfo[]): string[] {
  const mine = Math.max(
    seats.findIndex((seat) => seat.kind === 'person'),
    0,
  );
  return seats.map((_, seat) => (seat === mine ? 'me' : 'bot:normal'));
}

export function wishOf(
  word: string,
  seat: number,
  words: readonly string[],
  seats: readonly SeatInfo[],
  levels: readonly LevelInfo[],
): SeatWish {
  if (word === 'open') return { kind: 'open' };
  if (word === 'me') {
    // The second person at this browser needs a name of their own; the first has one already.
    return words.indexOf('me') === seat
      ? { kind: 'me' }
      : { kind: 'me', name: seats[seat]?.name ?? `Player ${seat + 1}` };
  }
  const level = word.slice('bot:'.length);
  return { kind: 'bot', bot: levels.find((each) => each.level === level)?.bot ?? '' };
}

/** Strangers may sit down, and the host may know what is hidden: the server refuses to leave it as it was. */
export function mustDealAnew(words: readonly string[], who: 'invited' | 'anybody', hidden: boolean): boolean {
  return hidden && who === 'anybody' && words.includes('open');
}
