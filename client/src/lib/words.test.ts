import { describe, expect, it } from 'vitest';
import { codeIn } from './invites';
import { faultOfName } from './me.svelte';
import { cut, searchRules, sectionsOf } from './rules';
import { seatColour, shapeOf, SHAPES, shapeOutline } from './seats';
import type { SeatInfo, TableInfo } from './protocol';
import {
  afterWords,
  ago,
  audienceWords,
  giveUpWords,
  givingUp,
  lastedWords,
  levelOf,
  playersOf,
  resultOf,
  sayName,
  seatMore,
  STATE_WORDS,
  turnWords,
  weightWord,
} from './words';

const RULES = [
  {
    id: 'figures.battle.win',
    title: 'Winning the battle',
    section: 'The battle',
    text: "The attacker wins if their total is at least the defender's.",
    ruling: 'No wound.',
  },
  { id: 'figures.turn.draw', title: 'Drawing', section: 'The turn', text: 'The current player draws.', ruling: '' },
  {
    id: 'figures.battle.wound',
    title: 'Wounded',
    section: 'The battle',
    text: 'A beaten figure is wounded.',
    ruling: '',
  },
  { id: 'table.seat', title: 'Seats', section: '', text: 'A table has seats.', ruling: '' },
];

describe('words', () => {
  it('says things as a player would', () => {
    expect(playersOf({ least: 2, most: 6 })).toBe('2–6 players');
    expect(playersOf({ least: 2, most: 2 })).toBe('2 players');
    expect(sayName('army_size')).toBe('Army size');
    expect(weightWord(1.5)).toBe('Light');
    expect(weightWord(4.9)).toBe('Heavy');
    expect([ago(100, 101), ago(0, 60), ago(0, 7200), ago(0, 200_000), ago(9, 1)]).toEqual([
      'just now',
      '1 minute ago',
      '2 hours ago',
      '2 days ago',
      'just now',
    ]);
  });

  it('says who may look on', () => {
    expect([
      audienceWords({ private: true, watchable: false }),
      audienceWords({ private: false, watchable: false }),
      audienceWords({ private: true, watchable: true }),
      audienceWords({ private: false, watchable: true }),
    ]).toEqual(['Nobody may watch', 'Nobody may watch', 'Anybody with the address may watch', 'Anybody may watch']);
    expect([
      levelOf(
        { levels: [{ level: 'hard', bot: 'mcts:0.5s', help: '', name: '', face: '', strength: '' }] },
        'mcts:0.5s',
      ),
      levelOf(null, 'x'),
    ]).toEqual([', hard', '']);
  });

  it('says who won', () => {
    const won = (winners: number[]) => ({ winners, rule: '', sentence: '', helped: [], tally: null });
    expect(resultOf(null, ['A', 'B'])).toBe('');
    expect(resultOf(won([1]), ['A', 'B'])).toBe('B won');
    expect(resultOf(won([0]), ['A', 'B'], [0])).toBe('You won');
    expect(resultOf(won([0]), ['A', 'B'], [0, 1])).toBe('A won');
    expect(resultOf(won([0]), ['A', 'B'], [1])).toBe('You lost');
    expect(resultOf(won([0, 1, 2]), ['A', 'B', 'C', 'D'])).toBe('A, B and C share the victory');
    expect(resultOf(won([0, 1]), ['A', 'B'], [0])).toBe('Draw');
    expect(resultOf(won([]), [])).toBe('Draw');
    expect(resultOf({ ...won([0, 1]), rule: 'table.draw' }, ['A', 'B', 'C'], [0])).toBe('Draw');
    expect(resultOf({ ...won([]), rule: 'table.abort' }, ['A', 'B'], [0])).toBe('Broken off');
  });

  it('refuses names that the server would', () => {
    expect(faultOfName('  ')).not.toBe('');
    expect(faultOfName('x'.repeat(25))).not.toBe('');
    expect(faultOfName('Ann')).toBe('');
  });
});

describe('rules', () => {
  it('keeps the order of sections and rules', () => {
    expect(sectionsOf(RULES).map(({ title, rules }) => [title, rules.map((rule) => rule.id)])).toEqual([
      ['The battle', ['figures.battle.win', 'figures.battle.wound']],
      ['The turn', ['figures.turn.draw']],
      ['Every table', ['table.seat']],
    ]);
  });

  it('finds rules by all words, in the ruling and the id as well', () => {
    expect(searchRules(RULES, 'WOUND').map((rule) => rule.id)).toEqual(['figures.battle.win', 'figures.battle.wound']);
    expect(searchRules(RULES, 'attacker total').map((rule) => rule.id)).toEqual(['figures.battle.win']);
    expect(searchRules(RULES, 'turn.draw')).toHaveLength(1);
    expect(searchRules(RULES, ' ')).toHaveLength(4);
  });

  it('marks what was found, and takes no word for a pattern', () => {
    expect(cut('A wounded figure', ['wound'])).toEqual([
      { text: 'A ', found: false },
      { text: 'wound', found: true },
      { text: 'ed figure', found: false },
    ]);
    expect(cut('a+b', ['+'])).toHaveLength(3);
    expect(cut('abc', ['(']).map((piece) => piece.found)).toEqual([false]);
  });
});

describe('invites', () => {
  it('finds the code in a link or takes it as it is', () => {
    expect(codeIn(' https://example.org/join/AbC_1-x?y=1 ')).toBe('AbC_1-x');
    expect(codeIn(' AbC ')).toBe('AbC');
  });
});

describe('seats', () => {
  it('has a shape and a colour for every seat', () => {
    expect(new Set(SHAPES.map((_, seat) => shapeOf(seat))).size).toBe(6);
    expect(new Set(SHAPES.map((_, seat) => shapeOutline(seat))).size).toBe(6);
    expect(seatColour(3, 'ink')).toBe('var(--seat-3-ink)');
    expect(seatColour(7)).toBe('var(--seat-1)');
  });
});

describe('giving up', () => {
  const table = (state: TableInfo['state'], mine: boolean): TableInfo =>
    ({
      state,
      mine,
      seats: [
        { kind: 'person', mine: true },
        { kind: 'person', mine: false },
      ],
    }) as unknown as TableInfo;
  it('closes a table that waits, resigns a game that has begun, and erases none', () => {
    const tables = [
      table('open', true),
      table('open', false),
      table('playing', true),
      table('playing', false),
      table('finished', true),
      table('abandoned', true),
    ];
    expect(tables.map(givingUp)).toEqual(['close', null, 'resign', 'resign', null, null]);
    const alone = { ...table('playing', true), seats: [{ mine: true }, { mine: true }] } as unknown as TableInfo;
    expect(givingUp(alone)).toBe('close');
    const taken = { ...table('playing', true), seats: [{ mine: true, gone: 'claimed' }, {}] } as unknown as TableInfo;
    expect(givingUp(taken)).toBe(null);
  });
  it('tells seats apart by what is left to them, and bots by their level', () => {
    const seat = { kind: 'person', level: '', bot: '', gone: '', stands: '3 figures' } as SeatInfo;
    expect(seatMore(seat)).toBe('3 figures');
    expect(seatMore({ ...seat, kind: 'bot', level: 'hard', bot: 'mcts' })).toBe('bot, hard · 3 figures');
    expect(seatMore({ ...seat, gone: 'claimed', stands: '' })).toBe('a bot plays on');
  });
  it('says what comes of it, and what has come', () => {
    expect(giveUpWords(table('open', true))).toContain('Players who are waiting are told.');
    expect(STATE_WORDS.abandoned).toBe('Given up');
  });
});

it('says how long a game was played', () => {
  expect([0, 40, 540, 7200, 260_000].map(lastedWords)).toEqual(['', '40 seconds', '9 minutes', '2 hours', '3 days']);
  expect(afterWords(12, 540)).toBe('After 12 turns, in 9 minutes.');
  expect(afterWords(1, 0)).toBe('After 1 turn.');
});

it('says which turn is the last, once that is known', () => {
  expect(turnWords(12, 400)).toBe('turn 12 of 400');
  expect(turnWords(12, 0)).toBe('turn 12');
  expect(turnWords(12, undefined)).toBe('turn 12');
});
