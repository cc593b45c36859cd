import { describe, expect, it } from 'vitest';
import {
  BANKS,
  clockOf,
  clockTag,
  clockWords,
  faultOfClock,
  lasting,
  MOVES,
  NO_CLOCK,
  OWN,
  thresholdPassed,
  timeLeft,
  timeLeftSpoken,
  unclocked,
} from './clocks';

const perMove = (move: number) => ({ move, bank: 0, increment: 0 });
const bank = (seconds: number, increment: number) => ({ move: 0, bank: seconds, increment });

it('says without a clock how long somebody may be away, as the server was told', () => {
  expect([300, 20, null].map(unclocked)).toEqual(
    ['5 minutes', '20 seconds', 'for a while'].map(
      (wait) => `Players who wait ${wait} for somebody who is away may let a bot play on.`,
    ),
  );
});

describe('what a clock shows', () => {
  it('counts a second that has begun', () => {
    expect([272_000, 271_001, 60_000, 59_999, 9_400, 1, 0, -500].map(timeLeft)).toEqual([
      '4:32',
      '4:32',
      '1:00',
      '1:00',
      '0:10',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });
  it('shows days as days and hours', () => {
    expect(
      [3 * 86_400_000, 86_400_000 + 5 * 3_600_000 + 59_000, 2 * 86_400_000 + 60_000, 5 * 3_600_000 + 180_000].map(
        timeLeft,
      ),
    ).toEqual(['3 days', '1 day 5 h', '2 days', '5 h 3 min']);
  });
  it('is spoken in words', () => {
    expect([272_000, 61_000, 1_000, 0].map(timeLeftSpoken)).toEqual([
      '4 minutes 32 seconds',
      '1 minute 1 second',
      '1 second',
      'no time',
    ]);
  });
  it('says how long', () => {
    expect([...MOVES, 90, 129_600].map(lasting)).toEqual([
      '30 seconds',
      '1 minute',
      '3 minutes',
      '1 day',
      '3 days',
      '1 minute 30 seconds',
      '1 day 12 hours',
    ]);
  });
});

describe('the clock of a table', () => {
  it('has a short name', () => {
    expect(MOVES.map((move) => clockTag(perMove(move)))).toEqual([
      '30 s a move',
      '1 min a move',
      '3 min a move',
      '1 day a move',
      '3 days a move',
    ]);
    expect(BANKS.map(([seconds, increment]) => clockTag(bank(seconds, increment)))).toEqual([
      '5 min + 5 s',
      '15 min + 10 s',
      '30 min + 20 s',
    ]);
    expect(clockTag(bank(1200, 0))).toBe('20 min');
  });
  it('is said in a sentence', () => {
    expect(clockWords(perMove(60))).toBe('Each player has 1 minute for each move.');
    expect(clockWords(bank(900, 10))).toBe(
      'Each player has 15 minutes for the whole game, and 10 seconds more for each move.',
    );
    expect(clockWords(bank(900, 0))).toBe('Each player has 15 minutes for the whole game.');
  });
});

describe('what is said aloud', () => {
  it('is said once at each threshold', () => {
    expect(
      [
        [61_000, 60_000],
        [60_000, 59_000],
        [20_500, 19_500],
        [20_000, 19_000],
        [5_001, 4_001],
        [3_000, 2_000],
      ].map(([before, after]) => thresholdPassed(before!, after!)),
    ).toEqual([60_000, null, 20_000, null, 5_000, null]);
  });
  it('is the last of several that were passed at once', () => {
    expect(thresholdPassed(70_000, 4_000)).toBe(5_000);
  });
});

describe('choosing a clock', () => {
  it('is none at first', () => {
    expect(clockOf(NO_CLOCK)).toBeNull();
    expect(faultOfClock(NO_CLOCK)).toBe('');
  });
  it('takes what is offered', () => {
    expect(clockOf({ ...NO_CLOCK, kind: 'move', move: '86400' })).toEqual(perMove(86_400));
    expect(clockOf({ ...NO_CLOCK, kind: 'bank', bank: '300+5' })).toEqual(bank(300, 5));
  });
  it('takes what is typed', () => {
    expect(clockOf({ ...NO_CLOCK, kind: 'move', move: OWN, ownMove: '2', ownUnit: 'hours' })).toEqual(perMove(7_200));
    expect(clockOf({ ...NO_CLOCK, kind: 'bank', bank: OWN, ownMinutes: '45', ownIncrement: '0' })).toEqual(
      bank(2_700, 0),
    );
  });
  it('says what is wrong with what is typed', () => {
    const move = (ownMove: string, ownUnit: 'seconds' | 'days' = 'seconds') =>
      faultOfClock({ ...NO_CLOCK, kind: 'move', move: OWN, ownMove, ownUnit });
    expect([move('5'), move('10', 'days')]).toEqual(['', '']);
    for (const fault of [move('4'), move('11', 'days'), move(''), move('1.5'), move('-3'), move('x')])
      expect(fault).toContain('5 seconds to 10 days');
    const own = (ownMinutes: string, ownIncrement: string) =>
      faultOfClock({ ...NO_CLOCK, kind: 'bank', bank: OWN, ownMinutes, ownIncrement });
    expect(own('20', '5')).toBe('');
    expect(own('0', '5')).toContain('1 minute');
    expect(own('20', '9999')).toContain('1 hour');
  });
});
