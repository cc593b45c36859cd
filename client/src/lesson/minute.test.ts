import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { board } from '../games/plain/board';
import type { MinuteOf } from './minute';
import Minute from './Minute.svelte';

const MINUTE: MinuteOf = {
  pictures: [
    {
      caption: 'Each has a die.',
      shows: 'Two lines.',
      lit: ['figure:0'],
      names: ['You', 'Vic'],
      view: { figures: [] },
    },
    { caption: 'One attacks.', shows: 'One of them steps up.', lit: [], names: ['You', 'Vic'], view: { figures: [] } },
  ],
  board,
  content: null,
  fresh: true,
};

// jsdom lays nothing out, so nothing ever changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

afterEach(cleanup);

test('each picture is an image that says what there is to see, with its caption', () => {
  render(Minute, { minute: MINUTE });
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Two lines.',
    'One of them steps up.',
  ]);
  expect([...document.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual([
    '1 Each has a die.',
    '2 One attacks.',
  ]);
});

test("the game's own board draws it, and nothing of that can be reached", () => {
  render(Minute, { minute: MINUTE });
  for (const image of screen.getAllByRole('img')) {
    const stage = image.querySelector('.stage');
    expect(stage?.hasAttribute('inert')).toBe(true);
    expect(stage?.getAttribute('aria-hidden')).toBe('true');
    expect(stage?.childElementCount).toBeGreaterThan(0);
  }
});

test('it lies open until something of the game has been finished', () => {
  const { unmount } = render(Minute, { minute: MINUTE });
  expect(screen.getByTestId('minute').hasAttribute('open')).toBe(true);
  unmount();
  render(Minute, { minute: { ...MINUTE, fresh: false } });
  expect(screen.getByTestId('minute').hasAttribute('open')).toBe(false);
});
