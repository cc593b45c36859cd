/** What can be said of warriors from a view. */
import {
  cardOf,
  flagsOf,
  flagTeam,
  gadgetsOf,
  isGadget,
  isSuppressed,
  nameOf,
  NOBODY,
  statusesOf,
  warriorName,
} from './cards';
import { squareName } from './squares';
import type { SynergyContent, SynergyView, WarriorView } from './types';

/** The full total: what it may have at the most, and what it has if that is more. */
export function fullHits(view: Pick<SynergyView, 'full_hits'>, warrior: Pick<WarriorView, 'id' | 'hits'>): number {
  return Math.max(view.full_hits[warrior.id] ?? 0, warrior.hits, 1);
}

/** What is left of them: a blow that kills takes more than there is, and somebody may still answer it. */
export const hitsLeft = (warrior: Pick<WarriorView, 'hits'>): number => Math.max(warrior.hits, 0);

export const isAlive = (warrior: WarriorView): boolean => warrior.life === 'alive';

/** The living first, so that they are drawn over bodies; then as they are numbered. */
export function onBoard(view: SynergyView): WarriorView[] {
  const there = view.warriors.filter((each) => each.square >= 0 && each.life !== 'gone');
  return [...there.filter((each) => !isAlive(each)), ...there.filter(isAlive)];
}

export function livingOn(view: SynergyView, square: number): WarriorView[] {
  return view.warriors.filter((each) => each.square === square && isAlive(each));
}

export function bodiesOn(view: SynergyView, square: number): WarriorView[] {
  return view.warriors.filter((each) => each.square === square && each.life === 'dead');
}

/** How a warrior is drawn in its square: where from the middle, and how large. Two that share it make room. */
export function stance(view: SynergyView, warrior: WarriorView): { x: number; y: number; scale: number } {
  if (!isAlive(warrior)) return { x: -9, y: 9, scale: 0.6 };
  const others = livingOn(view, warrior.square);
  if (others.length < 2) return { x: 0, y: 0, scale: 0.94 };
  const place = others.findIndex((each) => each.id === warrior.id);
  const spread = [
    { x: -9, y: -9 },
    { x: 9, y: 9 },
    { x: 9, y: -9 },
    { x: -9, y: 9 },
  ][place % 4]!;
  return { ...spread, scale: 0.62 };
}

/** What it has left in its turn: "1 move, 2 strikes". Empty if nothing. */
export function leftWords(warrior: WarriorView): string {
  const parts: string[] = [];
  if (warrior.moves > 0) parts.push(warrior.moves === 1 ? '1 move' : `${warrior.moves} moves`);
  else if (warrior.walk_left > 0)
    parts.push(`${warrior.walk_left} more ${warrior.walk_left === 1 ? 'square' : 'squares'}`);
  if (warrior.strikes > 0) parts.push(warrior.strikes === 1 ? '1 strike' : `${warrior.strikes} strikes`);
  if (warrior.gadget_strikes > 0) parts.push(`${warrior.gadget_strikes} for gadgets`);
  return parts.join(', ');
}

/** All that a screen reader is told of a warrior. */
export function warriorWords(content: SynergyContent, view: SynergyView, warrior: WarriorView, whose: string): string {
  const team = content.teams[warrior.team]?.name ?? '';
  const where = warrior.square >= 0 ? `, ${squareName(warrior.square)}` : '';
  const name = `${warriorName(content, warrior)}, ${whose} ${team}${where}`;
  if (warrior.life === 'dead') return `${name}, dead`;
  if (warrior.life === 'gone') return `${name}, has left the board`;
  const parts = [`${hitsLeft(warrior)} of ${fullHits(view, warrior)} hits`];
  for (const status of statusesOf(content, warrior)) parts.push(status.name);
  for (const flag of flagsOf(content, warrior))
    parts.push(`carries the flag of the ${flagTeam(content, flag)?.name ?? ''}`);
  const gadgets = gadgetsOf(content, warrior).length;
  if (gadgets > 0) parts.push(gadgets === 1 ? '1 gadget' : `${gadgets} gadgets`);
  if (warrior.inside !== NOBODY) parts.push(`in the pouch of ${warriorName(content, view.warriors[warrior.inside])}`);
  if (view.active === warrior.id) parts.push('acts now');
  return `${name}, ${parts.join(', ')}`;
}

export interface Held {
  card: number;
  /** It lies face down, and only its owner sees it. */
  down: boolean;
  suppressed: boolean;
  /** Its use for this turn, or for the game, is spent. */
  spent: '' | 'turn' | 'game';
}

/** The power cards of a warrior that the viewer can read, the open ones first. */
export function heldBy(content: SynergyContent, view: SynergyView, warrior: WarriorView): Held[] {
  const open = (card: number): Held => ({
    card,
    down: false,
    suppressed: isSuppressed(view, card),
    spent: warrior.spent.includes(card) ? 'game' : warrior.used.includes(card) ? 'turn' : '',
  });
  const closed = (card: number, place: number): Held => {
    const mark = warrior.marks[place] ?? 0;
    const { attacked, cursed } = content.numbering;
    const spent = (mark & attacked) !== 0 && cardOf(content, card)?.attack_spends;
    return { card, down: true, suppressed: mark >= cursed && isGadget(content, card), spent: spent ? 'game' : '' };
  };
  return [...warrior.cards.filter((card) => cardOf(content, card)).map(open), ...warrior.down.map(closed)];
}

/** What is written across the foot of a card in full. */
export function ribbonOf(held: Held): string {
  const state = held.suppressed ? 'suppressed' : held.spent === 'game' ? 'spent' : held.spent ? 'used this turn' : '';
  if (held.down) return state ? `Face down, ${state}: only you see it` : 'Face down: only you see it';
  return state && state.charAt(0).toUpperCase() + state.slice(1);
}

/** The same in few words, behind its name. */
export function asideOf(held: Held): string {
  const parts = [held.down ? 'face down' : '', held.suppressed ? 'suppressed' : held.spent ? 'used' : ''].filter(
    Boolean,
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** How many of its cards the viewer sees only from the back. */
export const backsOf = (warrior: WarriorView): number => Math.max(0, warrior.downs - warrior.down.length);

/** What a screen reader is told of a card. */
export function heldWords(content: SynergyContent, held: Held): string {
  const parts = [nameOf(content, held.card)];
  if (held.down) parts.push('face down');
  if (held.suppressed) parts.push('suppressed');
  if (held.spent) parts.push(held.spent === 'game' ? 'spent' : 'used this turn');
  return parts.join(', ');
}
