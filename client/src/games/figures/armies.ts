// The army of each seat, as the option "armies" of figures takes it.
import type { CardInfo, FiguresContent, LineRow } from './types';

/** The name of a ready army, or one of the two words. */
export type ArmyWish = string;
export const RANDOM = 'random';
export const CHOOSE = 'choose';

export function lineOf(content: FiguresContent, wish: ArmyWish): LineRow | undefined {
  return content.lines.find((line) => line.id === wish);
}

export function sayArmy(content: FiguresContent, wish: ArmyWish): string {
  if (wish === RANDOM) return 'A surprise';
  if (wish === CHOOSE) return 'Chosen at the table';
  return lineOf(content, wish)?.name ?? wish;
}

/** One wish for each seat; nothing at all if every seat is to be surprised, which is the default. */
export function armiesToSend(wishes: readonly ArmyWish[], seats: number): ArmyWish[] {
  const named = Array.from({ length: seats }, (_, seat) => wishes[seat] ?? RANDOM);
  return named.every((wish) => wish === RANDOM) ? [] : named;
}

/** How many figures the army of each seat has, as the option "army_sizes" takes it; nothing if all are left open. */
export function sizesToSend(sizes: readonly (number | null)[], seats: number): (number | null)[] {
  const named = Array.from({ length: seats }, (_, seat) => sizes[seat] ?? null);
  return named.every((size) => size === null) ? [] : named;
}

/** Own cards can only come into play where somebody chooses their army at the table. */
export function cardsAreIdle(cards: readonly CardInfo[], wishes: readonly ArmyWish[], seats: number): boolean {
  return cards.length > 0 && !wishes.slice(0, seats).includes(CHOOSE);
}

/** What the figures of a ready army have together: "15 Power". */
export function powerWords(line: LineRow): string {
  return `${line.figure.reduce((sum, figure) => sum + figure.power, 0)} Power`;
}
