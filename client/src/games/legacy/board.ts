/** The board of legacy, as the table uses it. */
import { contentOf } from '../../lib/api';
import { isFinger } from '../../lib/finger';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { cardsOf, nameOfThing, readChampion } from './cards';
import { CUES } from './cues';
import type { LegacyContent, LegacyEvent, LegacyView } from './types';
import './legacy.css';

void loadIcons('legacy');

/** Where one points at a champion or a location; everything else is answered with buttons. */
const POINTED = new Set([
  'opening',
  'champion',
  'carry',
  'exchange',
  'raise',
  'vanish',
  'call',
  'conscript',
  'raze',
  'reroute',
  'foresee',
]);

/** Both choose at once; what is chosen cannot be taken back once the other has chosen. */
const SECRET = new Set(['opening', 'champion', 'carry']);
/** What is pointed at elsewhere than in the own hand. */
const TARGETS = new Set(['raise', 'raze', 'reroute', 'foresee']);

export const board: GameBoard = {
  Board,
  content: () => contentOf<LegacyContent>('legacy'),
  cue: (event) => CUES[event.type as LegacyEvent['type']] ?? null,
  odds: () => new Map(),
  pictures: (_, option, content) => {
    const champion = readChampion(cardsOf(content), option.touches[0] ?? '');
    return champion ? [champion.row.icon] : [];
  },
  // A secret choice is said twice; and by a finger, which cannot point first, whatever is not in the hand.
  confirms: (ask, option) => SECRET.has(ask) || (isFinger() && TARGETS.has(ask) && option.touches.length > 0),
  telling: {
    heads: (event) => event.type === 'BattleBegins' || event.type === 'RoundBegins',
    turns: {
      begins: (event) => event.type === 'BattleBegins',
      tells: (event) => event.type === 'BattleWon' || event.type === 'Scored',
    },
    loud: (event) => ['BattleWon', 'FatestonePassed', 'GameWon'].includes(String(event.type)),
  },
  goesOnAsking: (asked, picked, view, content) => {
    const laid = asked.ask === 'opening' && picked.length === 1 ? nameOfThing(cardsOf(content), picked[0]!) : '';
    const place = cardsOf(content).locations[(view as unknown as LegacyView).row[0] ?? -1]?.name;
    return laid ? `The ${laid} goes into your legacy pile. And who fights${place ? ` at ${place}` : ''}?` : '';
  },
  draws: (thing, ask) => POINTED.has(ask) && (thing.startsWith('champion:') || thing.startsWith('location:')),
  open: true,
  called: (thing, _, content) => nameOfThing(cardsOf(content), thing),
};
