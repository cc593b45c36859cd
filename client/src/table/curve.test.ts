import { describe, expect, it } from 'vitest';
import type { AnalysedAnswer, AnalysedMoment, AnalysedSide } from '../lib/protocol';
import { barsOf, chancesWords, lineThrough, lostWords, momentAt, nearest, pointsOf } from './curve';

const moment = (frame: number, chance: number, turn = 1): AnalysedMoment => ({
  frame,
  turn,
  chances: [chance, 1 - chance],
  sides: [],
});
const MOMENTS = [moment(0, 0.5), moment(4, 0.75), moment(9, 0.2, 3)];
const answer = (value: number, estimate: number, rate: number | null, played = false): AnalysedAnswer => ({
  value,
  label: `A${value}`,
  estimate,
  visits: 1,
  rate,
  played,
});
const side = (...answers: AnalysedAnswer[]): AnalysedSide => ({
  seat: 0,
  prompt: '',
  value: 0.5,
  answers,
  played: '',
  lost: null,
});

describe('the curve', () => {
  it('runs from the first decision to what each seat got', () => {
    expect(pointsOf(0, MOMENTS, [1, 0], 10)).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.4, y: 0.75 },
      { x: 0.9, y: 0.2 },
      { x: 1, y: 1 },
    ]);
    expect(pointsOf(1, MOMENTS, [], 10)).toHaveLength(3);
    expect(pointsOf(0, [moment(0, 0.5)], [], 0)).toEqual([{ x: 0, y: 0.5 }]);
  });
  it('is drawn with full chances at the top', () => {
    expect(
      lineThrough(
        [
          { x: 0, y: 0.5 },
          { x: 1, y: 1 },
        ],
        100,
        40,
      ),
    ).toBe('M0 20L100 0');
    expect(lineThrough([], 100, 40)).toBe('');
  });
  it('knows which moment a frame belongs to, and which one was clicked', () => {
    expect([0, 3, 4, 8, 30].map((frame) => momentAt(MOMENTS, frame))).toEqual([0, 0, 1, 1, 2]);
    expect(momentAt(MOMENTS.slice(1), 2)).toBe(-1);
    expect([0, 0.19, 0.3, 0.99].map((x) => nearest(MOMENTS, x, 10))).toEqual([0, 0, 1, 2]);
    expect(nearest([], 0.5, 10)).toBe(-1);
  });
});

describe('the bars', () => {
  it('show how often to choose what where one should mix, and always what was played', () => {
    const bars = barsOf(side(answer(1, 0.6, 0.7), answer(2, 0.6, 0.3), answer(3, 0.4, 0), answer(4, 0.1, 0, true)));
    expect(bars.map(({ label, part, played }) => [label, part, played])).toEqual([
      ['A1', 0.7, false],
      ['A2', 0.3, false],
      ['A4', 0, true],
    ]);
  });
  it('show how well each answer does elsewhere', () => {
    const bars = barsOf(side(...[1, 2, 3, 4, 5, 6].map((each) => answer(each, 1 / each, null, each === 6))));
    expect(bars.map(({ label }) => label)).toEqual(['A1', 'A2', 'A3', 'A4', 'A6']);
    expect(bars[1]?.part).toBe(0.5);
  });
});

describe('words', () => {
  it('say what was lost', () => {
    expect([0.07, 0.012, 0.004, 0, null].map(lostWords)).toEqual([
      'chance −7\u00a0%',
      'chance −1\u00a0%',
      'lost nothing',
      'lost nothing',
      '',
    ]);
  });
  it('say how everybody stands', () => {
    expect(chancesWords(MOMENTS[2], ['Ann', 'Bob'])).toBe('Turn 3: Ann 20 %, Bob 80 %');
    expect(chancesWords(undefined, [])).toBe('');
  });
});
