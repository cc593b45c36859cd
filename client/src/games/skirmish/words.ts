/** Words of the board of skirmish. What is asked and what happened is said by the server. */
import type { Happening } from '../board';

export const PHASE_WORDS: Record<string, string> = {
  muster: 'Armies are mustered, in secret',
  sides: 'Who sets up where',
  stones: 'Rune-stones are placed',
  deploy: 'Armies are set up',
  round: 'A round begins',
  turn: '',
  over: 'The game is over',
};

const SMALL = new Set(['UnitPlaced']);
const LOUD = new Set(['Killed', 'LeaderFell', 'ArmyLeaves', 'GameWon', 'StoneTaken', 'UnitCreated']);

export const isSmall = (event: Happening): boolean => SMALL.has(String(event['type']));
export const isLoud = (event: Happening): boolean => LOUD.has(String(event['type']));
export const isHead = (event: Happening): boolean => event['type'] === 'TurnBegins' || event['type'] === 'RoundBegins';
