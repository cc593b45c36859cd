/** What a seat is not asked any more, in the words of its game. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { PASSES as SKIRMISH_PASSES } from '../games/skirmish/words';
import { PASSES } from '../games/synergy/words';
import Standing from './Standing.svelte';

afterEach(cleanup);

it('names what is not asked in the words of the game, and lets it be asked again', () => {
  const askAgain = vi.fn();
  render(Standing, { asks: ['at-zero', 'odd-one'], words: PASSES, askAgain });
  expect(screen.getByText(/cards at 0 hits/)).toBeTruthy();
  expect(screen.queryByText(/at-zero/)).toBeNull();
  screen.getByRole('button', { name: 'Ask me again: cards at 0 hits' }).click();
  expect(askAgain).toHaveBeenCalledWith('at-zero');
});

it('tells where yes is said for good, apart from what is passed', () => {
  const askAgain = vi.fn();
  render(Standing, { asks: ['back+', 'fast'], words: SKIRMISH_PASSES, askAgain });
  expect(screen.getByRole('group').textContent).toMatch(
    /You pass without being asked:\s*fast abilities.*You say yes without being asked:\s*attacking back/s,
  );
  screen.getByRole('button', { name: 'Ask me again: attacking back' }).click();
  expect(askAgain).toHaveBeenCalledWith('back+');
});
