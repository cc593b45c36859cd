import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OriginInfo, TableInfo } from '../lib/protocol';
import { place } from '../lib/router.svelte';
import TableRow from '../parts/TableRow.svelte';
import ContinueDialog from './ContinueDialog.svelte';
import { mustDealAnew } from './continueSeats';

configure({ asyncUtilTimeout: 8_000 });

const ORIGIN: OriginInfo = {
  by: 'Ann',
  hidden: 'anew',
  sentence: 'Goes on from a position that Ann brought. What is hidden was dealt anew.',
};
const TABLE: TableInfo = {
  id: 't1',
  game: 'figures',
  title: 'Figures',
  state: 'open',
  private: false,
  settings: {},
  turns: 4,
  created: 0,
  updated: 0,
  mine: false,
  waiting_for: [],
  watchers: 0,
  lesson: '',
  outcome: null,
  rematch: '',
  problem: '',
  origin: null,
  watchable: true,
  audience_talks: true,
  lasted: 0,
  clock: null,
  help: false,
  record: false,
  seats: [
    { seat: 0, name: 'Ann', kind: 'person', bot: '', level: '', online: true, mine: false, gone: '', stands: '' },
    { seat: 1, name: '', kind: 'open', bot: '', level: '', online: false, mine: false, gone: '', stands: '' },
  ],
};
const SEATS = TABLE.seats.map((seat) => ({ ...seat, name: seat.name || 'Bob', kind: 'person' as const }));

let sent: unknown[];
let hidden: boolean;

beforeEach(() => {
  sent = [];
  hidden = true;
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/games') return new Response(JSON.stringify([{ name: 'figures', levels: [], hidden }]));
    sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ table: TABLE, invites: [] }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () =>
  render(ContinueDialog, { open: true, replay: 'r1', game: 'figures', frame: 3, turn: 2, seats: SEATS });

async function playOn(): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  await waitFor(() => expect(place()).toMatchObject({ page: 'table', id: 't1' }));
}

it('says in a list that a table goes on from a position, and who brought it', () => {
  const { unmount } = render(TableRow, { table: TABLE });
  expect(screen.queryByText(/position/)).toBeNull();
  unmount();
  render(TableRow, { table: { ...TABLE, origin: ORIGIN } });
  expect(screen.getByTestId('origin').textContent).toContain(ORIGIN.sentence);
});

it('deals anew for strangers, without asking', async () => {
  dialog();
  await screen.findByText('What is hidden');
  await fireEvent.change(screen.getByLabelText('Bob'), { target: { value: 'open' } });
  await fireEvent.click(screen.getByLabelText('Anybody'));
  expect((await screen.findByTestId('dealt')).textContent).toContain('dealt anew');
  expect(screen.queryByText('What is hidden')).toBeNull();
  await playOn();
  expect(sent).toEqual([
    { frame: 3, seats: [{ kind: 'me' }, { kind: 'open' }], private: false, watchable: true, hidden: 'anew' },
  ]);
});

it('leaves the choice to friends', async () => {
  dialog();
  await fireEvent.change(screen.getByLabelText('Bob'), { target: { value: 'open' } });
  await fireEvent.click(await screen.findByLabelText('Dealt anew'));
  await playOn();
  expect(sent).toEqual([
    { frame: 3, seats: [{ kind: 'me' }, { kind: 'open' }], private: true, watchable: false, hidden: 'anew' },
  ]);
});

it('asks nothing about hidden things where there are none', async () => {
  hidden = false;
  dialog();
  await fireEvent.click(await screen.findByLabelText('Anybody'));
  expect(screen.queryByText('What is hidden')).toBeNull();
  expect(mustDealAnew(['me', 'open'], 'anybody', false)).toBe(false);
  expect(mustDealAnew(['me', 'bot:easy'], 'anybody', true)).toBe(false);
});
