/** The board of a game that has none of its own: what its view says, in words. Options are buttons, places are drawn by the table. */
import type { GameBoard } from '../board';
import Board from './Board.svelte';

export const board: GameBoard = {
  Board,
  cue: () => ({ milliseconds: 250, changeFirst: true }),
  odds: () => new Map(),
  pictures: () => [],
  telling: {},
  draws: () => false,
};
