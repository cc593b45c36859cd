import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import SeatArmy from './SeatArmy.svelte';
import { FiguresSetUp } from './setUp.svelte';
import type { FiguresContent } from './types';

afterEach(cleanup);

const content: FiguresContent = { lines: [], actions: [], most_figures: 15, bonus: 5 };

it('sets the size of the army of one seat, and takes it away with the seat', async () => {
  const setUp = new FiguresSetUp(content, [], 6);
  expect(setUp.settings(2)).toEqual({ armies: [], army_sizes: [], cards: [] });
  render(SeatArmy, { setUp, seat: 1, mine: false });
  await fireEvent.change(screen.getByLabelText('Figures in the army of seat 2'), { target: { value: '12' } });
  expect(setUp.settings(3)).toMatchObject({ army_sizes: [null, 12, null] });
  setUp.removed(0);
  expect(setUp.settings(2)).toMatchObject({ army_sizes: [12, null] });
});
