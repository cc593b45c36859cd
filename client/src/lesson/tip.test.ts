import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tip from './Tip.svelte';

const FIRST = { id: 'legacy.opening', say: 'Choose two.', rule: 'legacy.setup.first' };
const SECOND = { id: 'legacy.round', say: 'All are back in hand.', rule: 'legacy.round.carry' };

/** What was noted as read, each time. */
let noted: string[][] = [];

beforeEach(() => {
  noted = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') noted.push((JSON.parse(String(body)) as { learned: string[] }).learned);
    return Promise.resolve(new Response(JSON.stringify({ learned: [], at_play: [], played: {} })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a tip stands in a live region, with its rule', () => {
  render(Tip, { tip: FIRST, game: 'legacy' });
  const tip = screen.getByRole('complementary', { name: 'Tip' });
  expect(tip.textContent).toContain(FIRST.say);
  expect(tip.closest('[aria-live=polite]')).not.toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/legacy#legacy.setup.first');
  expect(noted).toEqual([]);
});

test('once it is got it goes, is noted, and does not come again', async () => {
  const { rerender } = render(Tip, { tip: FIRST, game: 'legacy' });
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await rerender({ tip: { ...FIRST } });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(noted).toEqual([['legacy.opening']]);
});

test('the answer to its question is enough, and the same scene told again is no answer', async () => {
  const { rerender } = render(Tip, { tip: FIRST, game: 'legacy' });
  await rerender({ tip: { ...FIRST } });
  expect(noted).toEqual([]);
  await rerender({ tip: null });
  expect(noted).toEqual([['legacy.opening']]);
  await rerender({ tip: SECOND });
  expect(screen.getByRole('complementary').textContent).toContain(SECOND.say);
});

test('no more tips means none', async () => {
  const { rerender } = render(Tip, { tip: FIRST, game: 'legacy' });
  await fireEvent.click(screen.getByRole('button', { name: 'No more tips' }));
  await rerender({ tip: SECOND });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(noted).toEqual([['tips.off', 'legacy.opening']]);
});
