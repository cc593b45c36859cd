/** Armies as players build them: who is in them, what they cost, as text. Whether one may be fielded is the server's to say. */
import type { ArmyRow, ItemRow, MemberRow, SkirmishContent, UnitRow, UnitView } from './types';
import { isHero, itemsOf, rowOf } from './units';

export interface Member {
  unit: UnitRow;
  items: readonly ItemRow[];
}

/** One entry for each model, the leader first. */
export function membersOf(content: SkirmishContent, rows: readonly MemberRow[]): Member[] {
  return rows.flatMap(({ unit, items, count }) => {
    const row = content.units.find(({ id }) => id === unit);
    if (!row) return [];
    const carried = items.flatMap((item) => content.items.find(({ id }) => id === item) ?? []);
    return Array.from({ length: count }, () => ({ unit: row, items: carried }));
  });
}

export function itemPrice(item: ItemRow, unit: UnitRow): number {
  return (isHero(unit) ? item.hero_points : item.troop_points) ?? item.troop_points ?? item.hero_points ?? 0;
}

export const priceOf = ({ unit, items }: Member): number =>
  items.reduce((all, item) => all + itemPrice(item, unit), unit.points);
export const costOf = (_: SkirmishContent, members: readonly Member[]): number =>
  members.reduce((all, member) => all + priceOf(member), 0);

/** What is left becomes half as much energy. */
export const energyOf = (points: number, cost: number): number => Math.max(Math.floor((points - cost) / 2), 0);

/** An army as text, the leader first: "2x Glade Stalker", "Thornling with Hare Boots". */
export function written(members: readonly Member[]): string {
  const lines: { count: number; words: string }[] = [];
  members.forEach((member, place) => {
    const words = [member.unit.name, member.items.map((item) => item.name).join(' and ')]
      .filter(Boolean)
      .join(' with ');
    const last = lines.at(-1);
    if (place > 1 && last?.words === words) last.count += 1;
    else lines.push({ count: 1, words });
  });
  return lines.map(({ count, words }) => (count > 1 ? `${count}x ${words}` : words)).join('\n');
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** What was written, as far as it can be read; and the lines that cannot. */
export function read(content: SkirmishContent, text: string): { members: Member[]; unread: string[] } {
  const members: Member[] = [];
  const unread: string[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const words = raw.replace(/\s*\([^()]*\)\s*$/, '').trim();
    if (!words || words.startsWith('#')) continue;
    const found = /^[-*•]?\s*(?:leader\s*:)?\s*(?:(\d+)\s*[x×]?\s+)?(.*)$/i.exec(words.replace(/^(\d+)x/i, '$1 '));
    const [name = '', ...carried] = (found?.[2] ?? '').split(/\s+with\s+|\s*\+\s*/i);
    const unit = content.units.find((row) => [folded(row.name), folded(row.id)].includes(folded(name)));
    const names = carried
      .join(' and ')
      .split(/\s*(?:,|\+|&|\band\b)\s*/i)
      .filter(Boolean);
    const items = names.map((item) =>
      content.items.find((row) => [folded(row.name), folded(row.id)].includes(folded(item))),
    );
    if (!unit || items.some((item) => !item)) unread.push(raw.trim());
    else
      for (let count = Math.min(Number(found?.[1] ?? 1), 125); count > 0; count -= 1)
        members.push({ unit, items: items as ItemRow[] });
  }
  return { members, unread };
}

/** As an answer to "army": (unit, how many items, the items, unit, …) by their numbers. */
export function flatArmy(content: SkirmishContent, members: readonly Member[]): number[] {
  return members.flatMap(({ unit, items }) => [
    content.units.indexOf(unit),
    items.length,
    ...items.map((item) => content.items.indexOf(item)),
  ]);
}

export function unflatArmy(content: SkirmishContent, place: readonly number[]): Member[] {
  const members: Member[] = [];
  for (let at = 0; at < place.length;) {
    const unit = content.units[place[at]!];
    const count = place[at + 1] ?? 0;
    const items = place.slice(at + 2, at + 2 + count).flatMap((item) => content.items[item] ?? []);
    if (unit) members.push({ unit, items });
    at += 2 + count;
  }
  return members;
}

export const readyArmies = (content: SkirmishContent, points: number): ArmyRow[] =>
  content.armies.filter((army) => army.points === points);

/** The items that are for a unit. How many of them, and which together, the server says. */
export function itemsFor(content: SkirmishContent, row: UnitRow): ItemRow[] {
  const number = content.units.indexOf(row);
  return content.items.filter((_, item) => content.carriers[item]?.includes(number));
}

/** Sir Osk’s Men → sir-osks-men; another number where it is taken. */
export function freshId(name: string, taken: ReadonlySet<string>): string {
  const LONGEST = 34;
  const base =
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || 'army';
  let id = base;
  for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
  return id;
}

/** What a unit on the table is worth, equipment included. */
export function pointsOf(content: SkirmishContent, unit: Pick<UnitView, 'kind' | 'items'>): number {
  const row = rowOf(content, unit);
  return row ? priceOf({ unit: row, items: itemsOf(content, unit) }) : 0;
}
