// Words that several pages share.
import type { GameInfo, OutcomeInfo, SeatInfo, TableInfo } from './protocol';

/** "2–6 players", "2 players". */
export function playersOf(game: Pick<GameInfo, 'least' | 'most'>): string {
  return game.least === game.most ? `${game.least} players` : `${game.least}–${game.most} players`;
}

/** 1, light, to 5, heavy, in a word. */
export function weightWord(weight: number): string {
  if (weight < 1.7) return 'Light';
  if (weight < 2.5) return 'Easy to learn';
  if (weight < 3.4) return 'Medium';
  if (weight < 4.2) return 'Demanding';
  return 'Heavy';
}

/** What those who watch do not see, and when they do. */
export function watchersSee(game: Pick<GameInfo, 'hidden' | 'simultaneous'>): string {
  if (game.hidden) return 'They see only what lies open for everybody.';
  return game.simultaneous
    ? 'Everything is open; a secret choice is shown when all have chosen.'
    : 'Everything is open.';
}

/** ", hard": the level of a bot, after what it is called; empty if it has none. */
export function levelOf(game: Pick<GameInfo, 'levels'> | null, bot: string): string {
  const level = game?.levels.find((each) => each.bot === bot)?.level;
  return level ? `, ${level}` : '';
}

/** Who may find a table and look on, besides those who play. */
export function audienceWords(table: Pick<TableInfo, 'private' | 'watchable'>): string {
  if (!table.watchable) return 'Nobody may watch';
  return table.private ? 'Anybody with the address may watch' : 'Anybody may watch';
}

/** army_size → "Army size". */
export function sayName(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How long a game was played: "40 seconds", "9 minutes", "2 hours", "3 days"; empty if nobody knows. */
export function lastedWords(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second');
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** "After 12 turns, in 9 minutes." */
export function afterWords(turns: number, seconds: number): string {
  const time = lastedWords(seconds);
  return `After ${count(turns, 'turn')}${time ? `, in ${time}` : ''}.`;
}

/** "just now", "5 minutes ago", "3 days ago". Both in seconds since the epoch. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  if (seconds < 60) return 'just now';
  const [count, unit] =
    seconds < 3600
      ? [Math.floor(seconds / 60), 'minute']
      : seconds < 86400
        ? [Math.floor(seconds / 3600), 'hour']
        : [Math.floor(seconds / 86400), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

export const STATE_WORDS: Record<TableInfo['state'], string> = {
  open: 'Waiting for players',
  playing: 'Playing',
  finished: 'Finished',
  abandoned: 'Given up',
};

export function seatName(seat: SeatInfo): string {
  return seat.kind === 'open' ? 'Open seat' : seat.name;
}

/** What a list says of a seat besides its name: "bot, hard · 12 points"; empty if there is nothing. */
export function seatMore(seat: SeatInfo): string {
  const kind = seat.kind === 'bot' ? `bot, ${seat.level || seat.bot}` : seat.gone ? 'a bot plays on' : '';
  return [kind, seat.stands].filter(Boolean).join(' · ');
}

/** The rules by which a game ends without a winner of its own. */
export const ABORT = 'table.abort';
export const DRAW = 'table.draw';

/** "You won", "You lost", "Draw", "Broken off", "Ann won", "Ann and Bob share the victory"; empty while nothing is decided. */
export function resultOf(outcome: OutcomeInfo | null, names: readonly string[], mine: readonly number[] = []): string {
  if (!outcome) return '';
  if (outcome.rule === ABORT) return 'Broken off';
  if (outcome.rule === DRAW || outcome.winners.length === 0 || outcome.winners.length === names.length) return 'Draw';
  if (mine.length === 1 && !outcome.winners.includes(mine[0]!)) return 'You lost';
  const who = outcome.winners.map((seat) =>
    mine.includes(seat) && mine.length === 1 ? 'You' : (names[seat] ?? `Seat ${seat + 1}`),
  );
  if (who.length === 1) return `${who[0]} won`;
  return `${who.slice(0, -1).join(', ')} and ${who.at(-1)} share the victory`;
}

/** Does a table wait for the reader? */
export function isMyTurn(table: TableInfo): boolean {
  return table.waiting_for.some((seat) => table.seats[seat]?.mine && !table.seats[seat].gone);
}

/** Who a table at play waits for: "Your turn", "Bob’s turn", "Waiting for Bob and Cy"; empty if nobody knows. */
export function turnOf(table: TableInfo): string {
  if (isMyTurn(table)) return 'Your turn';
  const names = table.waiting_for.map((seat) => table.seats[seat]?.name ?? '').filter(Boolean);
  if (names.length < 2) return names.length === 1 ? `${names[0]}’s turn` : '';
  return `Waiting for ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The turn of a game and, where the game knows it, the last one: "turn 12 of 400". */
export function turnWords(turn: number, limit: unknown): string {
  return typeof limit === 'number' && limit > 0 ? `turn ${turn} of ${limit}` : `turn ${turn}`;
}

/** Those that wait for the reader first; otherwise as they come, the latest first. */
export function myTurnFirst(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables.filter(isMyTurn), ...tables.filter((table) => !isMyTurn(table))];
}

/** How the reader may give the table up: a game that has begun is resigned, unless nobody else is in it; it is never erased. */
export function givingUp(table: TableInfo): 'close' | 'resign' | null {
  if (table.problem) return null;
  const mine = table.seats.filter((seat) => seat.mine && !seat.gone);
  if (table.state === 'open') return table.mine ? 'close' : null;
  if (table.state !== 'playing' || mine.length === 0) return null;
  return table.mine && mine.length > 1 && table.seats.every((seat) => seat.mine) ? 'close' : 'resign';
}

/** What giving up a table comes to where nobody else plays. */
export function giveUpWords(table: TableInfo): string {
  if (table.state === 'playing') return 'Nobody else plays here. The game ends without a result.';
  const others = table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
  return `Nobody can sit down at it any more.${others ? ' Players who are waiting are told.' : ''}`;
}

export function count(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`;
}
