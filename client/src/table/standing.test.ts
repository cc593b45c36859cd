/** What a seat is not asked any more, in the words of its game. */
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { PASSES } from '../games/synergy/words';
import Standing from './Standing.svelte';

it('names what is not asked in the words of the game, and lets it be asked again', () => {
  const askAgain = vi.fn();
  render(Standing, { asks: ['at-zero', 'odd-one'], words: PASSES, askAgain });
  expect(screen.getByText(/cards at 0 hits/)).toBeTruthy();
  expect(screen.queryByText(/at-zero/)).toBeNull();
  screen.getByRole('button', { name: 'Ask me again: cards at 0 hits' }).click();
  expect(askAgain).toHaveBeenCalledWith('at-zero');
});
