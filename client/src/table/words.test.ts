import { describe, expect, it } from 'vitest';
import type { Scene, SeatInfo } from '../lib/protocol';
import { firstWishes, wishOf } from './continueSeats';
import { ruleLink } from '../lib/rules';
import { botWords, calledPlainly, notNow, resultWords, together, unsentWords, waitingWords } from './words';

const seat = (number: number, name: string, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name,
  kind: 'person',
  bot: '',
  level: '',
  online: true,
  mine: false,
  gone: '',
  stands: '',
  ...change,
});
const SEATS = [
  seat(0, 'Ann', { mine: true }),
  seat(1, 'Bob'),
  seat(2, 'Rusty', { kind: 'bot', bot: 'greedy', level: 'normal' }),
];
const waiting = (...seats: number[]): Scene => ({ waiting_for: seats, over: false }) as unknown as Scene;

describe('words', () => {
  it('calls things by what they are', () => {
    expect(
      ['seat:1', 'stone:0', 'card:iron_might', 'card:a:b', 'die'].map((thing) => calledPlainly(thing, SEATS)),
    ).toEqual(['Bob', 'Stone 1', 'Iron might', 'A:b', 'Die']);
  });

  it('puts names together', () => {
    expect([together([]), together(['A']), together(['A', 'B']), together(['A', 'B', 'C'])]).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
  });

  it('says who we wait for', () => {
    expect(waitingWords(waiting(1), SEATS, 0)).toBe('Waiting for Bob.');
    expect([waitingWords(waiting(0), SEATS, 0), waitingWords({ ...waiting(0), gone: true }, SEATS, 0)]).toEqual([
      'One moment …',
      '',
    ]);
    expect(waitingWords(waiting(2), SEATS, 0)).toBe('Rusty is thinking …');
    expect(waitingWords(waiting(1), [SEATS[0]!, seat(1, 'Bob', { online: false }), SEATS[2]!], 0)).toBe(
      'Waiting for Bob, who is away.',
    );
    expect(waitingWords(waiting(1, 2), SEATS, 0)).toBe('Waiting for Bob and Rusty.');
    expect(waitingWords(waiting(1), [SEATS[0]!, seat(1, 'Bob', { online: false, gone: 'left' }), SEATS[2]!], 0)).toBe(
      'Bob is thinking …',
    );
  });

  it('says who won, to those it concerns', () => {
    expect(resultWords([0], SEATS, [0])).toBe('You win the game');
    expect(resultWords([1], SEATS, [0])).toBe('You lose the game');
    expect(resultWords([0, 1], SEATS, [0])).toBe('You share the victory');
    expect(resultWords([1, 2], SEATS, [0])).toBe('You lose the game');
    expect([resultWords([0, 1, 2], SEATS, [0]), resultWords([], SEATS, [1])]).toEqual(['Draw', 'Draw']);
    expect(resultWords([1], SEATS, [])).toBe('Bob wins the game');
    expect(resultWords([0], SEATS, [0, 1])).toBe('Ann wins the game');
    expect(resultWords([0, 1], SEATS, [0], 'table.draw')).toBe('Draw');
    expect(resultWords([], SEATS, [0], 'table.abort')).toBe('Broken off');
  });

  it('links the rules of the game and of every table', () => {
    expect(ruleLink('figures.out', 'figures')).toBe('/rules/figures#figures.out');
    expect(ruleLink('table.undo', 'figures')).toBe('/rules/figures#table.undo');
    expect([ruleLink('', 'figures'), ruleLink('synergy.out', 'figures')]).toEqual(['', '']);
  });

  it('says why nothing can be chosen while others choose', () => {
    expect(notNow(waiting(1), SEATS, 0)).toMatchObject({
      rule: 'table.question',
      sentence: 'It is not for you to choose now. Waiting for Bob.',
    });
    const chosen = { ...waiting(1), chosen: { label: 'Q♥' } } as unknown as Scene;
    expect(notNow(chosen, SEATS, 0)?.sentence).toBe('You chose Q♥. Waiting for Bob.');
    expect(notNow({ ...waiting(1), placed: [0, 1] } as unknown as Scene, SEATS, 0)?.sentence).toBe(
      'You have made your choice. Waiting for Bob.',
    );
    expect(notNow({ ...waiting(), over: true }, SEATS, 0)).toBeNull();
    expect(notNow(waiting(1), SEATS, -1)).toBeNull();
  });
});

describe('who plays on', () => {
  const levels = [{ level: 'normal', bot: 'greedy', help: '', name: '', face: '', strength: '' }];
  it('begins with me against bots', () => {
    expect(firstWishes(SEATS)).toEqual(['me', 'bot:normal', 'bot:normal']);
    expect(firstWishes([SEATS[2]!, SEATS[1]!])).toEqual(['bot:normal', 'me']);
  });
  it('gives a second person here a name', () => {
    const words = ['me', 'me', 'bot:normal'];
    expect(words.map((word, place) => wishOf(word, place, words, SEATS, levels))).toEqual([
      { kind: 'me' },
      { kind: 'me', name: 'Bob' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });
});

describe('what a table says besides', () => {
  it('tells how good a bot is', () => {
    expect([botWords(SEATS[2]!), botWords({ level: '', bot: 'mcts:40' })]).toEqual(['Bot, normal', 'Bot, mcts:40']);
  });

  it('tells what waits to be sent', () => {
    expect(unsentWords([])).toBe('Nothing is waiting to be sent.');
    expect(unsentWords([{ seat: 0, words: 'Zapra', waits: true }])).toBe('Waiting to be sent: “Zapra”.');
    expect(unsentWords([{ seat: 0, words: '', waits: false }])).toContain('Perhaps not sent yet: your choice');
  });
});
