import { describe, expect, it } from 'vitest';
import type { AskedInfo, OptionInfo } from '../lib/protocol';
import { exact, listed, lit, live, markable, needsConfirmation, pick, whyNot } from './selection';

const option = (value: number, ...touches: string[]): OptionInfo => ({ value, label: `option ${value}`, token: `t${value}`, touches, note: '' });

const FIGURES = [option(3, 'figure:3'), option(4, 'figure:4')];
const PLANS = [option(1, 'seat:0'), option(2, 'seat:1'), option(3, 'seat:0', 'seat:1')];
const MOVES = [option(1, 'piece:a', 'square:1'), option(2, 'piece:a', 'square:2'), option(3, 'piece:b', 'square:2')];

describe('click things until one option is left', () => {
  it('lights all that options touch', () => {
    expect([...lit(FIGURES, [])]).toEqual(['figure:3', 'figure:4']);
    expect([...lit(MOVES, [])].sort()).toEqual(['piece:a', 'piece:b', 'square:1', 'square:2']);
  });

  it('answers as soon as one is left', () => {
    expect(pick(FIGURES, [], 'figure:4')?.answer?.value).toBe(4);
    expect(pick(MOVES, [], 'piece:b')?.answer?.value).toBe(3);
  });

  it('narrows while several are left, in any order', () => {
    const first = pick(MOVES, [], 'piece:a')!;
    expect(first.answer).toBeNull();
    expect([...lit(MOVES, first.picked)].sort()).toEqual(['square:1', 'square:2']);
    expect(pick(MOVES, first.picked, 'square:2')?.answer?.value).toBe(2);
    expect(pick(MOVES, ['square:2'], 'piece:a')?.answer?.value).toBe(2);
  });

  it('puts back what is clicked twice', () => {
    expect(pick(MOVES, ['piece:a'], 'piece:a')).toEqual({ picked: [], answer: null });
  });

  it('does nothing with a thing that no option touches', () => {
    expect(pick(FIGURES, [], 'figure:9')).toBeNull();
    expect(pick(MOVES, ['piece:b'], 'square:1')).toBeNull();
  });

  it('offers just what is picked where others touch more', () => {
    const picked = pick(PLANS, [], 'seat:0')!;
    expect(picked.answer).toBeNull();
    expect(exact(PLANS, picked.picked)?.value).toBe(1);
    expect(pick(PLANS, picked.picked, 'seat:1')?.answer?.value).toBe(3);
    expect(exact(PLANS, [])).toBeNull();
    expect(live(PLANS, ['seat:1']).map((each) => each.value)).toEqual([2, 3]);
  });

  it('knows where any set of things is an answer', () => {
    expect(markable(PLANS)).toEqual(['seat:0', 'seat:1']);
    const six = Array.from({ length: 63 }, (_, place) => place + 1).map((plan) =>
      option(plan, ...[0, 1, 2, 3, 4, 5].filter((seat) => plan & (1 << seat)).map((seat) => `seat:${seat}`)),
    );
    expect(markable(six)).toHaveLength(6);
    expect(exact(six, ['seat:5', 'seat:0'])?.value).toBe(33);
    for (const others of [MOVES, FIGURES, PLANS.slice(1), [option(1), option(2), option(3)]]) expect(markable(others)).toEqual([]);
  });

  it('lists what has no thing on the board, and seats', () => {
    expect(listed([option(1), ...FIGURES, option(5, 'seat:1')]).map((each) => each.value)).toEqual([1, 5]);
  });
});

describe('greys', () => {
  const asked: AskedInfo = {
    id: 1, ask: 'attacker', kind: 'choice', prompt: 'Which?', rule: 'r', options: FIGURES,
    greys: [{ value: 7, label: 'Zapra', rule: 'figures.turn.attack', sentence: 'Zapra is not in your army.', touches: ['figure:7'] }],
  };

  it('say why', () => {
    expect(whyNot(asked, 'figure:7')?.sentence).toBe('Zapra is not in your army.');
    expect(whyNot(asked, 'figure:3')).toBeNull();
    expect(whyNot(asked, 'seat:1')).toBeNull();
    expect(whyNot(null, 'figure:7')).toBeNull();
  });

  it('only a secret choice is confirmed', () => {
    expect(needsConfirmation(asked)).toBe(false);
    expect(needsConfirmation({ ...asked, kind: 'commit' })).toBe(true);
  });
});
