/** Searching the cards of legacy: by name, race, or any word that is printed. */
import { favouredAt, namedAt, type Cards } from './cards';
import type { LocationRow } from './types';

export function textOfChampion(cards: Cards, champion: number): string {
  const row = cards.champions[champion];
  if (!row) return '';
  const places = favouredAt(cards, champion).map((each) => each.name);
  return [
    row.name,
    row.race,
    `power ${row.power}`,
    row.battle.name,
    row.battle.text,
    row.legacy.name,
    row.legacy.text,
    ...places,
  ].join(' ');
}

export function textOfLocation(cards: Cards, row: LocationRow): string {
  return [row.name, ...namedAt(cards, row, () => true).map((each) => each.words), row.effect?.text ?? ''].join(' ');
}
