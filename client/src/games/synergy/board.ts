/** The board of synergy, as the table uses it. */
import { contentOf } from '../../lib/api';
import { isFinger } from '../../lib/finger';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { contentIn, iconOf, nameOfThing, readCard, readTeam } from './cards';
import { CUES } from './cues';
import { goodsOf } from './goods';
import type { SynergyContent, SynergyEvent, SynergyView } from './types';
import { strikesArea } from './choosing';
import { pointed } from './pointed';
import { endedWords, isHead, isLoud, isSmall, PASSES, seatOf, TURNS } from './words';
import './synergy.css';

void loadIcons('synergy');

/** What the set-up asks; a bot may answer it. */
const SET_UP = new Set([
  'team',
  'power',
  'team-card',
  'assign',
  'team-draw',
  'keep-card',
  'goal',
  'base',
  'place',
  'flag',
  'keep',
]);

/** What is chosen from tiles and whole cards that lie before the player. */
const TILES = new Set(['team', 'power', 'team-card', 'keep-card', 'goal']);

/** A card or an act was chosen, and this is asked about it. */
const GOES_ON = new Set([
  'target',
  'walk',
  'land',
  'run',
  'pouch',
  'pick',
  'drop',
  'partner',
  'take',
  'give',
  'hand-in',
  'body',
  'kind',
]);

export const board: GameBoard = {
  Board,
  content: () => contentOf<SynergyContent>('synergy'),
  cue: (event) => CUES[event.type as SynergyEvent['type']] ?? null,
  odds: () => new Map(),
  pictures: (_, option, raw) => {
    const content = contentIn(raw);
    return option.touches.slice(0, 1).flatMap((thing) => {
      const team = readTeam(content, thing);
      if (team) return [team.icon];
      const card = readCard(content, thing);
      return card >= 0 ? [iconOf(content, card)] : [];
    });
  },
  telling: {
    heads: isHead,
    seatOf: (event, view) => seatOf(event, view as unknown as SynergyView),
    turns: TURNS,
    loud: isLoud,
    small: isSmall,
    words: (events, run) => `${run.at(-1)?.sentence ?? ''} (${events})`,
  },
  // Squares and warriors are pointed at, and what lies on tiles. Cards may be, too, but each also has its
  // button in reach of the thumb.
  draws: (thing, ask) => TILES.has(ask) || thing.startsWith('square:') || thing.startsWith('warrior:'),
  // Nothing is said twice, but: nobody leaves the board by a slip, and a finger, which cannot point first, is shown an area before it is struck.
  confirms: (ask, option, content) =>
    option.verb === 'Surrender' || (ask === 'act' && isFinger() && strikesArea(contentIn(content), option)),
  setsUp: (ask, view) => SET_UP.has(ask) && view['phase'] !== 'turn',
  tight: () => true,
  goesOn: GOES_ON,
  passes: PASSES,
  places: true,
  goods: (ask, told, content) => goodsOf(ask, told, contentIn(content)),
  pointed: (point, view) => pointed(point, view as unknown as SynergyView),
  called: (thing, view, content) => nameOfThing(contentIn(content), view as unknown as SynergyView, thing),
  ended: (view, content) => endedWords(view as unknown as SynergyView, contentIn(content)),
};
