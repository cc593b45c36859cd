import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Waiting } from '../lib/protocol';
import { shortWords, Ticking } from './ticking.svelte';

const told = (change: Partial<Waiting>): Waiting => ({
  type: 'Waiting',
  left: [-1, -1],
  running: [],
  away: [],
  unseen: [],
  abort_in: -1,
  ...change,
});
let short: [number, number][];
let clock: Ticking;

beforeEach(() => {
  vi.useFakeTimers();
  short = [];
  clock = new Ticking({ short: (seat, threshold) => short.push([seat, threshold]) }, () => Date.now());
});
afterEach(() => {
  clock.close();
  vi.useRealTimers();
});

it('has no clocks until it hears of them', () => {
  expect([clock.hasClocks, clock.left(0)]).toEqual([false, -1]);
  clock.hear(told({}));
  expect([clock.hasClocks, clock.left(1), vi.getTimerCount()]).toEqual([false, -1, 0]);
});

it('counts down only the clock that runs, once a second', () => {
  clock.hear(told({ left: [90_300, 45_000], running: [0] }));
  expect([clock.isRunning(0), clock.isRunning(1), clock.hasClocks]).toEqual([true, false, true]);
  vi.advanceTimersByTime(3_320);
  expect([clock.left(0), clock.left(1)]).toEqual([90_300 - 3_320, 45_000]);
  vi.advanceTimersByTime(900);
  expect(clock.left(0)).toBe(90_300 - 3_320);
});

it('is set right by what the server says next, and stops with it', () => {
  clock.hear(told({ left: [90_000, 45_000], running: [0] }));
  vi.advanceTimersByTime(10_020);
  clock.hear(told({ left: [85_000, 45_000], running: [1] }));
  vi.advanceTimersByTime(5_020);
  expect([clock.left(0), clock.left(1)]).toEqual([85_000, 39_980]);
  clock.hear(told({ left: [85_000, 40_000] }));
  expect(vi.getTimerCount()).toBe(0);
});

it('says at a minute, at twenty and at five seconds that time is short, once each', () => {
  clock.hear(told({ left: [62_000, -1], running: [0] }));
  vi.advanceTimersByTime(30_000);
  clock.hear(told({ left: [32_000, -1], running: [0] }));
  vi.advanceTimersByTime(40_000);
  expect(short).toEqual([
    [0, 60_000],
    [0, 20_000],
    [0, 5_000],
  ]);
  expect([clock.left(0), vi.getTimerCount()]).toEqual([0, 0]);
});

it('does not alarm because a turn begins with little time', () => {
  clock.hear(told({ left: [60_000, 15_000], running: [1] }));
  clock.hear(told({ left: [20_000, 12_000], running: [0] }));
  expect(short).toEqual([]);
});

it('counts down to when a seat can be claimed', () => {
  clock.hear(told({ away: [{ seat: 1, claim_in: 2_500 }] }));
  vi.advanceTimersByTime(1_520);
  expect(clock.away).toEqual([{ seat: 1, claimIn: 980 }]);
  vi.advanceTimersByTime(1_500);
  expect(clock.away).toEqual([{ seat: 1, claimIn: 0 }]);
  clock.hear(told({ left: [1_000, 1_000], running: [1], away: [{ seat: 1, claim_in: -1 }] }));
  expect(clock.away).toEqual([{ seat: 1, claimIn: -1 }]);
});

it('says how much is left', () => {
  expect([shortWords('', 20_000), shortWords('Bob', 60_000)]).toEqual([
    'You have 20 seconds left.',
    'Bob has 1 minute left.',
  ]);
});
