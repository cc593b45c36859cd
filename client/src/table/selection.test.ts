import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol';
import {
  endOf,
  exact,
  isTouched,
  listed,
  lit,
  live,
  markedThings,
  marksOf,
  needsConfirmation,
  passesUnseen,
  passingOf,
  pick,
  verbOf,
  type Picking,
} from './selection';

const option = (value: number, ...touches: string[]): OptionInfo => ({
  value,
  label: `option ${value}`,
  token: `t${value}`,
  touches,
  note: '',
  verb: '',
  facts: [],
  mark: '' as const,
  warning: '',
});
const paths = (...options: OptionInfo[]): Picking => ({ options, sets: false });
const sets = (...options: OptionInfo[]): Picking => ({ options, sets: true });

const FIGURES = paths(option(3, 'figure:3'), option(4, 'figure:4'));
const MOVES = paths(
  option(1, 'piece:a', 'square:1'),
  option(2, 'piece:a', 'square:2'),
  option(3, 'piece:b', 'square:2'),
);
const PAIRS = paths(
  option(1, 'figure:1', 'figure:2'),
  option(2, 'figure:2', 'figure:1'),
  option(3, 'figure:2', 'figure:3'),
);
const PLANS = sets(option(1, 'seat:0'), option(2, 'seat:1'), option(3, 'seat:0', 'seat:1'));

describe('point at things until one option is left', () => {
  it('lights what comes first, then what comes next', () => {
    expect([...lit(FIGURES, [])]).toEqual(['figure:3', 'figure:4']);
    expect([...lit(MOVES, [])]).toEqual(['piece:a', 'piece:b']);
    expect([...lit(MOVES, ['piece:a'])]).toEqual(['square:1', 'square:2']);
  });

  it('answers as soon as one is left', () => {
    expect(pick(FIGURES, [], 'figure:4')?.answer?.value).toBe(4);
    expect(pick(MOVES, [], 'piece:b')?.answer?.value).toBe(3);
    expect(pick(MOVES, ['piece:a'], 'square:2')?.answer?.value).toBe(2);
  });

  it('tells an ordered pair from the same pair the other way round', () => {
    expect(pick(PAIRS, [], 'figure:1')?.answer?.value).toBe(1);
    const second = pick(PAIRS, [], 'figure:2')!;
    expect(second.answer).toBeNull();
    expect(live(PAIRS, second.picked).map(({ value }) => value)).toEqual([2, 3]);
    expect(pick(PAIRS, second.picked, 'figure:1')?.answer?.value).toBe(2);
    expect(pick(MOVES, [], 'square:2')).toBeNull();
  });

  it('puts back what is pointed at twice, with all that followed', () => {
    expect(pick(MOVES, ['piece:a'], 'piece:a')).toEqual({ picked: [], answer: null });
    const long = paths(option(1, 'a', 'b', 'c', 'd'), option(2, 'a', 'b', 'c', 'e'));
    expect(pick(long, ['a', 'b', 'c'], 'b')).toEqual({ picked: ['a'], answer: null });
  });

  it('goes on where the same thing comes again in a path', () => {
    const round = paths(option(1, 'a', 'b', 'a'), option(2, 'a', 'b', 'c'));
    expect(pick(round, ['a', 'b'], 'a')?.answer?.value).toBe(1);
  });

  it('does nothing with a thing that leads nowhere', () => {
    expect(pick(FIGURES, [], 'figure:9')).toBeNull();
    expect(pick(MOVES, ['piece:a'], 'piece:b')).toBeNull();
    expect([isTouched(MOVES, 'square:2'), isTouched(FIGURES, 'figure:9')]).toEqual([true, false]);
  });

  it('offers just what is picked where others go further', () => {
    const stop = paths(option(1, 'piece:a'), option(2, 'piece:a', 'square:1'));
    const picked = pick(stop, [], 'piece:a')!;
    expect(picked.answer).toBeNull();
    expect(exact(stop, picked.picked)?.value).toBe(1);
    expect(exact(stop, [])).toBeNull();
  });

  it('says what the option itself calls it', () => {
    expect(verbOf({ verb: 'Play Q♥', label: 'Q♥' })).toBe('Play Q♥');
    expect(verbOf({ verb: '', label: 'Star Patrol' })).toBe('Star Patrol');
  });
});

describe('sets', () => {
  it('are marked in any order, never answered by a mark alone', () => {
    const one = pick(PLANS, [], 'seat:1')!;
    expect(one).toEqual({ picked: ['seat:1'], answer: null });
    const both = pick(PLANS, one.picked, 'seat:0')!;
    expect(both).toEqual({ picked: ['seat:1', 'seat:0'], answer: null });
    expect(exact(PLANS, both.picked)?.value).toBe(3);
    expect(pick(PLANS, both.picked, 'seat:1')).toEqual({ picked: ['seat:0'], answer: null });
  });

  it('are declared, never guessed', () => {
    expect(marksOf(PLANS)).toEqual(['seat:0', 'seat:1']);
    expect(marksOf({ ...PLANS, sets: false })).toEqual([]);
  });

  it('light only what a whole set can still be made with', () => {
    const two = sets(option(1, 'a', 'b'), option(2, 'b', 'c'), option(3));
    expect([...lit(two, [])]).toEqual(['a', 'b', 'c']);
    expect([...lit(two, ['a'])].sort()).toEqual(['a', 'b']);
    expect(pick(two, ['a'], 'c')).toBeNull();
    expect(exact(two, ['a'])).toBeNull();
    expect(exact(two, ['b', 'a'])?.value).toBe(1);
    expect(listed(two).map(({ value }) => value)).toEqual([3]);
  });
});

describe('buttons', () => {
  it('stand for what has no thing on the board, and for seats', () => {
    expect(listed(paths(option(1), ...FIGURES.options, option(5, 'seat:1'))).map(({ value }) => value)).toEqual([1, 5]);
    expect(listed(FIGURES, [], () => false)).toHaveLength(2);
  });

  it('tell apart what touches the same things', () => {
    const ways = paths(option(1, 'a', 'b'), option(2, 'a', 'b'), option(3, 'a', 'c'));
    expect(listed(ways, ['a'])).toEqual([]);
    expect(pick(ways, ['a'], 'b')?.answer).toBeNull();
    expect(listed(ways, ['a', 'b']).map(({ value }) => value)).toEqual([1, 2]);
  });
});

it('only a secret choice is confirmed', () => {
  expect(needsConfirmation({ kind: 'choice' })).toBe(false);
  expect(needsConfirmation({ kind: 'commit' })).toBe(true);
});

describe('passing where there is nothing else', () => {
  const bots = [{ kind: 'person' as const }, { kind: 'bot' as const }, { kind: 'bot' as const }];
  const pass = { ...option(255), token: 'pass' };
  const nothing = { options: [pass], passing: 255 };

  it('goes by itself among bots', () => {
    expect(passesUnseen(nothing, bots, 0)).toBe(true);
    expect(passesUnseen({ options: [{ ...option(126), token: 'nothing' }] }, bots, 0)).toBe(true);
  });

  it('is said by a person that another person could watch', () => {
    expect(passesUnseen(nothing, [...bots, { kind: 'person' as const }], 0)).toBe(false);
    expect(passesUnseen(nothing, [...bots, { kind: 'open' as const }], 0)).toBe(false);
  });

  it('is asked where there is something to use, and where nobody may pass', () => {
    expect(passesUnseen({ options: [option(3), pass] }, bots, 0)).toBe(false);
    expect(passesUnseen({ options: [option(3)] }, bots, 0)).toBe(false);
    expect(passingOf({ options: [option(2), option(3)], passing: 3 })).toBeNull();
  });
});

describe('what ends a turn', () => {
  const named = (token: string, ...touches: string[]): OptionInfo => ({ ...option(1, ...touches), token });

  it('stands apart from the other answers', () => {
    expect(endOf([named('walk'), named('end'), named('strike')])?.token).toBe('end');
    expect(endOf([named('shades'), named('pass')])?.token).toBe('pass');
  });

  it('is nothing on the board, and need not be there', () => {
    expect(endOf([named('pass', 'fatestone:0'), named('keep')])).toBeNull();
  });
});

it('knows which things win, and which only harm the own side', () => {
  const wins = { ...option(1, 'square:1'), mark: 'wins' as const };
  const own = { ...option(2, 'warrior:2'), mark: 'own' as const };
  const idle = { ...option(3, 'warrior:3', 'card:a'), mark: 'idle' as const };
  const asked = paths(wins, own, idle, option(4, 'warrior:3', 'card:b'));
  expect(markedThings(asked, [])).toEqual({ wins: new Set(['square:1']), dim: new Set(['warrior:2']) });
  expect(markedThings(asked, ['warrior:3']).dim).toEqual(new Set(['card:a']));
});
