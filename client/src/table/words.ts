/** Small sentences around what the server says. */
import type { Reason } from '../games/board';
import type { Scene, SeatInfo, TableInfo } from '../lib/protocol';
import { ABORT, DRAW, sayName } from '../lib/words';

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function together(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

export const GIVEN_UP = 'This table was given up.';

/** Who the table waits for, when it is not this seat. */
export function waitingWords(scene: Scene, seats: readonly SeatInfo[], viewer: number): string {
  if (scene.over) return scene.outcome?.sentence ?? 'The game is over.';
  const others = scene.waiting_for.filter((seat) => seat !== viewer).map((seat) => seats[seat]!);
  if (others.length === 0) return scene.gone ? '' : 'One moment …';
  const names = together(others.map((seat) => seat.name));
  if (others.every((seat) => seat.kind === 'bot' || seat.gone))
    return `${names} ${others.length > 1 ? 'are' : 'is'} thinking …`;
  const away = others.filter((seat) => seat.kind === 'person' && !seat.gone && !seat.online);
  const note = away.length === others.length ? (away.length > 1 ? ', who are away' : ', who is away') : '';
  return `Waiting for ${names}${note}.`;
}

/** Why nothing at all can be chosen by the seat ``viewer``, which is not asked; null for those who only look on. */
export function notNow(scene: Scene, seats: readonly SeatInfo[], viewer: number): Reason | null {
  if (scene.over || !seats[viewer] || scene.waiting_for.length === 0) return null;
  const words = waitingWords(scene, seats, viewer);
  return { rule: 'table.question', sentence: `${chosenWords(scene) || 'It is not for you to choose now.'} ${words}` };
}

/** What this seat has chosen in secret, as long as nobody else knows it; empty if nothing. */
export function chosenWords(scene: Pick<Scene, 'chosen' | 'placed'>): string {
  if (scene.chosen) return `You chose ${scene.chosen.label}.`;
  return scene.placed ? 'You have made your choice.' : '';
}

/** What a thing is called where its board does not say: "Bob", "Stone 1", "Might". */
export function calledPlainly(thing: string, seats: readonly SeatInfo[]): string {
  const [kind = '', id = ''] = thing.split(/:(.*)/s);
  if (kind === 'seat') return seats[Number(id)]?.name ?? thing;
  return /^\d+$/.test(id) ? `${sayName(kind)} ${Number(id) + 1}` : sayName(id || kind);
}

/** How the game ended for the reader: "You win the game", "You lose the game", "Draw", "Broken off"; names where nobody in particular reads. Battles are won too, so it is said what was won. */
export function resultWords(
  winners: readonly number[],
  seats: readonly SeatInfo[],
  mine: readonly number[],
  rule = '',
): string {
  if (rule === ABORT) return 'Broken off';
  if (rule === DRAW || winners.length === 0 || winners.length === seats.length) return 'Draw';
  const names = together(winners.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`));
  if (mine.length !== 1) return `${names} ${winners.length === 1 ? 'wins the game' : 'share the victory'}`;
  if (!winners.includes(mine[0]!)) return 'You lose the game';
  return winners.length === 1 ? 'You win the game' : 'You share the victory';
}

/** What kind of player a bot is: "Bot, normal"; by its own name if it plays at no level. */
export function botWords({ level, bot }: Pick<SeatInfo, 'level' | 'bot'>): string {
  return `Bot, ${level || bot || 'unknown'}`;
}

/** What this browser has answered and the server has not confirmed; `waits`: it has not gone out yet. */
export interface Unsent {
  seat: number;
  /** What was chosen; empty for a place. */
  words: string;
  waits: boolean;
}

/** What is not sent yet, while the table cannot be reached. */
export function unsentWords(unsent: readonly Unsent[]): string {
  if (unsent.length === 0) return 'Nothing is waiting to be sent.';
  const names = together(unsent.map(({ words }) => (words ? `“${words}”` : 'your choice')));
  if (unsent.every(({ waits }) => waits)) return `Waiting to be sent: ${names}.`;
  return `Perhaps not sent yet: ${names}. If it did not arrive, it is sent again.`;
}

export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === 'open');
}
