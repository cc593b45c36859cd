import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import {
  awayWords,
  endedByAct,
  goneSentences,
  goneWords,
  helpWords,
  leaveDeed,
  leaveWords,
  unseenWords,
  youAreGone,
} from './acts';

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
const ANN = seat(0, 'Ann', { mine: true });
const BOB = seat(1, 'Bob');
const RUSTY = seat(2, 'Rusty', { kind: 'bot', bot: 'greedy' });
const ARMY = 'the army has left the field';

describe('leaving', () => {
  it('is resigning with two', () => {
    expect([leaveDeed(2), leaveDeed(3)]).toEqual(['Resign', 'Leave the game']);
    expect(leaveWords([ANN, BOB], 0, 'you')).toMatch(/^Bob wins\. .*cannot be taken back/);
  });
  it('leaves the seat to a bot, or to the rule of the game', () => {
    expect(leaveWords([ANN, BOB, RUSTY], 0, 'you')).toContain('A bot plays on for you.');
    expect(leaveWords([ANN, BOB, RUSTY], 0, 'Ann')).toContain('A bot plays on for Ann.');
    expect(leaveWords([ANN, BOB, RUSTY], 0, 'you', 'The army leaves the field.')).toMatch(
      /^The army leaves the field\. The others go on/,
    );
  });
  it('ends the game where only bots are left', () => {
    expect(leaveWords([ANN, { ...RUSTY, seat: 1 }, RUSTY], 0, 'you')).toContain('the game ends');
    expect(leaveWords([ANN, { ...BOB, gone: 'left' }, RUSTY], 0, 'you', 'The army leaves.')).toContain('the game ends');
  });
});

describe('those who are gone', () => {
  const WON = { rule: 'synergy.win' };
  it('are said to be gone', () => {
    expect(goneWords(BOB, null)).toBe('');
    expect(goneWords({ ...BOB, gone: 'left' }, null)).toBe('left; a bot plays on');
    expect(goneWords({ ...BOB, gone: 'clock' }, WON)).toBe('ran out of time; a bot played on');
    expect(goneWords({ ...BOB, gone: 'left' }, null, ARMY)).toBe(`left; ${ARMY}`);
    expect(youAreGone({ ...BOB, gone: 'claimed' })).toBe('You were away; a bot plays on.');
    expect([youAreGone({ ...BOB, gone: 'left' }, ARMY), youAreGone(BOB), youAreGone(undefined)]).toEqual([
      `You left; ${ARMY}.`,
      '',
      '',
    ]);
  });
  it('have a bot in their seat where others claimed it, whatever the game says of leaving', () => {
    expect(goneWords({ ...BOB, gone: 'claimed' }, null)).toBe('away; a bot plays on');
    expect(goneWords({ ...BOB, gone: 'claimed' }, { rule: 'table.leave' }, ARMY)).toBe('away; a bot played on');
  });
  it('have lost where the game ended with them', () => {
    expect(goneWords({ ...BOB, gone: 'left' }, { rule: 'table.leave' }, ARMY)).toBe('resigned');
    expect(goneWords({ ...BOB, gone: 'clock' }, { rule: 'table.clock' })).toBe('ran out of time');
    expect(goneWords({ ...BOB, gone: 'left' }, { rule: 'table.clock' })).toBe('left; a bot played on');
  });
  it('are named with the result', () => {
    expect(
      goneSentences([ANN, { ...BOB, gone: 'claimed' }, { ...RUSTY, kind: 'person', gone: 'left' }], WON, (at) =>
        at === 2 ? ARMY : '',
      ),
    ).toEqual(['Bob was away; a bot played on.', `Rusty left; ${ARMY}.`]);
    expect(goneSentences([ANN, { ...BOB, gone: 'left' }], { rule: 'table.leave' })).toEqual(['Bob resigned.']);
  });
});

describe('being away', () => {
  it('counts down, and then says that it can be done', () => {
    expect(awayWords('Ann', 272_000, true)).toBe('Ann is away. In 4:32 you may let a bot play on.');
    expect(awayWords('Ann', 272_000, false)).toBe('Ann is away. In 4:32 the other players may let a bot play on.');
    expect(awayWords('Ann', 0, true)).toBe('Ann is away.');
    expect(awayWords('Ann', -1, true, true)).toBe('Ann is away. The clock runs on.');
    expect(awayWords('Ann', 272_000, true, true)).toBe(
      'Ann is away. The clock runs on. In 4:32 you may let a bot play on.',
    );
    expect(awayWords('Ann', 0, true, true)).toBe('Ann is away. The clock runs on. You may wait, or let a bot play on.');
  });
  it('says who has not come, and what comes of it', () => {
    expect(unseenWords(['Bob'], 272_000, true)).toBe(
      'Bob has not come to the table yet. No clock runs until then. Without them the game is broken off in 4:32.',
    );
    expect(unseenWords(['Bob', 'Cy'], 3 * 86_400_000, false)).toBe(
      'Bob and Cy have not come to the table yet. Without them the game is broken off in 3 days.',
    );
  });
});

describe('the end', () => {
  it('is by an act or by the rules of the game', () => {
    expect([endedByAct({ rule: 'table.leave' }), endedByAct({ rule: 'figures.out' }), endedByAct(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('names those who had help', () => {
    expect([helpWords([], [ANN]), helpWords([0], [ANN, BOB]), helpWords([0, 1], [ANN, BOB])]).toEqual([
      '',
      'Ann played with help.',
      'Ann and Bob played with help.',
    ]);
  });
});
