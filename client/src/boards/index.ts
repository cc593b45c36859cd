/** The boards, by the name of the game. Each is loaded when a table of its game is opened. */
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ board: GameBoard }>> = {
  figures: () => import('./figures'),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  const found = BOARDS[game];
  return found ? (await found()).board : null;
}
