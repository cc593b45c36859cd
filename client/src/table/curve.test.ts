import { describe, expect, it } from 'vitest';
import type { AnalysedAnswer, AnalysedMoment, AnalysedSide } from '../lib/protocol';
import {
  accuracyWords,
  arrowsOf,
  barsOf,
  chancesWords,
  lineThrough,
  lostWords,
  momentAt,
  movedWords,
  nearest,
  nextSlip,
  pointsOf,
  ticksOf,
} from './curve';

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
  things: [`figure:${value}`],
  wins: false,
});
const side = (...answers: AnalysedAnswer[]): AnalysedSide => ({
  seat: 0,
  prompt: '',
  value: 0.5,
  answers,
  played: '',
  lost: null,
  slip: '',
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

describe('the review', () => {
  const slipped = (frame: number, seat: number): AnalysedMoment => ({
    ...moment(frame, 0.5),
    sides: [{ ...side(answer(1, 0.7, null), answer(2, 0.4, null, true)), seat, slip: 'blunder' }],
  });
  const game = [moment(0, 0.5), slipped(3, 0), moment(5, 0.5), slipped(8, 1)];

  it('goes from mistake to mistake, and round again', () => {
    expect([0, 3, 7, 8].map((frame) => nextSlip(game, frame)?.frame)).toEqual([3, 8, 8, 3]);
    expect(nextSlip(game, 3, 0)?.frame).toBe(3);
    expect(nextSlip([moment(0, 0.5)], 0)).toBeNull();
  });
  it('marks what was played, and what was better', () => {
    expect(arrowsOf(game[1])).toEqual([
      { kind: 'played', things: ['figure:2'] },
      { kind: 'better', things: ['figure:1'] },
    ]);
    expect(arrowsOf(game[0])).toEqual([]);
    const place = { ...answer(1, 0.7, null, true), value: [0, 0, 9700, 3300], things: ['unit:3'] };
    expect(arrowsOf({ ...moment(0, 0.5), sides: [side(place)] })).toEqual([
      { kind: 'played', things: ['unit:3', 'spot:9.7,3.3'] },
    ]);
  });
  it('writes turns below the curve, not too many', () => {
    expect(ticksOf([moment(0, 0.5), moment(2, 0.5), moment(5, 0.5, 2)], 10)).toEqual([
      { turn: 1, x: 0 },
      { turn: 2, x: 0.5 },
    ]);
    expect(
      ticksOf(
        [...Array(40).keys()].map((turn) => moment(turn, 0.5, turn)),
        40,
      ).length,
    ).toBeLessThanOrEqual(8);
  });
});

describe('the bars', () => {
  it('show how often to choose what where one should mix, and always what was played', () => {
    const bars = barsOf(side(answer(1, 0.6, 0.7), answer(2, 0.6, 0.3), answer(3, 0.4, 0), answer(4, 0.1, 0, true)));
    expect(bars.map(({ label, often, part, played }) => [label, often, part, played])).toEqual([
      ['A1', 70, 0.6, false],
      ['A2', 30, 0.6, false],
      ['A4', 0, 0.1, true],
    ]);
  });
  it('show how well each answer does elsewhere', () => {
    const bars = barsOf(side(...[1, 2, 3, 4, 5, 6].map((each) => answer(each, 1 / each, null, each === 6))));
    expect(bars.map(({ label }) => label)).toEqual(['A1', 'A2', 'A3', 'A4', 'A6']);
    expect(bars[1]?.part).toBe(0.5);
  });
});

describe('words', () => {
  it('say what was lost, in the numbers of the table', () => {
    const lost = (best: number, played: number, more: Partial<AnalysedSide> = {}): string =>
      lostWords({ ...side(answer(1, best, null), answer(2, played, null, true)), lost: best - played, ...more });
    expect(lost(0.704, 0.632)).toBe('63\u00a0% instead of 70\u00a0%');
    expect(lost(0.7, 0.697)).toBe('lost nothing');
    expect(lost(0.7, 0.66, { lost: 0 })).toBe('about as good');
    expect(lost(0.7, 0.6, { lost: null })).toBe('');
    const mixed = side(answer(1, 0.5, 0.6), answer(2, 0.5, 0.4), answer(3, 0.2, 0, true));
    expect(lostWords({ ...mixed, value: 0.5, lost: 0.3 })).toBe('20\u00a0% instead of 50\u00a0%');
    expect(lostWords({ ...side({ ...answer(1, 0.98, null, true), wins: true }), lost: 0 })).toBe('won at once');
  });
  it('say what moved the chances', () => {
    expect([0.074, -0.12, 0].map(movedWords)).toEqual(['+7', '−12', '+0']);
    expect([null, 83.4].map(accuracyWords)).toEqual(['–', '83']);
  });
  it('say how everybody stands', () => {
    expect(chancesWords(MOMENTS[2], ['Ann', 'Bob'])).toBe('Turn 3: Ann 20 %, Bob 80 %');
    expect(chancesWords(undefined, [])).toBe('');
  });
});
