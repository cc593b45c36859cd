import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Told } from '../lib/protocol';
import { inTurns, lined } from './log';
import Log from './Log.svelte';

const told = (number: number, type: string): Told => ({
  number,
  event: { type },
  sentence: `${type} ${number}`,
  rule: 'figures.setup.first',
  patch: {},
});
const STORY = [
  told(0, 'ArmyFielded'),
  told(1, 'Dealt'),
  told(2, 'Dealt'),
  told(3, 'Dealt'),
  told(4, 'GoesFirst'),
  told(5, 'Dealt'),
];
const FOLDS = {
  small: (event: Record<string, unknown>) => event['type'] === 'Dealt',
  words: (events: number) => `${events} cards are dealt`,
};

afterEach(cleanup);

describe('the log', () => {
  it('puts small events in a row together, and leaves one alone as it is', () => {
    const lines = lined(STORY, FOLDS.small);
    expect(lines.map((line) => line.told?.number ?? line.run?.map((each) => each.number))).toEqual([
      0,
      [1, 2, 3],
      4,
      5,
    ]);
  });

  it('tells a run in one line that unfolds', async () => {
    render(Log, { told: STORY, game: 'figures', telling: FOLDS });
    const fold = screen.getByRole('button', { name: /3 cards are dealt/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Dealt 2')).toBeNull();
    await fireEvent.click(fold);
    expect(screen.getByText('Dealt 2')).toBeTruthy();
  });

  it('is one stop for Tab; the arrows go from line to line', async () => {
    render(Log, { told: STORY, game: 'figures', telling: FOLDS });
    const log = screen.getByRole('region', { name: 'Log' });
    expect(log.tabIndex).toBe(0);
    expect([...log.querySelectorAll<HTMLElement>('a, button')].every((each) => each.tabIndex === -1)).toBe(true);
    log.focus();
    await fireEvent.keyDown(log, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toContain('Dealt 5');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toContain('GoesFirst 4');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Dealt 5');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Dealt 5');
  });
});

const TURNS = {
  begins: (event: Record<string, unknown>) => event['type'] === 'Begins',
  ends: (event: Record<string, unknown>) => event['type'] === 'Ends',
  tells: (event: Record<string, unknown>) => event['type'] === 'Strikes',
};
const DAY = [
  ...['Begins', 'Walks', 'Strikes', 'Ends', 'Begins', 'Walks', 'Ends', 'Begins', 'Ends'],
  ...['Begins', 'Ends', 'Begins', 'Strikes'],
].map((type, number) => told(number, type));

describe('turns long past', () => {
  it('are told in one line by what was done in them, but not the latest two and not the present one', () => {
    const lines = inTurns(
      lined(DAY, () => false),
      TURNS,
    );
    expect(lines.flatMap((line) => ('turn' in line ? line.words : []))).toEqual(['Strikes 2', 'Walks 5']);
    expect(lines.flatMap((line) => ('turn' in line ? [] : (line.told?.number ?? [])))).toEqual([7, 8, 9, 10, 11, 12]);
  });

  it('last until the next one begins, or until what the game sets apart, where nothing ends them', () => {
    const types = ['Begins', 'Walks', 'Strikes', 'Begins', 'Strikes', 'Head', 'Walks', 'Begins', 'Begins', 'Strikes'];
    const days = types.map((type, number) => told(number, type));
    const { begins, tells } = TURNS;
    const lines = inTurns(
      lined(days, () => false),
      { begins, tells },
      (event) => event['type'] === 'Head',
    );
    expect(lines.flatMap((line) => ('turn' in line ? line.words : []))).toEqual(['Strikes 2']);
    expect(lines.flatMap((line) => ('turn' in line ? [] : (line.told?.number ?? [])))).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('unfold, and every line has the shape of its seat', async () => {
    const mine = DAY.map((each) => ({ ...each, event: { ...each.event, seat: 1 } }));
    const { container } = render(Log, { told: mine, game: 'synergy', view: {}, telling: { turns: TURNS } });
    const fold = screen.getByRole('button', { name: 'Strikes 2' });
    const inside = (): boolean => container.querySelectorAll('li[hidden]').length === 0;
    expect(inside()).toBe(false);
    expect(container.querySelectorAll('li').length).toBe(container.querySelectorAll('li > svg').length);
    await fireEvent.click(fold);
    await fireEvent.click(screen.getByRole('button', { name: 'Walks 5' }));
    expect(inside()).toBe(true);
  });
});
