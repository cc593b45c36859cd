/** Words of the board of skirmish. What is asked and what happened is said by the server. */
import type { Happening, Turns } from '../board';
import type { SkirmishContent, SkirmishView } from './types';
import { isAlive, rowOf } from './units';

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

const TELLS = new Set(['AttackDeclared', 'Damaged', 'AbilityUsed', ...LOUD]);

/** A side's turn. */
export const TURNS: Turns = {
  begins: (event) => event['type'] === 'TurnBegins',
  ends: (event) => event['type'] === 'SeatEnds',
  tells: (event) => TELLS.has(String(event['type'])),
};

/** The seat that did it; where nobody did, the one that it befell. */
export function seatOf(event: Happening, view: Pick<SkirmishView, 'units' | 'side_of'>): number | undefined {
  if (typeof event['seat'] === 'number') return event['seat'];
  for (const who of ['attacker', 'by', 'unit', 'victim']) {
    const unit = event[who];
    if (typeof unit === 'number' && unit >= 0) return view.units[unit]?.seat;
  }
  const side = typeof event['side'] === 'number' ? view.side_of.indexOf(event['side']) : -1;
  return side >= 0 ? side : undefined;
}

/** What is asked where somebody may pass for good. */
export const PASSES: Readonly<Record<string, string>> = {
  fast: 'fast abilities',
  back: 'attacking back',
  opportunity: 'opportunity attacks',
  hone: 'rolling anew',
  shove: 'shoving',
  partner: 'teaming up',
};

/** What most players answer whenever they can: the button that says so once for all. */
export const ALWAYS: Readonly<Record<string, string>> = {
  back: 'Always attack back',
  opportunity: 'Always strike',
};

/** What the keys do on the battlefield. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['Page Down, Page Up', 'go from one lit unit to the next; Enter picks it'],
  ['← ↑ → ↓', 'on a unit: begin to move it, by a quarter of an inch; with Shift by an inch'],
  ['N', 'takes up the next unit while an army is set up'],
  ['+ −', 'zoom in and out'],
  ['0', 'shows the whole table, while a unit has the focus'],
  ['Shift and click', 'sets a point of a path: the way goes on from there'],
];

/** "k8 .117 .119" → "k8": the table shows the rest. */
export const squaresOnly = (words: string): string => words.replace(/\b([a-z]{1,2}\d+)( \.\d+){1,2}/g, '$1');

/** How a game that is over was won. */
export function endedWords(
  view: Pick<SkirmishView, 'phase' | 'units' | 'limit_hit' | 'round_limit'>,
  content: SkirmishContent,
): string {
  if (view.phase !== 'over') return '';
  if (view.limit_hit) return `Round ${view.round_limit} was the last: the most points alive win.`;
  const fallen = view.units
    .filter((unit) => unit.leader && !isAlive(unit))
    .flatMap((unit) => rowOf(content, unit)?.name ?? []);
  return fallen.length > 0 ? `${fallen.join(' and ')} fell.` : '';
}
