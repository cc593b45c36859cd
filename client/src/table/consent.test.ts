/** The two bars that ask for everybody's word. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import DrawBar from './DrawBar.svelte';
import UndoBar from './UndoBar.svelte';

afterEach(cleanup);

const seat = (number: number, name: string): SeatInfo => ({
  seat: number,
  name,
  kind: 'person',
  bot: '',
  level: '',
  online: true,
  mine: number === 1,
  gone: '',
  stands: '',
});
const SEATS = [seat(0, 'Ann'), seat(1, 'Bob')];
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
const shown = (): string[] => screen.getAllByRole('button').map((button) => button.textContent?.trim() ?? '');

it('asks twice before a game ends as a draw', async () => {
  const settle = vi.fn();
  render(DrawBar, {
    draw: { type: 'DrawOffered', request: 3, seat: 0, sentence: 'Ann offers a draw.', waiting_for: [1] },
    seats: SEATS,
    mine: [1],
    settle,
  });
  await press('Agree to the draw');
  expect(settle).not.toHaveBeenCalled();
  await press('Not yet');
  expect(screen.getByText('Ann offers a draw.')).toBeTruthy();
  await press('Agree to the draw');
  await press('End it as a draw');
  expect(settle.mock.calls).toEqual([[1, true]]);
});

it('asks anew when another draw is offered', async () => {
  const settle = vi.fn();
  const draw = { type: 'DrawOffered', request: 3, seat: 0, sentence: 'Ann offers a draw.', waiting_for: [1] } as const;
  const { rerender } = render(DrawBar, { draw: { ...draw, waiting_for: [1] }, seats: SEATS, mine: [1], settle });
  await press('Agree to the draw');
  await rerender({ draw: { ...draw, request: 4, waiting_for: [1] } });
  expect(shown()).toEqual(['Play on', 'Agree to the draw']);
});

it('has other words for taking back, and no button of either is red', async () => {
  const settle = vi.fn();
  render(UndoBar, {
    undo: { type: 'UndoAsked', request: 0, seat: 0, sentence: 'Ann would like to take back.', waiting_for: [1] },
    seats: SEATS,
    mine: [1],
    settle,
  });
  render(DrawBar, {
    draw: { type: 'DrawOffered', request: 3, seat: 0, sentence: 'Ann offers a draw.', waiting_for: [1] },
    seats: SEATS,
    mine: [1],
    settle,
  });
  expect(new Set(shown()).size).toBe(4);
  for (const button of screen.getAllByRole('button')) expect(button.className).not.toMatch(/primary|danger/);
  await press('Let them take it back');
  expect(settle.mock.calls).toEqual([[1, true]]);
});
