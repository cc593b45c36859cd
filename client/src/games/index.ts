/** The games, by name. A new one is a folder and a line here. What is large is loaded when it is first shown. */
import type { GameBoard } from './board';
import { figures } from './figures';
import { legacy } from './legacy';
import type { GamePage, GameParts } from './parts';
import { skirmish } from './skirmish';
import { synergy } from './synergy';

const GAMES: Record<string, GameParts> = { figures, legacy, synergy, skirmish };

/** What a game brings; a game that is not known here brings nothing and can be played all the same. */
export function partsOf(game: string): GameParts {
  return GAMES[game] ?? {};
}

/** The board of a game; a plain one for a game that has none. */
export async function boardOf(game: string): Promise<GameBoard> {
  return (await (partsOf(game).board ?? (() => import('./plain/board')))()).board;
}

/** The pages of all games. */
export const PAGES: readonly GamePage[] = Object.values(GAMES).flatMap((game) => game.pages ?? []);
