/** What the board of legacy works out from the view, the content and the story. No rules: only what is to be shown. */
import type { OptionInfo, Told } from '../../lib/protocol';
import type { AbilityRow, ChampionRow, LegacyContent, LegacyEvent, LegacyView, LocationRow, Term } from './types';

export const NOBODY = -1;

export type Cards = LegacyContent;
const EMPTY: Cards = { champions: [], locations: [], terrain: 0, favours: [] };

export function cardsOf(content: unknown): Cards {
  return (content as Cards | null) ?? EMPTY;
}

export const RACES = ['human', 'elf', 'dwarf', 'orc', 'gnome'] as const;
export const RACE_ICONS: Record<string, string> = {
  human: 'person',
  elf: 'elf-ear',
  dwarf: 'dwarf-face',
  orc: 'goblin-head',
  gnome: 'bad-gnome',
};
export const RACE_PLURALS: Record<string, string> = {
  human: 'Humans',
  elf: 'Elves',
  dwarf: 'Dwarves',
  orc: 'Orcs',
  gnome: 'Gnomes',
};
export const raceName = (race: string): string => race.charAt(0).toUpperCase() + race.slice(1);

// -- things

export const championThing = (seat: number, row: ChampionRow): string => `champion:${seat}:${row.id}`;
export const locationThing = (row: LocationRow): string => `location:${row.id}`;

export function readChampion(cards: Cards, thing: string): { seat: number; number: number; row: ChampionRow } | null {
  const [kind, seat, id] = thing.split(':');
  const number = kind === 'champion' ? cards.champions.findIndex((row) => row.id === id) : -1;
  const row = cards.champions[number];
  return row ? { seat: Number(seat), number, row } : null;
}

export function readLocation(cards: Cards, thing: string): { number: number; row: LocationRow } | null {
  const number = thing.startsWith('location:')
    ? cards.locations.findIndex((row) => `location:${row.id}` === thing)
    : -1;
  const row = cards.locations[number];
  return row ? { number, row } : null;
}

export function nameOfThing(cards: Cards, thing: string): string {
  if (thing === 'fatestone') return 'the Fatestone';
  return readChampion(cards, thing)?.row.name ?? readLocation(cards, thing)?.row.name ?? '';
}

/** The champions of a choice: who goes into the pile, which is asked in an opening only, and who fights. */
export function chosenIn(cards: Cards, { touches }: Pick<OptionInfo, 'touches'>): { legacy: number; battle: number } {
  const found = touches.map((thing) => readChampion(cards, thing)?.number ?? NOBODY);
  return { legacy: found.length > 1 ? found[0]! : NOBODY, battle: found.at(-1) ?? NOBODY };
}

// -- terrain

export function favours(cards: Cards, location: number | undefined, champion: number): boolean {
  return location !== undefined && (cards.favours[location]?.includes(champion) ?? false);
}

/** The champions that the terrain of a location names: champions by name, then races. Of two champions of one power only those in play are told. */
export function namedAt(
  cards: Cards,
  location: LocationRow,
  inPlay: (champion: number) => boolean,
): { icon: string; words: string; race: boolean }[] {
  const powers = location.champions.map((id) => cards.champions.find((row) => row.id === id)?.power ?? -1);
  const named = powers.flatMap((power) =>
    cards.champions.filter((row, number) => row.power === power && inPlay(number)),
  );
  return [
    ...named.map((row) => ({ icon: row.icon, words: row.name, race: false })),
    ...location.races.map((race) => ({
      icon: RACE_ICONS[race] ?? 'person',
      words: RACE_PLURALS[race] ?? race,
      race: true,
    })),
  ];
}

export function favouredAt(cards: Cards, champion: number): LocationRow[] {
  return cards.locations.filter((_, location) => favours(cards, location, champion));
}

// -- where champions are

export type Whereabouts = 'hand' | 'aside' | 'pile' | 'battle' | 'gone';

export function whereabouts(view: LegacyView, seat: number, champion: number): Whereabouts {
  if (view.hands[seat]?.includes(champion)) return 'hand';
  if (view.aside[seat]?.includes(champion)) return 'aside';
  if (view.piles[seat]?.includes(champion)) return 'pile';
  if (view.mains[seat] === champion || view.chosen[seat] === champion || view.allies[seat]?.includes(champion))
    return 'battle';
  return 'gone';
}

// -- this battle, from the story

/** What has happened since this battle began. */
export function thisBattle(told: readonly Told[]): LegacyEvent[] {
  let first = told.length;
  while (first > 0 && told[first - 1]!.event.type !== 'BattleBegins') first -= 1;
  return first === 0 ? [] : told.slice(first - 1).map((each) => each.event as LegacyEvent);
}

/** How an ability fares this turn. */
export interface Deed {
  seat: number;
  champion: number;
  kind: 'battle' | 'legacy';
  state: 'waits' | 'acts' | 'idle' | 'stopped';
  /** A few words: "+2", "pinned", "armed". */
  note: string;
}

export const deedKey = (seat: number, champion: number, kind: string): string => `${seat}:${champion}:${kind}`;

const STOPPED: Record<string, string> = {
  pin: 'pinned',
  drowned: 'prevented',
  ward: 'stopped by Ward',
  wall: 'stopped by the Wall',
  'single-combat': 'nobody may enter',
};

/** What each ability has come to, in the order in which they came up. */
export function deedsOf(events: readonly LegacyEvent[]): Map<string, Deed> {
  const deeds = new Map<string, Deed>();
  const note = (seat: number, champion: number, kind: string, change: Partial<Deed>): void => {
    const key = deedKey(seat, champion, kind);
    const before = deeds.get(key) ?? { seat, champion, kind: kind as Deed['kind'], state: 'acts' as const, note: '' };
    deeds.set(key, { ...before, ...change });
  };
  for (const event of events) {
    switch (event.type) {
      case 'Silenced':
        note(event.seat, event.champion, 'battle', { state: 'stopped', note: 'silenced by the Monk' });
        break;
      case 'AbilityActs':
        note(event.seat, event.champion, event.kind, { state: 'acts' });
        break;
      case 'AbilityStopped': {
        // Only a part of it, if it had begun to act and done something.
        const begun = deeds.get(deedKey(event.seat, event.champion, event.kind));
        note(event.seat, event.champion, event.kind, {
          state: begun?.note ? 'acts' : 'stopped',
          note: STOPPED[event.by] ?? event.by,
        });
        break;
      }
      case 'AbilityIdle':
        note(event.seat, event.champion, event.kind, {
          state: 'idle',
          note: event.why === 'declined' ? 'not used' : event.why,
        });
        break;
      case 'Armed':
        note(event.seat, event.champion, event.kind, { state: 'acts', note: 'ready' });
        break;
      case 'TotalChanged':
        note(event.seat, event.champion, event.kind, {
          state: 'acts',
          note: changed(event.seat, event.side, event.amount),
        });
        break;
      case 'WardUndoes':
        note(event.seat, event.champion, event.kind, { state: 'acts', note: `gives back ${signed(event.amount)}` });
        break;
      case 'PowerSet':
        note(event.seat, event.champion, event.kind, { state: 'acts', note: `power ${event.power}` });
        break;
      case 'Copied':
        note(event.seat, event.champion, event.kind, { state: 'acts', note: 'copies' });
        break;
    }
  }
  return deeds;
}

function changed(seat: number, side: number, amount: number): string {
  return side === seat ? signed(amount) : `${signed(amount)} for the other`;
}

/** The deeds of one side: what has come up, then what is still to come. */
export function sideDeeds(
  view: LegacyView,
  deeds: ReadonlyMap<string, Deed>,
  seat: number,
  kind: Deed['kind'],
): Deed[] {
  const found = [...deeds.values()].filter((deed) => deed.seat === seat && deed.kind === kind);
  const main = view.mains[seat] ?? NOBODY;
  const waiting =
    kind === 'legacy'
      ? (view.piles[seat] ?? []).slice(-1)
      : main === NOBODY
        ? []
        : [main, ...(view.allies[seat] ?? [])];
  for (const champion of waiting) {
    if (!deeds.has(deedKey(seat, champion, kind))) found.push({ seat, champion, kind, state: 'waits', note: '' });
  }
  return found;
}

export function abilityOf(cards: Cards, champion: number, kind: string): AbilityRow | undefined {
  const row = cards.champions[champion];
  return kind === 'battle' ? row?.battle : row?.legacy;
}

/** A number that may be below zero, with the minus sign that all words share. */
export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}

export function signed(amount: number): string {
  return amount < 0 ? plain(amount) : `+${amount}`;
}

// -- totals

/** The parts of a side's total: those that were added up, before that as far as it goes yet. */
export function termsOf(
  view: Pick<LegacyView, 'parts'>,
  events: readonly LegacyEvent[],
  seat: number,
): readonly Term[] {
  const added = events.findLast((event) => event.type === 'TotalsAdded');
  return (added?.type === 'TotalsAdded' ? added.terms[seat] : view.parts[seat]) ?? [];
}

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + term.amount, 0);

/** A term in words: "Knight 9", "terrain +2", "Rally +2". */
export function termWords(cards: Cards, term: Term): string {
  const name = cards.champions[term.champion]?.name ?? '';
  if (term.what === 'power') return `${name} ${term.amount}`;
  if (term.what === 'set') return `${name} now ${term.amount}`;
  if (term.what === 'terrain') return `terrain ${signed(term.amount)}`;
  return `${abilityOf(cards, term.champion, term.kind)?.name ?? name} ${signed(term.amount)}`;
}

// -- past battles

export interface PastBattle {
  round: number;
  location: number;
  /** As chosen from the hands, by seat. */
  chosen: readonly number[];
  /** As they fought, by seat. */
  fought: readonly number[];
  totals: readonly number[];
  winner: number;
  gained: readonly number[];
}

export function pastBattles(view: LegacyView): PastBattle[] {
  return view.pairings.map(
    ([round, location, chosen0, chosen1, fought0, fought1, total0, total1, winner, gained0, gained1]) => ({
      round,
      location,
      chosen: [chosen0, chosen1],
      fought: [fought0, fought1],
      totals: [total0, total1],
      winner,
      gained: [gained0, gained1],
    }),
  );
}

export const SOURCES = ['Locations', 'Abilities and effects', 'Fatestone', 'End of the game'] as const;

// -- the deck

/** "7 in the deck": on top, unknown, at the bottom. */
export function deckSize(view: LegacyView): number {
  return view.top.length + view.bag.length + view.bottom.length;
}
