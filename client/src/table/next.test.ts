import { expect, test } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import { nextGames } from './next';

const LEVELS = ['easy', 'normal', 'hard'].map((level) => ({
  level,
  bot: `${level}-bot`,
  help: '',
  name: '',
  face: '',
  strength: '',
}));

const me = { seat: 0, mine: true, kind: 'person', bot: '', level: '' } as SeatInfo;
const bot = (level: string, seat = 1): SeatInfo =>
  ({ seat, mine: false, kind: 'bot', bot: `${level}-bot`, level }) as SeatInfo;

const labels = (game: string, seats: SeatInfo[], settings = {}): string[] =>
  nextGames({ game, seats, settings }, LEVELS).map((next) => next.label);

test('after a game against bots there is a stronger one and a larger game', () => {
  expect(labels('figures', [me, bot('easy')])).toEqual(['Play the normal bot', 'Three players']);
  expect(labels('figures', [me, bot('hard'), bot('hard', 2)])).toEqual(['Four players']);
  expect(labels('legacy', [me, bot('hard')], { rounds: 1, beginner: true })).toEqual(['Three rounds, all abilities']);
  expect(labels('legacy', [me, bot('hard')], { rounds: 5 })).toEqual([]);
  expect(labels('synergy', [me, bot('normal')], { warriors: 2, open_cards: true })).toEqual([
    'Play the hard bot',
    'Three warriors a side',
  ]);
  expect(labels('skirmish', [me, bot('hard')], { points: 100 })).toEqual(['200 points a side']);
});

test('a stronger bot takes every seat of a bot, a larger game keeps the bots and drops armies of another size', () => {
  const [stronger, larger] = nextGames(
    { game: 'skirmish', seats: [me, bot('easy')], settings: { points: 50, armies: ['crown-50-a', 'grave-50-a'] } },
    LEVELS,
  );
  expect(stronger?.wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'normal-bot' }]);
  expect(stronger?.wish.settings).toHaveProperty('armies');
  expect(larger?.wish).toEqual({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy-bot' }],
    settings: { points: 100 },
  });
});

test('among people nothing is offered but a rematch', () => {
  const friend = { seat: 1, mine: false, kind: 'person', bot: '', level: '' } as SeatInfo;
  expect(labels('figures', [me, friend])).toEqual([]);
  expect(labels('figures', [me, { ...me, seat: 1 }])).toEqual([]);
});
