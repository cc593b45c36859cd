import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedInfo, Plane, Split, Tried } from '../lib/protocol';
import { hasRoom, heapsOf, isComplete, nextHeap, NONE, put } from './heaps';
import { PAUSE, Placing } from './placing.svelte';
import { added, extended, moved, nudged, pointsOf, scaleOf, shortened } from './plane';

const PLANE: Plane = {
  type: 'Plane',
  width: 100,
  height: 60,
  step: 5,
  start: [50, 30],
  path: false,
  areas: [],
  radius: 0,
  optional: false,
};
const WALK: Plane = { ...PLANE, path: true };
const CARDS: Split = {
  type: 'Split',
  things: ['card:a', 'card:b', 'card:c'],
  heaps: ['Igor', 'Vlad'],
  room: [1, 2],
  all: true,
};

const asked = {
  id: 7,
  ask: 'dart',
  kind: 'place',
  prompt: '',
  rule: '',
  options: [],
  sets: false,
  passing: null,
  secret: false,
  shape: PLANE,
} as unknown as AskedInfo;
const tried = (place: number[], change: Partial<Tried> = {}): Tried => ({
  type: 'Tried',
  seat: 0,
  question: 7,
  tried: place,
  place,
  refused: null,
  preview: { type: 'P', sentence: `at ${place}` },
  ...change,
});

describe('placing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(up = true): { placing: Placing; tries: number[][]; answers: number[][]; line: { up: boolean } } {
    const line = { up };
    const tries: number[][] = [];
    const answers: number[][] = [];
    const placing = new Placing(asked, {
      try: (place) => line.up && tries.push(place) > 0,
      answer: (place) => void answers.push(place),
    });
    return { placing, tries, answers, line };
  }

  it('tries what is pointed at, says what comes of it, and answers it', () => {
    const { placing, tries, answers } = begin();
    placing.point([1, 2]);
    expect(tries).toEqual([[1, 2]]);
    placing.confirm();
    expect([answers, placing.ready]).toEqual([[], false]);
    placing.heard(tried([1, 2]));
    expect([placing.ready, placing.exact, placing.sentence]).toEqual([true, true, 'at 1,2']);
    placing.confirm();
    expect(answers).toEqual([[1, 2]]);
  });

  it('sends the latest last and nothing between, however fast somebody drags', () => {
    const { placing, tries } = begin();
    for (let x = 0; x <= 9; x += 1) placing.point([x, 0]);
    expect(tries).toEqual([[0, 0]]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(tries).toHaveLength(1); // the first is still on the way
    placing.heard(tried([0, 0]));
    expect(placing.waiting).toBe(true);
    expect(tries).toEqual([
      [0, 0],
      [9, 0],
    ]);
    placing.heard(tried([9, 0]));
    placing.point([9, 1]);
    expect(tries).toHaveLength(2);
    vi.advanceTimersByTime(PAUSE);
    expect(tries.at(-1)).toEqual([9, 1]);
  });

  it('does not take an old answer for the new place', () => {
    const { placing, answers } = begin();
    placing.point([1, 1]);
    placing.heard(tried([1, 1]));
    placing.point([2, 2]);
    placing.confirm();
    expect(answers).toEqual([]);
  });

  it('answers what was confirmed too early as soon as it is known to be legal, and nothing else', () => {
    const { placing, answers } = begin();
    placing.point([1, 1]);
    placing.confirmSoon();
    expect(answers).toEqual([]);
    placing.heard(tried([1, 1]));
    expect(answers).toEqual([[1, 1]]);
    placing.point([2, 2]);
    placing.confirmSoon();
    placing.point([3, 3]); // something else is meant now
    placing.heard(tried([2, 2]));
    placing.heard(tried([3, 3]));
    placing.point([99, 0]);
    placing.confirmSoon();
    // Nobody has seen the nearest place yet.
    placing.heard(
      tried([99, 0], { place: [90, 0], refused: { rule: 'toy.board', sentence: 'Too far.', spot: [99, 0] } }),
    );
    expect(answers).toEqual([[1, 1]]);
    placing.confirmSoon();
    expect(answers).toEqual([
      [1, 1],
      [90, 0],
    ]);
  });

  it('keeps the refusal with its spot, and offers the nearest place', () => {
    const { placing, answers } = begin();
    placing.point([99, 0]);
    placing.heard(
      tried([99, 0], { place: [90, 0], refused: { rule: 'toy.board', sentence: 'Too far.', spot: [99, 0] } }),
    );
    expect([placing.exact, placing.ready, placing.refused?.spot]).toEqual([false, true, [99, 0]]);
    placing.confirm();
    expect(answers).toEqual([[90, 0]]);
    placing.point([99, 1]);
    placing.heard(tried([99, 1], { place: null, refused: { rule: '', sentence: 'No.', spot: [] } }));
    expect(placing.ready).toBe(false);
  });

  it('tries again when the line is back, or when it was too fast', () => {
    const { placing, tries, line } = begin(false);
    placing.point([3, 3]);
    expect(tries).toEqual([]);
    line.up = true;
    placing.again();
    expect(tries).toEqual([[3, 3]]);
    placing.later();
    vi.advanceTimersByTime(999);
    expect(tries).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(tries).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it('forgets everything when it is reset, also what comes late', () => {
    const { placing, tries } = begin();
    placing.point([3, 3]);
    placing.reset();
    placing.heard(tried([3, 3]));
    expect([placing.place, placing.tried, placing.waiting]).toEqual([null, [], false]);
    placing.point([4, 4]);
    vi.advanceTimersByTime(PAUSE);
    expect(tries).toEqual([
      [3, 3],
      [4, 4],
    ]);
  });
});

describe('a plane', () => {
  it('takes one point, or a path of them', () => {
    expect(added(PLANE, [1, 2], { x: 3.4, y: 4.6 })).toEqual([3, 5]);
    expect(added(WALK, [1, 2], { x: 3.4, y: 4.6 })).toEqual([1, 2, 3, 5]);
    expect(moved(WALK, [1, 2, 3, 4], { x: 9, y: 9 })).toEqual([1, 2, 9, 9]);
    expect(shortened([1, 2, 3, 4])).toEqual([1, 2]);
    expect(pointsOf([1, 2, 3, 4])).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]);
  });

  it('stays on the surface', () => {
    expect(added(PLANE, [], { x: -3, y: 999 })).toEqual([0, 60]);
  });

  it('is walked by steps, from the start', () => {
    expect(nudged(PLANE, [], 1, 0)).toEqual([55, 30]);
    expect(nudged(WALK, [10, 10], 0, -2)).toEqual([10, 0]);
    expect(extended(WALK, [])).toEqual([50, 30]);
    expect(extended(WALK, [10, 10])).toEqual([10, 10, 10, 10]);
  });

  it('is drawn neither tiny nor huge', () => {
    expect(scaleOf(PLANE)).toBe(10);
    expect(scaleOf({ ...PLANE, width: 48_000, height: 48_000, step: 1000 }) * 48_000).toBe(1500);
    expect(scaleOf({ ...PLANE, width: 4, height: 4, step: 1 }) * 4).toBe(400);
  });
});

describe('heaps', () => {
  it('take as many things as they have room for', () => {
    const one = put(CARDS, [], 0, 0)!;
    expect(one).toEqual([0, NONE, NONE]);
    expect(hasRoom(CARDS, one, 1, 0)).toBe(false);
    expect(put(CARDS, one, 1, 0)).toBeNull();
    expect(put(CARDS, one, 0, 0)).toEqual(one);
    expect(put(CARDS, one, 0, NONE)).toEqual([NONE, NONE, NONE]);
    expect(put(CARDS, one, 1, 2)).toBeNull();
  });

  it('are walked through by keyboard, past the full ones', () => {
    expect(nextHeap(CARDS, heapsOf(CARDS, []), 0, 1)).toBe(0);
    expect(nextHeap(CARDS, [0, NONE, NONE], 1, 1)).toBe(1);
    expect(nextHeap(CARDS, [1, NONE, NONE], 0, 1)).toBe(NONE);
    expect(nextHeap(CARDS, heapsOf(CARDS, []), 0, -1)).toBe(1);
  });

  it('are complete when all lies somewhere, unless it need not', () => {
    expect(isComplete(CARDS, [0, 1, 1])).toBe(true);
    expect(isComplete(CARDS, [0, 1])).toBe(false);
    expect(isComplete({ ...CARDS, all: false }, [])).toBe(true);
  });
});
