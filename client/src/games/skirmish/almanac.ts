/** Searching through the content of skirmish. */
import { hasWords } from '../../lib/rules';
import type { AbilityRow, BookRow, ItemRow, MapRow, SkirmishContent, UnitRow } from './types';
import { rowAbilities } from './units';

export interface Wanted {
  words: readonly string[];
  /** A faction, or "all". */
  faction: string;
  /** units, abilities, equipment, maps, or "all". */
  kind: string;
}

const among = <Row>(rows: readonly Row[], wanted: Wanted, kind: string, text: (row: Row) => string): Row[] =>
  wanted.kind === 'all' || wanted.kind === kind ? rows.filter((row) => hasWords(text(row), wanted.words)) : [];

export interface Found {
  units: UnitRow[];
  abilities: BookRow[];
  heroes: AbilityRow[];
  items: ItemRow[];
  maps: MapRow[];
}

export function found(content: SkirmishContent, wanted: Wanted): Found {
  const every = wanted.faction === 'all' ? wanted : { ...wanted, kind: wanted.kind === 'all' ? 'units' : wanted.kind };
  const faction = (id: string): string => content.factions.find((each) => each.id === id)?.name ?? '';
  return {
    units: among(content.units, every, 'units', (row) =>
      [
        row.name,
        row.keywords.join(' '),
        row.class,
        faction(row.faction),
        ...rowAbilities(content, row).flatMap((each) => [each.name, each.text]),
      ].join(' '),
    ).filter((row) => wanted.faction === 'all' || row.faction === wanted.faction),
    abilities: among(content.abilities, every, 'abilities', (row) => `${row.name} ${row.text}`),
    heroes: among(content.hero_abilities, every, 'abilities', (row) => `${row.name} ${row.text} ${row.ruling} hero`),
    items: among(content.items, every, 'equipment', (row) => `${row.name} ${row.text} ${row.who} ${row.slot}`),
    maps: among(content.maps, every, 'maps', (row) => `${row.name} ${row.text}`),
  };
}
