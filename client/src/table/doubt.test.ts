/** What loses the game or gives it away is not done by one click. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { AskedInfo, OptionInfo } from '../lib/protocol';
import { Doubt } from './doubt.svelte';
import type { TablePlay } from './play.svelte';
import Prompt from './Prompt.svelte';

beforeAll(() => {
  // jsdom lays nothing out; the focus is brought into sight some frames later, perhaps after the test.
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no screen that could be asked how wide it is: here it is wide.
  window.matchMedia ??= (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
});
afterEach(cleanup);

const option = (value: number, label: string, mark: OptionInfo['mark'] = '', warning = ''): OptionInfo => ({
  value,
  label,
  token: label.toLowerCase(),
  touches: [],
  note: '',
  verb: '',
  facts: [],
  mark,
  warning,
});
const WARNING = 'Your Igor gives the flag of the Orcs to Bob. You need it to win.';

/** A table at which a trade is asked about, and what is sent from it. */
function trade(): { sent: number[]; doubt: Doubt } {
  const sent: number[] = [];
  const doubt = new Doubt();
  const options = [option(0, 'Refuse'), option(1, 'Agree', 'gives', WARNING)];
  const asked = { id: 1, ask: 'trade', prompt: 'Do you agree?', rule: '', sets: false, options, passing: null };
  const play = {
    asked: asked as unknown as AskedInfo,
    scene: { seat: 0, over: false, gone: false, waiting_for: [0], standing: [] },
    seats: [{ seat: 0, name: 'Ann' }],
    viewer: 0,
    picked: [],
    marks: [],
    odds: new Map(),
    toConfirm: null,
    curtain: null,
    undoing: 'none',
    unsent: [],
    told: [],
    view: null,
    board: null,
    placing: null,
    doubt,
    draws: () => false,
    choose: (chosen: OptionInfo) => doubt.check(chosen, () => sent.push(chosen.value)),
    thinkAgain: () => doubt.drop(),
    advice: { thinking: false, delegated: 'no' },
    room: { seats: [0], table: null, hint: null, refusal: null },
  };
  render(Prompt, { play: play as unknown as TablePlay });
  return { sent, doubt };
}
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

it('asks again, with the focus on the way back', async () => {
  const { sent } = trade();
  await press('Agree');
  expect(sent).toEqual([]);
  expect(screen.getByTestId('warning').textContent).toContain(WARNING);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Think again'));
  await press('Think again');
  expect(screen.queryByTestId('warning')).toBeNull();
  expect(sent).toEqual([]);
});

it('does it all the same', async () => {
  const { sent } = trade();
  await press('Agree');
  await press('Do it all the same');
  expect(sent).toEqual([1]);
});

it('does not ask twice about anything else', async () => {
  const { sent } = trade();
  await press('Refuse');
  expect(sent).toEqual([0]);
});

it('gives nothing once it was dropped', () => {
  const doubt = new Doubt();
  const give = vi.fn();
  doubt.check(option(1, 'Agree', 'loses', 'This surely loses the game.'), give);
  doubt.drop();
  doubt.insist();
  expect(give).not.toHaveBeenCalled();
});
