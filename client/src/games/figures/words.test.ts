import { expect, it } from 'vitest';
import type { FiguresView } from './types';
import { givenUp } from './words';

const view = (phase: string): FiguresView => ({ phase, seat: 0, attacker: 2, defender: 5, opponent: 1, turns: 3 }) as unknown as FiguresView;

it('shows nobody’s turn and no battle at a table that was given up', () => {
  expect(givenUp(view('battle'))).toMatchObject({ phase: 'over', attacker: -1, defender: -1, opponent: -1, turns: 3 });
  expect(givenUp(view('muster')).phase).toBe('muster');
});
