/** The playing cards: 52 without jokers, each a number from 0 to 51, as the server numbers them. */

const SUITS = 'CDHS';
const RANKS = '23456789TJQKA';
const SIGNS = '♣♦♥♠';
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANK_NAMES: Record<string, string> = { T: '10', J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };

export const NO_CARD = -1;
export const ALL_CARDS: readonly number[] = Array.from({ length: 52 }, (_, card) => card);

/** 2–10 as printed, Jack 11, Queen 12, King 13, Ace 14 (figures.battle.rank). */
export function rankOf(card: number): number {
  return (card % 13) + 2;
}

/** Lowest first; as people hold their cards. */
export function byRank(one: number, other: number): number {
  return rankOf(one) - rankOf(other) || one - other;
}

/** Two letters: "QH". */
export function codeOf(card: number): string {
  return RANKS[card % 13]! + SUITS[Math.floor(card / 13)]!;
}

/** What is printed in the corner: "Q", "10". */
export function cornerOf(card: number): string {
  const letter = RANKS[card % 13]!;
  return letter === 'T' ? '10' : letter;
}

export function suitOf(card: number): string {
  return SIGNS[Math.floor(card / 13)]!;
}

export function isRed(card: number): boolean {
  const suit = Math.floor(card / 13);
  return suit === 1 || suit === 2;
}

/** "Q♥" */
export function faceOf(card: number): string {
  return cornerOf(card) + suitOf(card);
}

/** "Queen of hearts" */
export function spoken(card: number): string {
  const letter = RANKS[card % 13]!;
  return `${RANK_NAMES[letter] ?? letter} of ${SUIT_NAMES[Math.floor(card / 13)]!}`;
}
