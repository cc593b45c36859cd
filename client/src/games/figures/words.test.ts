import { expect, it } from 'vitest';
import type { FiguresView } from './types';
import type { Told } from '../../lib/protocol';
import { addsOf, captivity, figureLabel, givenUp } from './words';

const view = (phase: string): FiguresView =>
  ({ phase, seat: 0, attacker: 2, defender: 5, opponent: 1, turns: 3 }) as unknown as FiguresView;

it('shows nobody’s turn and no battle at a table that was given up', () => {
  expect(givenUp(view('battle'))).toMatchObject({ phase: 'over', attacker: -1, defender: -1, opponent: -1, turns: 3 });
  expect(givenUp(view('muster')).phase).toBe('muster');
});

const held = { id: 1, card: 0, owner: 0, start: 6, power: 2, wounded: true, blasts: 0, dodges: 0, fears: 0, armor: [] };
const table = {
  cards: [{ id: 'the-cat', name: 'The Cat', actions: [], icon: '' }],
  captives: [[], [1]],
  attacker: -1,
  defender: -1,
} as unknown as FiguresView;
const nameOf = (seat: number): string => ['you', 'Bob'][seat]!;

it('says of a captive who holds it, who fielded it and with which Power', () => {
  expect(captivity(table, held, nameOf)).toBe('captive of Bob, fielded by you with Power 6');
  expect(captivity(table, { ...held, id: 0 }, nameOf)).toBe('');
  expect(figureLabel(table, held, 5, 'recover', true, nameOf)).toBe(
    'The Cat, captive of Bob, fielded by you with Power 6, can return',
  );
});

it('knows what a fighter adds from what was told in this turn', () => {
  const told = [
    { type: 'TurnBegins', seat: 0, turn: 1 },
    { type: 'Attacks', seat: 0, figure: 2, opponent: 1, adds: 9 },
    { type: 'TurnBegins', seat: 1, turn: 2 },
    { type: 'Attacks', seat: 1, figure: 5, opponent: 0, adds: -3 },
    { type: 'Defends', seat: 0, figure: 1, adds: 4 },
  ].map((event, number): Told => ({ number, event, sentence: '', rule: '', patch: {} }));
  expect([1, 2, 5].map((figure) => addsOf(told, figure))).toEqual([4, null, -3]);
});
