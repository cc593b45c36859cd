/** The board of skirmish, as the table uses it. */
import { contentOf } from '../../lib/api';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { actOf } from './choosing';
import { CUES } from './cues';
import { idle } from './idle';
import type { SkirmishContent, SkirmishEvent, SkirmishView } from './types';
import { contentIn, idleWords, nameOf, readThing } from './units';
import { ALWAYS, endedWords, isHead, isLoud, isSmall, KEYS, PASSES, seatOf, squaresOnly, TURNS } from './words';
import './skirmish.css';

void loadIcons('skirmish');

/** What the set-up asks; a bot may answer it. */
const SET_UP = new Set(['army', 'side', 'stone', 'deploy']);
/** Asked when nothing on the table has to be seen: large buttons do no harm, and a recruit is chosen by what it costs and can do. */
const LARGE = new Set(['act', 'first', 'side', 'army', 'recruit', 'items']);

/** An ability was chosen, and this is asked about it. */
const GOES_ON = new Set(['target', 'partner', 'spot']);

export const board: GameBoard = {
  Board,
  content: () => contentOf<SkirmishContent>('skirmish'),
  cue: (event) => CUES[event.type as SkirmishEvent['type']] ?? null,
  odds: () => new Map(),
  pictures: (asked, option, raw) => {
    const content = contentIn(raw);
    const id = option.touches[0]?.split(':')[1] ?? '';
    if (asked.ask === 'recruit') return content.units.flatMap((row) => (row.id === id ? [row.icon] : []));
    if (asked.ask === 'items') return content.items.flatMap((item) => (item.id === id ? [item.icon] : []));
    return [];
  },
  telling: {
    seatOf: (event, view) => seatOf(event, view as unknown as SkirmishView),
    turns: TURNS,
    heads: isHead,
    loud: isLoud,
    small: isSmall,
    words: (events) => `${events} units are set up.`,
  },
  // All that units can do stands on the card of the unit that is picked; armies lie as tiles before the player. Units that something else is
  // asked about may be pointed at, and each has its button with what it would come to.
  // Of the directions of a push, only the usual one.
  draws: (thing, ask) =>
    ask === 'act' ? !thing.startsWith('seat:') : ask === 'push' ? thing !== 'direction:0' : ask === 'army',
  confirms: (ask, option) => ask === 'army' || (ask === 'act' && actOf(option.value).kind === 'end' && idle() > 0),
  settling: (asked, option, view, raw) =>
    asked.ask === 'act' && actOf(option.value).kind === 'end'
      ? idleWords(view as unknown as SkirmishView, contentIn(raw))
      : '',
  setsUp: (ask, view) => SET_UP.has(ask) && view['phase'] !== 'turn',
  // Armies are chosen in secret; all else lies open.
  open: true,
  goesOn: GOES_ON,
  tight: (ask) => !LARGE.has(ask),
  passes: PASSES,
  always: ALWAYS,
  keys: KEYS,
  places: true,
  spoken: squaresOnly,
  ended: (view, raw) => endedWords(view as unknown as SkirmishView, contentIn(raw)),
  called: (thing, view, raw) => {
    const { kind, id } = readThing(thing);
    const seen = view as unknown as SkirmishView;
    return kind === 'unit' ? nameOf(contentIn(raw), seen, seen.units[id]) : '';
  },
};
