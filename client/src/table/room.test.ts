import { describe, expect, it } from 'vitest';
import type { AskedInfo, Happened, OptionInfo, Scene, TableInfo, ToBrowser, Told } from '../lib/protocol';
import {
  EMPTY,
  given,
  heard,
  nextBeat,
  openQuestion,
  sameQuestion,
  saidByOther,
  waitingToBeSent,
  wentOut,
  thoughtOver,
  type Room,
} from './room';

const OPTION: OptionInfo = {
  value: 3,
  label: 'Zapra',
  token: 'zapra',
  touches: ['figure:3'],
  note: '',
  verb: '',
  facts: [],
  mark: '' as const,
  warning: '',
};
const TABLE = { id: 't', seats: [], state: 'playing' } as unknown as TableInfo;

const asks = (id: number, kind: AskedInfo['kind'] = 'choice'): AskedInfo => ({
  id,
  ask: 'attacker',
  kind,
  prompt: 'Which?',
  rule: '',
  options: [OPTION],
  sets: false,
  passing: null,
  secret: false,
  shape: null,
});
const told = (number: number): Told => ({
  number,
  event: { type: 'Drew' },
  sentence: `event ${number}`,
  rule: '',
  patch: {},
});
const events = (seat: number, after: number, ...numbers: number[]): Happened => ({
  type: 'Happened',
  seat,
  after,
  events: numbers.map(told),
  upto: (numbers.at(-1) ?? after - 1) + 1,
});
const scene = (seat: number, upto: number, asked: AskedInfo | null = null): Scene => ({
  type: 'Scene',
  seat,
  upto,
  view: { upto },
  asked,
  waiting_for: [],
  can_undo: false,
  turns: 1,
  over: false,
  outcome: null,
  can_ask_undo: false,
  chosen: null,
  placed: null,
  patch: {},
  standing: [],
  can_hint: false,
  can_abort: false,
  can_draw: false,
  gone: false,
  goal: null,
  coach: null,
  tip: null,
});
const welcome: ToBrowser = { type: 'Welcome', protocol: 1, table: TABLE, seats: [0], chat: [], how_to_win: [] };
/** Somebody has answered 3, and it went out. */
const sent = (room: Room, seat: number, asked: AskedInfo): Room => given(room, seat, asked, 3, true);
const after = (...messages: ToBrowser[]): Room => messages.reduce(heard, EMPTY);

describe('what a browser knows of a table', () => {
  it('remembers how far it has seen', () => {
    const room = after(welcome, events(0, 0, 0, 1, 2), scene(0, 3));
    expect(room.upto).toBe(3);
    expect(room.told[0]).toHaveLength(3);
    expect(room.scenes[0]?.view).toEqual({ upto: 3 });
  });

  it('takes nothing twice when it is told again after a reconnect', () => {
    const room = after(welcome, events(0, 0, 0, 1), scene(0, 2), welcome, events(0, 0, 0, 1, 2), scene(0, 3));
    expect(room.told[0]?.map((each) => each.number)).toEqual([0, 1, 2]);
    expect(room.beats.map((beat) => beat.told.length)).toEqual([2, 1]);
  });

  it('holds a scene back with the events that led to it', () => {
    const room = after(welcome, events(0, 0, 0), scene(0, 1), events(0, 1, 1, 2), scene(0, 3));
    const first = nextBeat(room, 0)!;
    expect([first.beat.told.length, first.beat.scene?.upto]).toEqual([1, 1]);
    const second = nextBeat(first.room, 0)!;
    expect([second.beat.told.length, second.beat.scene?.upto]).toEqual([2, 3]);
    expect(nextBeat(second.room, 0)).toBeNull();
  });

  it('waits for the scene before it plays events, and puts events together whose scene was lost', () => {
    const half = after(welcome, events(0, 0, 0));
    expect(nextBeat(half, 0)).toBeNull();
    const whole = [events(0, 1, 1), scene(0, 2)].reduce(heard, half);
    expect(nextBeat(whole, 0)?.beat.told.map((each) => each.number)).toEqual([0, 1]);
  });

  it('puts the view together from the changes that came with the events and the scene', () => {
    const changes = (number: number, patch: Told['patch']): Happened => ({
      ...events(0, number),
      events: [{ ...told(number), patch }],
      upto: number + 1,
    });
    const patch = (upto: number, change: Scene['patch']): Scene => ({ ...scene(0, upto), view: null, patch: change });
    const first: Scene = { ...scene(0, 0), view: { hand: [1, 2], turn: 0 } };
    const room = after(
      welcome,
      first,
      changes(0, { hand: [2] }),
      changes(1, { turn: 1 }),
      patch(2, { seat: 1 }),
      changes(2, { hand: { 1: 9 } }),
      patch(3, {}),
    );
    expect(room.scenes[0]?.view).toEqual({ hand: [2, 9], turn: 1, seat: 1 });
    expect(room.beats.map((beat) => beat.scene?.view)).toEqual([
      { hand: [1, 2], turn: 0 },
      { hand: [2], turn: 1, seat: 1 },
      { hand: [2, 9], turn: 1, seat: 1 },
    ]);
    expect(heard(room, { ...scene(0, 3), view: { whole: true } }).scenes[0]?.view).toEqual({ whole: true });
    expect(after(welcome, patch(2, { seat: 1 })).scenes[0]).toBeUndefined();
  });

  it('changes a view once, though an event comes again after a reconnect', () => {
    const step: Happened = { ...events(0, 0, 0), events: [{ ...told(0), patch: { hand: { 1: 5 } } }] };
    const begin: Scene = { ...scene(0, 0), view: { hand: [4] } };
    const room = after(welcome, begin, step, { ...scene(0, 1), view: null }, step, { ...scene(0, 1), view: null });
    expect(room.scenes[0]?.view).toEqual({ hand: [4, 5] });
  });

  it('keeps seats at one browser apart', () => {
    const room = after(welcome, events(0, 0, 0), events(1, 0, 0), scene(0, 1), scene(1, 1));
    expect(nextBeat(room, 1)?.beat.seat).toBe(1);
    expect(nextBeat(nextBeat(room, 0)!.room, 1)?.beat.seat).toBe(1);
  });
});

describe('answers', () => {
  it('are not asked for again once sent', () => {
    const asked = after(welcome, scene(0, 0, asks(7)));
    expect(openQuestion(asked, asked.scenes[0]!)?.id).toBe(7);
    const answered = sent(asked, 0, asks(7));
    expect(openQuestion(answered, answered.scenes[0]!)).toBeNull();
    const next = heard(answered, scene(0, 1, asks(8)));
    expect(openQuestion(next, next.scenes[0]!)?.id).toBe(8);
  });

  it('may be given again after a refusal', () => {
    const room = heard(sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7)), {
      type: 'Refused',
      code: 'illegal',
      rule: 'r',
      sentence: 'No.',
      question: 7,
    });
    expect(openQuestion(room, room.scenes[0]!)?.id).toBe(7);
    expect(room.refusal?.sentence).toBe('No.');
    expect(heard(room, scene(0, 1, asks(8))).refusal).toBeNull();
  });

  it('are not what is refused when somebody points too fast, or at a question that is gone', () => {
    const room = after(welcome, scene(0, 0, asks(7)));
    expect(
      heard(room, { type: 'Refused', code: 'too-many-tries', rule: '', sentence: 'Slowly.', question: 7 }).refusal,
    ).toBeNull();
    expect(
      heard(room, { type: 'Refused', code: 'stale', rule: '', sentence: 'Gone.', question: 6 }).refusal,
    ).toBeNull();
    expect(
      heard(room, { type: 'Refused', code: 'illegal', rule: '', sentence: 'No.', question: null }).refusal?.sentence,
    ).toBe('No.');
  });

  it('that were not acknowledged before the line broke wait to be sent again', () => {
    const lost = sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7));
    expect(waitingToBeSent(lost)).toEqual([]);
    const back = [welcome, scene(0, 0, asks(7))].reduce(heard, lost);
    expect(openQuestion(back, back.scenes[0]!)).toBeNull();
    expect(
      waitingToBeSent(back).map(({ seat, given: { question, answer, words } }) => [seat, question, answer, words]),
    ).toEqual([[0, 7, 3, 'Zapra']]);
    expect(waitingToBeSent(wentOut(back, 0))).toEqual([]);
  });

  it('that arrived before the line broke, or came too late, are not sent again', () => {
    const lost = sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7));
    for (const next of [scene(0, 1, asks(8)), scene(0, 1)]) {
      const back = [welcome, next].reduce(heard, lost);
      expect(waitingToBeSent(back)).toEqual([]);
      expect(openQuestion(back, back.scenes[0]!)?.id).toBe(next.asked?.id);
    }
  });

  it('that were given offline wait, also when something else fails, until they are thought over', () => {
    const offline = given(after(welcome, scene(0, 0, asks(7))), 0, asks(7), 3, false);
    const failed = heard(offline, { type: 'Problem', code: 'too-fast', sentence: 'Slowly.' });
    expect(waitingToBeSent(failed)).toHaveLength(1);
    expect(openQuestion(failed, failed.scenes[0]!)).toBeNull();
    const again = thoughtOver(failed, 0);
    expect(openQuestion(again, again.scenes[0]!)?.id).toBe(7);
    const out = wentOut(offline, 0);
    expect(thoughtOver(out, 0)).toBe(out);
  });

  it('that failed may be given again, and it is known why', () => {
    const problem = { type: 'Problem', code: 'not-kept', sentence: 'Try again.' } as const;
    const failed = heard(sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7)), problem);
    expect(openQuestion(failed, failed.scenes[0]!)?.id).toBe(7);
    expect(failed.problem?.sentence).toBe('Try again.');
    expect(heard(failed, welcome).problem).toBeNull();
  });

  it('that were acknowledged are not asked for again because something else failed', () => {
    const kept = heard(sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7)), {
      type: 'Accepted',
      seat: 0,
      question: 7,
    });
    const room = heard(kept, { type: 'Problem', code: 'too-fast', sentence: 'Slowly.' });
    expect(openQuestion(room, room.scenes[0]!)).toBeNull();
  });

  it('are picked for the same question, whatever its number', () => {
    expect(sameQuestion(asks(7), asks(8))).toBe(true);
    expect(sameQuestion(asks(7), { ...asks(8), ask: 'defender' })).toBe(false);
    expect(sameQuestion(asks(7), { ...asks(8), options: [{ ...OPTION, note: 'weaker' }] })).toBe(false);
    expect([sameQuestion(asks(7), null), sameQuestion(null, null)]).toEqual([false, false]);
  });

  it('that were acknowledged stay given', () => {
    const kept = heard(sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7)), {
      type: 'Accepted',
      seat: 0,
      question: 7,
    });
    const back = heard(kept, welcome);
    expect(openQuestion(back, back.scenes[0]!)).toBeNull();
  });
});

describe('the rest of the talk', () => {
  it('tells which seats are held, when they were taken in another tab', () => {
    const seats = [
      { seat: 0, mine: false },
      { seat: 1, mine: true },
    ] as unknown as TableInfo['seats'];
    const room = after({ ...welcome, seats: [] } as ToBrowser, { type: 'TableChanged', table: { ...TABLE, seats } });
    expect(room.seats).toEqual([1]);
  });

  it('tells spectators apart, who have no seat', () => {
    expect(saidByOther({ seat: -1, name: 'Cy' }, [], 'Ann')).toBe(true);
    expect(saidByOther({ seat: -1, name: 'Ann' }, [], 'Ann')).toBe(false);
    expect(saidByOther({ seat: -1, name: 'Ann' }, [0], 'Ann')).toBe(true);
    expect([
      saidByOther({ seat: 1, name: 'Bob' }, [0], 'Ann'),
      saidByOther({ seat: 0, name: 'Ann' }, [0], 'Ann'),
    ]).toEqual([true, false]);
  });

  it('keeps each line of the chat once', () => {
    const line = { type: 'Chat', number: 1, name: 'Ann', seat: 0, text: 'hi', at: 0 } as const;
    expect(after(welcome, line, line).chat).toHaveLength(1);
  });

  it('drops a hint that comes too late for its question', () => {
    const hint = {
      type: 'Hint',
      seat: 0,
      question: 7,
      value: 3,
      label: 'Zapra',
      why: 'so',
      candidates: [],
    } as unknown as ToBrowser;
    expect(after(welcome, scene(0, 0, asks(7)), scene(0, 1, asks(8)), hint).hint).toBeNull();
    expect(after(welcome, scene(0, 0, asks(7)), scene(0, 1, null), hint).hint).toBeNull();
    expect(heard(sent(after(welcome, scene(0, 0, asks(7))), 0, asks(7)), hint).hint).toBeNull();
  });

  it('drops a hint with its question', () => {
    const hint = { type: 'Hint', seat: 0, question: 7, value: 3, label: 'Zapra', why: 'so', candidates: [] } as const;
    const room = after(welcome, scene(0, 0, asks(7)), hint as unknown as ToBrowser);
    expect(room.hint?.value).toBe(3);
    expect(heard(room, scene(0, 1, asks(8))).hint).toBeNull();
  });

  it('settles only the request to take back that is open', () => {
    const room = after(welcome, { type: 'UndoAsked', request: 2, seat: 1, sentence: 'Bob would …', waiting_for: [0] });
    expect(heard(room, { type: 'UndoSettled', request: 1, agreed: true }).undo?.request).toBe(2);
    expect(heard(room, { type: 'UndoSettled', request: 2, agreed: false }).undo).toBeNull();
  });
});
