/** Units as the view tells of them: what they are called, how large they are, what lies on them, what they can still do. */
import { INCH } from './ground';
import type { ItemRow, MapRow, SkirmishContent, SkirmishView, StoneView, UnitRow, UnitView } from './types';

export const EMPTY: SkirmishContent = {
  factions: [],
  units: [],
  items: [],
  abilities: [],
  hero_abilities: [],
  own_abilities: [],
  armies: [],
  map_ids: [],
  maps: [],
  scenarios: [],
  effects: [],
  terms: [],
  layouts: [],
  radii: [],
  carriers: [],
  stone_radius: 0,
};
export const NOBODY = -1;

export const contentIn = (raw: unknown): SkirmishContent => (raw as SkirmishContent | null) ?? EMPTY;

/** "unit:3" → what kind of thing, and its number. */
export function readThing(thing: string): { kind: string; id: number } {
  const [kind = '', id = ''] = thing.split(':');
  return { kind, id: /^\d+$/.test(id) ? Number(id) : NOBODY };
}

export const unitThing = (unit: number): string => `unit:${unit}`;
export const stoneThing = (stone: number): string => `stone:${stone}`;

export function mapOf(content: SkirmishContent, id: string): MapRow | null {
  return content.maps[content.map_ids.indexOf(id)] ?? null;
}

export const rowOf = (content: SkirmishContent, unit: Pick<UnitView, 'kind'> | undefined): UnitRow | undefined =>
  unit ? content.units[unit.kind] : undefined;
export const itemsOf = (content: SkirmishContent, unit: Pick<UnitView, 'items'>): ItemRow[] =>
  unit.items.flatMap((item) => content.items[item] ?? []);

/** Half of a base's diameter, in thousandths of an inch. */
export const radiusOf = (content: SkirmishContent, unit: Pick<UnitView, 'kind'>): number =>
  content.radii[unit.kind] ?? 0;

export const isAlive = (unit: Pick<UnitView, 'fate'> | undefined): boolean => unit?.fate === 'alive';
export const isHero = (row: Pick<UnitRow, 'keywords'> | undefined): boolean => row?.keywords.includes('Hero') === true;

/** The units on the table, the large ones first, so that small ones lie above them. */
export function onTable(view: SkirmishView, content: SkirmishContent): UnitView[] {
  return view.units
    .filter(isAlive)
    .sort((one, other) => radiusOf(content, other) - radiusOf(content, one) || one.id - other.id);
}

/** Units of one seat of one kind are numbered: "Soldier 2". */
export function nameOf(
  content: SkirmishContent,
  view: Pick<SkirmishView, 'units'>,
  unit: UnitView | undefined,
): string {
  const row = rowOf(content, unit);
  if (!unit || !row) return '';
  return `${row.name} ${countOf(view, unit)}`.trim();
}

/** The number that tells a unit from its like; empty where there is only one. */
export function countOf(view: Pick<SkirmishView, 'units'>, unit: UnitView): string {
  const alike = view.units.filter((other) => other.seat === unit.seat && other.kind === unit.kind);
  return alike.length < 2 ? '' : String(alike.findIndex((other) => other.id === unit.id) + 1);
}

// -- what it can still do this turn, as the server says, and what lies on it

export interface CanStill {
  move: boolean;
  act: boolean;
}

export function canStill(view: Pick<SkirmishView, 'can_move' | 'can_act'>, unit: Pick<UnitView, 'id'>): CanStill {
  return { move: view.can_move[unit.id] === true, act: view.can_act[unit.id] === true };
}

/** Units of a seat that have done nothing at all this turn. */
export function idleUnits(view: SkirmishView, seat: number): UnitView[] {
  return view.units.filter((unit) => unit.seat === seat && view.fresh[unit.id] === true);
}

/** So many units are named before the end of a turn; of more only the number is told. */
const NAMED = 2;

/** Who of the viewer's has done nothing, before they end the turn; empty if all have done something. */
export function idleWords(view: SkirmishView, content: SkirmishContent): string {
  const units = idleUnits(view, view.viewer).map((unit) => nameOf(content, view, unit));
  if (units.length === 0) return '';
  const who = units.length === 1 ? 'One unit has' : `${units.length} units have`;
  const names = units.length > NAMED ? '' : `: ${units.join(', ')}`;
  return `${who} done nothing this turn${names}. End it all the same?`;
}

export interface Status {
  id: string;
  name: string;
  icon: string;
  text: string;
}

export function statusesOf(content: SkirmishContent, unit: UnitView): Status[] {
  const found = content.effects
    .filter(({ number }) => unit.lying.includes(number))
    .map(({ number, word, icon, text }) => ({
      id: `effect-${number}`,
      name: word.charAt(0).toUpperCase() + word.slice(1),
      icon,
      text,
    }));
  if (unit.hanging)
    found.push({
      id: 'hanging',
      name: 'Climbing',
      icon: 'mountain-climbing',
      text: 'It hangs on an edge at its height, and may not attack.',
    });
  return found;
}

/** All about a unit in a sentence, for those who do not look at the picture. */
export function unitWords(content: SkirmishContent, view: SkirmishView, unit: UnitView, whose: string): string {
  const row = rowOf(content, unit);
  const still = canStill(view, unit);
  const words = [
    `${nameOf(content, view, unit)}${unit.leader ? ', leader' : ''}, ${whose}`,
    `${unit.hp} of ${row?.hp ?? 0} Hp`,
  ];
  if (unit.level > 0) words.push(`level ${unit.level}`);
  words.push(...statusesOf(content, unit).map(({ name }) => name.toLowerCase()));
  if (still.move || still.act)
    words.push(`can still ${[still.move ? 'move' : '', still.act ? 'act' : ''].filter(Boolean).join(' and ')}`);
  return words.join(', ');
}

export function stoneWords(stone: StoneView, whose: (side: number) => string): string {
  return `Rune-stone ${stone.id + 1}, ${stone.side === NOBODY ? 'nobody’s' : whose(stone.side)}`;
}

// -- numbers as they count

export interface Stats {
  atk: number;
  rng: number;
  def: number;
  hp: number;
  spd: number;
}

/** Of a unit in an army that is built: its card and its equipment. */
export function statsOf(row: UnitRow, items: readonly ItemRow[]): Stats {
  const sum = (of: (item: ItemRow) => number): number => items.reduce((all, item) => all + of(item), 0);
  return {
    atk: row.atk,
    rng: (row.rng || Math.max(0, ...items.map((item) => item.rng_given))) + sum((item) => item.rng),
    def: row.def + sum((item) => item.def),
    hp: row.hp,
    spd: row.spd + sum((item) => item.spd),
  };
}

/** At the table, with all that lies on it: as the server counts them. */
export function statsNow(content: SkirmishContent, view: SkirmishView, unit: UnitView): Stats | null {
  const row = rowOf(content, unit);
  if (!row) return null;
  const inches = (lengths: readonly number[]): number => (lengths[unit.id] ?? 0) / INCH;
  const [rng, spd] = [inches(view.ranges), inches(view.speeds)];
  return { atk: row.atk, rng, def: view.defences[unit.id] ?? row.def, hp: row.hp, spd };
}

export const factionColour = (faction: string): string => `var(--faction-${faction})`;

/** What a unit can do, in the words of its card: the book's abilities, its own, and those of every hero. */
export function abilityWords(content: SkirmishContent, unit: Pick<UnitView, 'kind'>): { name: string; text: string }[] {
  const row = rowOf(content, unit);
  return row ? rowAbilities(content, row, isHero(row)) : [];
}

export function rowAbilities(content: SkirmishContent, row: UnitRow, hero = false): { name: string; text: string }[] {
  const book = row.abilities.flatMap((words) => {
    const [id = '', number = ''] = words.split(' ');
    const found = content.abilities.find((ability) => ability.id === id);
    return found ? [{ name: `${found.name} ${number}`.trim(), text: found.text }] : [];
  });
  const own = row.own.map((each) => {
    const named = content.own_abilities.find(({ id }) => id === each.id);
    return {
      name: `${named?.name ?? each.id} (${priceWords(named?.kind ?? 'always', each.energy)})`,
      text: each.text,
    };
  });
  const all = hero
    ? content.hero_abilities.map((each) => ({
        name: `${each.name} (${each.id === 'recruit' ? 'X' : each.energy} energy${each.kind === 'fast' ? ', fast ◆' : ''})`,
        text: each.text,
      }))
    : [];
  return [...book, ...own, ...all];
}

/** The abilities that an item gives, for those who do not know them by heart. */
export function givenBy(content: SkirmishContent, item: ItemRow): { name: string; text: string }[] {
  return item.gives.flatMap((words) =>
    content.abilities.filter(({ id }) => id === words.split(' ')[0]).map(({ name, text }) => ({ name, text })),
  );
}

function priceWords(kind: string, energy: number): string {
  if (kind === 'always') return 'always on';
  const price = energy === 1 ? '1 energy' : `${energy} energy`;
  return kind === 'fast' ? `fast ◆, ${price}` : kind === 'action' ? `action, ${price}` : price;
}
