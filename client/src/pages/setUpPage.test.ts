import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import SetUp from './SetUp.svelte';
import { CARD, GAME, posted, replies, TABLE } from './pagesKit';

it('sets up a table with what was changed and nothing else', async () => {
  render(SetUp, { id: 'figures' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Open the table' }));
  await waitFor(() =>
    expect(posted('/api/tables')).toEqual({
      game: 'figures',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'bot-normal' }],
      settings: {},
      private: true,
      watchable: false,
      audience_talks: true,
    }),
  );
});

const withFriend = async (): Promise<void> => {
  render(SetUp, { id: 'figures' });
  const [, second] = await screen.findAllByLabelText('Who sits here');
  expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull();
  expect(screen.queryByRole('switch', { name: /Hints and taking back/ })).toBeNull();
  await fireEvent.change(second as HTMLElement, { target: { value: 'open' } });
};

const SENT = {
  game: 'figures',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  settings: {},
  private: true,
  watchable: false,
  audience_talks: true,
};

it('asks for a clock and help only between people, and sends neither as usual', async () => {
  await withFriend();
  expect((screen.getByLabelText('None') as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('switch', { name: /Hints and taking back/ }) as HTMLInputElement).checked).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(posted('/api/tables')).toEqual(SENT));
});

it('opens a table with a clock and help', async () => {
  await withFriend();
  await fireEvent.click(screen.getByLabelText('Whole game'));
  await fireEvent.change(screen.getByLabelText('Time for the whole game'), { target: { value: '300+5' } });
  expect(
    screen.getByText(/Each player has 5 minutes for the whole game, and 5 seconds more for each move/),
  ).toBeTruthy();
  await fireEvent.click(screen.getByRole('switch', { name: /Hints and taking back/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() =>
    expect(posted('/api/tables')).toEqual({ ...SENT, clock: { move: 0, bank: 300, increment: 5 }, help: true }),
  );
});

it('opens no table with a clock that cannot be', async () => {
  await withFriend();
  await fireEvent.click(screen.getByLabelText('Per move'));
  await fireEvent.change(screen.getByLabelText('Time for each move'), { target: { value: 'own' } });
  await fireEvent.input(screen.getByLabelText('How many'), { target: { value: '0' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(screen.getAllByText(/from 5 seconds to 10 days/).length).toBeGreaterThan(0);
  expect(posted('/api/tables')).toBeUndefined();
});

const ROUNDS = {
  name: 'rounds',
  help: 'How many.',
  kind: 'pick',
  default: 3,
  low: 0,
  high: 0,
  words: [1, 2, 3, 5],
  rule: 'legacy.round.count',
  bars: [],
};

const OPEN_GAME = { ...GAME, name: 'legacy', title: 'Legacy', hidden: false, settings: [ROUNDS] };

it('offers only the numbers that a setting allows, and sends them as numbers', async () => {
  replies['GET /api/games'] = [OPEN_GAME];
  render(SetUp, { id: 'legacy' });
  const rounds = await screen.findByRole('group', { name: 'Rounds' });
  expect(
    within(rounds)
      .getAllByRole('radio')
      .map((each) => (each as HTMLInputElement).value),
  ).toEqual(['1', '2', '3', '5']);
  expect((within(rounds).getByLabelText('3') as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(within(rounds).getByLabelText('5'));
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await waitFor(() => expect(posted('/api/tables')).toMatchObject({ game: 'legacy', settings: { rounds: 5 } }));
});

it('says what those who watch do not see, as the game has it', async () => {
  render(SetUp, { id: 'figures' });
  expect(await screen.findByText(/They see only what lies open for everybody/)).toBeTruthy();
  cleanup();
  replies['GET /api/games'] = [OPEN_GAME];
  render(SetUp, { id: 'legacy' });
  expect(await screen.findByText(/a secret choice is shown when all have chosen/)).toBeTruthy();
});

it('sets up a table with an open seat, a smaller army and an own card, and shows the invite', async () => {
  replies['POST /api/tables'] = { table: { ...TABLE, state: 'open' }, invites: [{ seat: 1, code: 'abc' }] };
  render(SetUp, { id: 'figures' });
  const [, second] = await screen.findAllByLabelText('Who sits here');
  await fireEvent.change(second as HTMLElement, { target: { value: 'open' } });
  await fireEvent.input(screen.getByLabelText('Army size'), { target: { value: '3' } });
  await fireEvent.click(screen.getByRole('checkbox', { name: /Duchess Snail/ }));
  await fireEvent.click(screen.getByRole('switch', { name: /Listed/ }));
  await fireEvent.click(screen.getByRole('switch', { name: /May be watched/ }));
  await fireEvent.click(screen.getByRole('switch', { name: /Watchers may talk/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(await screen.findByDisplayValue(/\/join\/abc$/)).toBeTruthy();
  expect(posted('/api/tables')).toEqual({
    game: 'figures',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { army_size: 3, cards: [CARD] },
    private: false,
    watchable: true,
    audience_talks: false,
  });
});

it('does not open a table while an option is wrong', async () => {
  render(SetUp, { id: 'figures' });
  await fireEvent.input(await screen.findByLabelText('Army size'), { target: { value: '99' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(screen.getAllByText(/whole number from 1 to 8/).length).toBeGreaterThan(0);
  expect(posted('/api/tables')).toBeUndefined();
});
