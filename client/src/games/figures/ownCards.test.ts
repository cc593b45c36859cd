import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import CardChecklist from './CardChecklist.svelte';
import { readyWords } from './characterCards';
import { powerWords } from './armies';
import type { CardInfo, FiguresContent, LineRow } from './types';

const CONTENT: FiguresContent = { lines: [], actions: [], most_figures: 15, bonus: 5 };

it('puts a card that was saved into the box that the message names', () => {
  const card: CardInfo = { id: 'bolt', name: 'Sir Bolt', actions: ['blast', 'boost', 'dodge'], icon: '' };
  render(CardChecklist, { cards: [card], content: CONTENT, picked: [], idle: false });
  const named = /“(.*)”/.exec(readyWords(card.name))![1]!;
  expect(screen.getByRole('group', { name: named }).textContent).toContain('Sir Bolt');
});

it('adds up the Power of an army', () => {
  expect(powerWords({ figure: [{ power: 5 }, { power: 4 }] } as unknown as LineRow)).toBe('9 Power');
});
