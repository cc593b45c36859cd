import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { place } from '../lib/router.svelte';
import Cards from '../games/figures/Cards.svelte';
import Home from './Home.svelte';
import Join from './Join.svelte';
import MyGames from './MyGames.svelte';
import Replays from './Replays.svelte';
import Rules from './Rules.svelte';
import SetUp from './SetUp.svelte';
import Watch from './Watch.svelte';
import { CARD, posted, replies, sent, TABLE } from './pagesKit';

it('plays at once from the home page, at the chosen level', async () => {
  render(Home);
  await fireEvent.click(await screen.findByLabelText('Hard'));
  expect(screen.getByText('hard help')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await waitFor(() => expect(place()).toMatchObject({ page: 'table', id: 't1' }));
  expect(posted('/api/play-now')).toEqual({ game: 'figures', level: 'hard' });
});

const seat = (number: number, name: string, mine = false) => ({
  seat: number,
  name,
  kind: 'person',
  bot: '',
  online: true,
  mine,
});

const GAMES = [
  { ...TABLE, id: 'theirs', seats: [seat(0, 'Ann', true), seat(1, 'Bob')], waiting_for: [1] },
  { ...TABLE, id: 'mine', seats: [seat(0, 'Cy'), seat(1, 'Ann', true)], waiting_for: [0, 1] },
  {
    ...TABLE,
    id: 'over',
    state: 'finished',
    seats: [seat(0, 'Ann', true), seat(1, 'Dee')],
    outcome: { winners: [1], rule: '', sentence: 'Dee wins.' },
  },
];

it('says whose turn it is, and shows first where it is mine', async () => {
  replies['GET /api/me'] = { name: 'Ann', tables: GAMES };
  render(MyGames);
  await screen.findByRole('heading', { name: 'Your turn' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Your turn',
    'Waiting for others',
    'Over',
  ]);
  const links = screen.getAllByRole('link').map((each) => each.getAttribute('aria-label'));
  expect(links[0]).toBe('Play on: Figures, Cy against Ann, your turn');
  expect(screen.getByText(/Bob’s turn/)).toBeTruthy();
  expect(screen.getByText(/You lost/)).toBeTruthy();
});

it('keeps the public list up to date, and says who is here', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const listed = (...people: ReturnType<typeof seat>[]) => ({
    ...TABLE,
    id: people[0]!.name,
    state: 'open',
    private: false,
    mine: false,
    seats: [...people, { ...seat(people.length, ''), kind: 'open' }],
  });
  replies['GET /api/tables'] = [listed({ ...seat(0, 'Bob'), online: false })];
  render(Watch);
  expect((await screen.findByText('Bob')).closest('li')?.textContent).toMatch(/Bob\s*away/);
  replies['GET /api/tables'] = [listed(seat(0, 'Cy')), listed(seat(0, 'Bob'))];
  await vi.advanceTimersByTimeAsync(3_100);
  expect((await screen.findByText('Cy')).closest('li')?.textContent).toMatch(/Cy\s*here/);
  expect(screen.getByText('Bob').closest('li')?.textContent).toMatch(/Bob\s*here/);
  vi.useRealTimers();
});

it('offers one game to go on with, the one that waits for me', async () => {
  replies['GET /api/me'] = { name: 'Ann', tables: GAMES };
  render(Home);
  const link = await screen.findByRole('link', { name: /Your turn.*against Cy/ });
  expect(link.getAttribute('href')).toBe('/table/mine');
  expect(screen.getByRole('link', { name: '2 games under way' })).toBeTruthy();
});

it('shows the clock and the help of a table in lists', async () => {
  const table = {
    ...TABLE,
    seats: [seat(0, 'Ann', true), seat(1, 'Bob')],
    waiting_for: [1],
    clock: { move: 259_200, bank: 0, increment: 0 },
    help: true,
  };
  replies['GET /api/me'] = {
    name: 'Ann',
    tables: [
      table,
      {
        ...table,
        id: 't2',
        state: 'finished',
        clock: null,
        help: false,
        outcome: { winners: [0], rule: '', sentence: '', helped: [0], tally: null },
      },
    ],
  };
  render(MyGames);
  expect(await screen.findByText(/3 days a move · hints and taking back allowed/)).toBeTruthy();
  expect(screen.getByText(/You won · with help: Ann/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Give up/ })).toHaveLength(1); // Of the one that is played.
});

const INVITATION = {
  host: 'Bob',
  seat: 2,
  seated: false,
  table: {
    ...TABLE,
    state: 'open',
    settings: { army_size: 3 },
    seats: [seat(0, 'Bob'), { ...seat(1, 'Robo'), kind: 'bot', bot: 'bot-hard' }, { ...seat(2, ''), kind: 'open' }],
  },
};

it('says who invites to what, and asks for a name before sitting down', async () => {
  replies['GET /api/join/abc'] = INVITATION;
  render(Join, { id: 'abc' });
  expect(await screen.findByRole('heading', { name: 'Bob invites you to Figures.' })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Seats' }))
      .getAllByRole('listitem')
      .map((each) => each.textContent?.replace(/\s+/g, ' ').trim()),
  ).toEqual(['Bob invites you', 'Robo bot, hard', 'You your seat']);
  expect(screen.getByText(/Army size 3/)).toBeTruthy();
  expect(screen.getByText(/Nobody may watch/)).toBeTruthy();
  const name = screen.getByLabelText('Your name');
  await fireEvent.input(name, { target: { value: ' ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(screen.getByRole('alert').textContent).toContain('Type a name');
  await fireEvent.input(name, { target: { value: 'Ann' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('There is no such thing.'));
});

it.each([
  ['used', 'This invitation has been used.', /Ask for another/],
  ['missing', 'There is no such invitation.', /incomplete/],
  ['blocked', 'You cannot sit down here.', /blocked you/],
])('says at once that an invitation is %s, and asks for nothing', async (code, heading, advice) => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ code, rule: '', sentence: 'Somebody has blocked you.' }), { status: 409 }),
  );
  render(Join, { id: 'abc' });
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(advice);
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});

it('leads back a guest who has used the invitation', async () => {
  replies['GET /api/join/abc'] = { ...INVITATION, seated: true };
  render(Join, { id: 'abc' });
  expect((await screen.findByRole('link', { name: 'Go to the table' })).getAttribute('href')).toBe('/table/t1');
});

it('warns where a link only works on this machine', async () => {
  replies['POST /api/tables'] = { table: { ...TABLE, state: 'open' }, invites: [{ seat: 1, code: 'abc' }] };
  replies['GET /api/reach'] = { origin: '' };
  render(SetUp, { id: 'figures' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Open the table' }));
  expect(await screen.findByText(/only works on this machine.*--lan/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

it('previews and saves a character card under an id of its own', async () => {
  replies['PUT /api/me/made/figures/duchess-snail-2'] = CARD;
  const { container } = render(Cards);
  await fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Duchess Snail' } });
  expect(within(container.querySelector('.preview') as HTMLElement).getByText('Duchess Snail')).toBeTruthy();
  await fireEvent.change(screen.getByLabelText('Queen or Jack'), { target: { value: 'dodge' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save the card' }));
  await waitFor(() =>
    expect(posted('/api/me/made/figures/duchess-snail-2')).toMatchObject({
      id: 'duchess-snail-2',
      name: 'Duchess Snail',
      icon: 'puppet',
      actions: ['dodge', 'boost', 'dodge'],
    }),
  );
});

it('shows rules with an anchor each and the ruling apart', async () => {
  const { container } = render(Rules, { id: 'figures' });
  await screen.findByText('The attacker wins.');
  expect(container.querySelector('[id="figures.battle.win"] .ruling')?.textContent).toContain('No wound.');
  await fireEvent.input(screen.getByLabelText('Search the rules'), { target: { value: 'dragon' } });
  expect(screen.getByText(/No rule has all these words/)).toBeTruthy();
});

const REPLAY = {
  id: 'r1',
  game: 'figures',
  title: 'Figures',
  names: ['Ann', 'Bob'],
  bots: ['', ''],
  frames: 9,
  created: 0,
  outcome: null,
  brought: true,
};

it('removes a record that was brought, if that is meant, and no game that was played', async () => {
  replies['GET /api/replays'] = [REPLAY, { ...REPLAY, id: 't9', names: ['Ann', 'Cy'], brought: false }];
  replies['DELETE /api/replays/r1'] = [{ ...REPLAY, id: 't9', names: ['Ann', 'Cy'], brought: false }];
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  render(Replays);
  const buttons = await screen.findAllByRole('button', { name: /^Remove\s*Figures: Ann against Bob/ });
  expect(buttons).toHaveLength(1);
  await fireEvent.click(buttons[0]!);
  expect(sent.some((each) => each.method === 'DELETE')).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bob/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Cy/ })).toBeTruthy();
});

it('filters games, and offers no play where a bot has taken over', async () => {
  const more = [
    {
      ...TABLE,
      id: 'legacy',
      game: 'legacy',
      title: 'Legacy',
      seats: [{ ...seat(0, 'Ann', true), stands: '4 points' }, seat(1, 'Eve')],
      waiting_for: [0],
    },
    { ...TABLE, id: 'taken', seats: [{ ...seat(0, 'Ann', true), gone: 'claimed' }, seat(1, 'Flo')], waiting_for: [0] },
  ];
  replies['GET /api/me'] = { name: 'Ann', tables: [...GAMES, ...more] };
  render(MyGames);
  expect(await screen.findByRole('link', { name: 'Look at it: Figures, Ann against Flo' })).toBeTruthy();
  expect(screen.getByText('4 points')).toBeTruthy();
  await fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'legacy' } });
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/table/legacy']);
  await fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Over' } });
  expect(screen.getByText('None of your tables match that.')).toBeTruthy();
});
