// The seats of a table that is being set up.
import type { GameInfo, SeatWish } from './protocol';

export type SeatKind = 'me' | 'here' | 'open' | 'bot';

export interface Wish {
  kind: SeatKind;
  /** Of another person at this browser. */
  name: string;
  /** The level of a bot. */
  level: string;
}

export const KIND_WORDS: Record<SeatKind, string> = {
  me: 'Me',
  here: 'Somebody here with me',
  open: 'A friend, by link',
  bot: 'A bot',
};

/** What the page begins with: me against a bot. */
export function startWishes(game: GameInfo): Wish[] {
  return Array.from({ length: game.least }, (_, seat) => newWish(game, seat === 0 ? 'me' : 'bot'));
}

export function newWish(game: GameInfo, kind: SeatKind): Wish {
  const middle = game.levels.find((each) => each.level === 'normal') ?? game.levels[0];
  return { kind, name: '', level: middle?.level ?? '' };
}

/** What is wrong with the seats; empty if nothing is. */
export function faultOfWishes(game: GameInfo, wishes: readonly Wish[]): string {
  if (wishes.length < game.least) return `${game.title} needs at least ${game.least} players.`;
  if (wishes.length > game.most) return `${game.title} takes at most ${game.most} players.`;
  if (wishes.filter((each) => each.kind === 'me').length > 1)
    return 'You can sit in one seat only; the others are "somebody here with me".';
  return '';
}

/** As the server reads them. */
export function wishesToSend(game: GameInfo, wishes: readonly Wish[]): SeatWish[] {
  return wishes.map((wish, seat) => {
    if (wish.kind === 'open') return { kind: 'open' };
    if (wish.kind === 'me') return { kind: 'me' };
    if (wish.kind === 'here') return { kind: 'me', name: wish.name.trim() || `Player ${seat + 1}` };
    return { kind: 'bot', bot: game.levels.find((each) => each.level === wish.level)?.bot ?? '' };
  });
}
