/** The coach says everything aloud, and once. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '../lib/announce.svelte';
import type { AskedInfo, Coach as Said, Told } from '../lib/protocol';
import Coach from './Coach.svelte';
import { Coaching } from './coaching.svelte';

const STEP = {
  number: 2,
  say: 'Play the 6.',
  rule: 'go.rule',
  point: [],
  look: '',
  done: '',
  wanted: [3],
  place: null,
  near: 0,
  otherwise: { '*': 'The 6, please.' },
  same: false,
};
const said = (fields: Partial<Said>): Said => ({
  lesson: 'go.first',
  title: 'One',
  of: 2,
  after: 'They send Bob.',
  steps: [STEP],
  free: false,
  say: '',
  goal: '',
  when: {},
  end: '',
  next: '',
  ...fields,
});
const port = { asked: { id: 7, ask: 'card' } as unknown as AskedInfo, told: [] as Told[] };

/** What all live regions of the coach hold. */
const live = (): string[] => [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent.trim());

function taught(coach: Said): Coaching {
  const coaching = new Coaching(port);
  coaching.heard(coach, 7);
  coaching.begin();
  render(Coach, { coach, coaching, game: 'go', won: true });
  return coaching;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a step is read once it is there, with what came of the one before, and nowhere else', async () => {
  const before = announced().turn;
  taught(said({}));
  expect(live()).toEqual(['']);
  await vi.runAllTimersAsync();
  expect(live()).toEqual(['They send Bob. Play the 6.']);
  expect(announced().turn).toBe(before);
  expect(screen.getByTestId('coach-say').closest('[aria-live]')).toBeNull();
});

test('an answer that is not wanted is told so each time', async () => {
  const coaching = taught(said({}));
  await vi.runAllTimersAsync();
  expect(coaching.refuses(4)).toBe(true);
  await vi.runAllTimersAsync();
  expect(live()).toEqual(['The 6, please.']);
  const first = document.querySelector('[aria-live] span');
  expect(coaching.refuses(4)).toBe(true);
  await vi.runAllTimersAsync();
  expect(live()).toEqual(['The 6, please.']);
  expect(document.querySelector('[aria-live] span')).not.toBe(first);
  expect(coaching.refuses(3)).toBe(false);
});

test('the end is read too', async () => {
  taught(said({ steps: [], after: '', end: 'You won!' }));
  await vi.runAllTimersAsync();
  expect(live()).toEqual(['You won!']);
});
