/** The boards, by the name of the game. Each is loaded when a table of its game is opened. */
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ board: GameBoard }>> = {
  figures: () => import('./figures'),
};

/** The board of a game; a plain one for a game that has none. */
export async function boardOf(game: string): Promise<GameBoard> {
  return (await (BOARDS[game] ?? (() => import('./plain')))()).board;
}
