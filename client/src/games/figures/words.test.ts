import { expect, it } from 'vitest';
import type { FiguresView } from './types';
import { captivity, figureLabel, givenUp } from './words';

const view = (phase: string): FiguresView => ({ phase, seat: 0, attacker: 2, defender: 5, opponent: 1, turns: 3 }) as unknown as FiguresView;

it('shows nobody’s turn and no battle at a table that was given up', () => {
  expect(givenUp(view('battle'))).toMatchObject({ phase: 'over', attacker: -1, defender: -1, opponent: -1, turns: 3 });
  expect(givenUp(view('muster')).phase).toBe('muster');
});

const held = { id: 1, card: 0, owner: 0, start: 6, power: 2, wounded: true, blasts: 0, dodges: 0, fears: 0, armor: [] };
const table = { cards: [{ id: 'the-cat', name: 'The Cat', actions: [], icon: '' }], captives: [[], [1]], attacker: -1, defender: -1 } as unknown as FiguresView;
const nameOf = (seat: number): string => ['you', 'Bob'][seat]!;

it('says of a captive who holds it, who fielded it and with which Power', () => {
  expect(captivity(table, held, nameOf)).toBe('captive of Bob, fielded by you with Power 6');
  expect(captivity(table, { ...held, id: 0 }, nameOf)).toBe('');
  expect(figureLabel(table, held, 'recover', true, nameOf)).toBe('The Cat, captive of Bob, fielded by you with Power 6, can return');
});
