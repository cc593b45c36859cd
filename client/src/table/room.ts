/**
 * What this browser knows of a table: a pure function of the messages that came.
 *
 * Scenes are not shown as they come; each waits, with the events that led to it, until those have been played
 * (see playback.ts). So `scenes` is the truth and `beats` the way there. Each event brings the change of the view with it; what
 * the changes come to is put together here, so that every scene that is kept has its view whole.
 */
import { patched } from '../lib/patch';
import {
  SPECTATOR,
  type Accepted,
  type AskedInfo,
  type Chat,
  type Happened,
  type Hint,
  type Problem,
  type Refused,
  type Scene,
  type TableInfo,
  type ToBrowser,
  type Told,
  type UndoAsked,
} from '../lib/protocol';

/** A scene with its view, sent whole or put together from patches. */
export type WholeScene = Scene & { view: Record<string, unknown> };

/** Events to be played and the scene they lead to; the scene is null until it has come. */
export interface Beat {
  seat: number;
  told: readonly Told[];
  scene: WholeScene | null;
}

/** An answer that this browser has given. */
export interface Given {
  question: number;
  ask: string;
  answer: number | readonly number[];
  /** What it is called; empty for a place. */
  words: string;
  /** It went out over the line that is open now. If not, it waits until there is one, and goes out if the question is still asked. */
  sent: boolean;
  acknowledged: boolean;
}

export interface Room {
  table: TableInfo | null;
  /** The seats held by this browser; none for a spectator. */
  seats: readonly number[];
  /** How many events were seen: what to say in the next Hello. */
  upto: number;
  scenes: Readonly<Record<number, WholeScene>>;
  /** How this game is won with its settings, in a few lines. */
  howToWin: readonly string[];
  /** All that was told, for each viewer, in order. */
  told: Readonly<Record<number, readonly Told[]>>;
  beats: readonly Beat[];
  chat: readonly Chat[];
  undo: UndoAsked | null;
  hint: Hint | null;
  refusal: Refused | null;
  /** Questions answered and acknowledged or on the way, by seat: not to be offered again. */
  answered: Readonly<Record<number, Given>>;
  /** What went wrong last on this line. */
  problem: Problem | null;
}

export const EMPTY: Room = {
  table: null,
  seats: [],
  upto: 0,
  scenes: {},
  howToWin: [],
  told: {},
  beats: [],
  chat: [],
  undo: null,
  hint: null,
  refusal: null,
  answered: {},
  problem: null,
};

export function heard(room: Room, message: ToBrowser): Room {
  switch (message.type) {
    case 'Welcome':
      return {
        ...room,
        table: message.table,
        seats: message.seats,
        chat: message.chat,
        howToWin: message.how_to_win,
        answered: toSendAgain(room),
        undo: null,
        problem: null,
      };
    case 'TableChanged':
      // The same guest may have sat down in another tab.
      return { ...room, table: message.table, seats: mySeats(message.table) };
    case 'Happened':
      return happened(room, message);
    case 'Scene':
      return scene(room, message);
    case 'Accepted':
      return accepted(room, message);
    case 'Refused':
      return refused(room, message);
    case 'UndoAsked':
      return { ...room, undo: message };
    case 'UndoSettled':
      return room.undo && room.undo.request !== message.request ? room : { ...room, undo: null };
    case 'Hint':
      return isFor(room, message) ? { ...room, hint: message } : room;
    case 'Chat':
      return room.chat.some((line) => line.number === message.number)
        ? room
        : { ...room, chat: [...room.chat, message] };
    case 'Problem':
      // Whatever was on the way may be what failed: its question is put again.
      return { ...room, problem: message, answered: withoutFailed(room) };
    case 'DrawOffered':
    case 'DrawSettled':
    case 'Waiting':
      return room; // See tableActs.svelte.ts.
    case 'Tried':
    case 'Because':
    case 'Seen':
    case 'Pong':
      return room; // For the one who asked (see play.svelte.ts).
  }
}

/** A hint is for one question: one that comes when that was answered, or another is asked, is of no use any more. */
function isFor(room: Room, { seat, question }: Hint): boolean {
  return room.scenes[seat]?.asked?.id === question && room.answered[seat]?.question !== question;
}

function mySeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

/** Only what is new: after a reconnect the same events may come again. */
function happened(room: Room, message: Happened): Room {
  const known = room.told[message.seat] ?? [];
  const last = known.at(-1)?.number ?? -1;
  const fresh = message.events.filter((told) => told.number > last);
  const upto = Math.max(room.upto, message.upto);
  if (fresh.length === 0) return { ...room, upto };
  const beats = [...room.beats, { seat: message.seat, told: fresh, scene: null }];
  return { ...room, upto, told: { ...room.told, [message.seat]: [...known, ...fresh] }, beats };
}

function scene(room: Room, message: Scene): Room {
  // Events of this seat whose own scene was lost with the line are told with this one.
  const open = (beat: Beat): boolean => beat.seat === message.seat && beat.scene === null;
  const told = room.beats.filter(open).flatMap((beat) => beat.told);
  const view = message.view ?? wholeView(room.scenes[message.seat]?.view, told, message);
  if (!view) return room; // Changes of what was never sent: a line that comes back brings the whole.
  const shown = { ...message, view };
  const beats = [...room.beats.filter((beat) => !open(beat)), { seat: message.seat, told, scene: shown }];
  const asks = message.asked?.id;
  const answer = room.answered[message.seat];
  // What waits to be sent is for a question that may not be asked any more; or it arrived before the line broke.
  const answered =
    answer && asks !== answer.question && (message.asked !== null || isWaiting(answer))
      ? without(room.answered, message.seat)
      : room.answered;
  return {
    ...room,
    scenes: { ...room.scenes, [message.seat]: shown },
    beats,
    upto: Math.max(room.upto, message.upto),
    hint: room.hint?.seat === message.seat && room.hint.question !== asks ? null : room.hint,
    refusal: room.refusal?.question !== undefined && room.refusal?.question !== asks ? null : room.refusal,
    answered,
  };
}

/** What the patches of the events since the last scene, and of the scene itself, have led to. */
function wholeView(
  before: Record<string, unknown> | undefined,
  told: readonly Told[],
  message: Scene,
): Record<string, unknown> | null {
  if (!before) return null;
  return patched(
    told.reduce((view, each) => patched(view, each.patch), before),
    message.patch,
  );
}

/** This browser has just given an answer; `sent` says whether it went out, or waits because the line is down. */
export function given(room: Room, seat: number, asked: AskedInfo, answer: Given['answer'], sent: boolean): Room {
  const words = asked.options.find((option) => option.value === answer)?.label ?? '';
  const now: Given = { question: asked.id, ask: asked.ask, answer, words, sent, acknowledged: false };
  return { ...room, refusal: null, answered: { ...room.answered, [seat]: now } };
}

const isWaiting = (answer: Given): boolean => !answer.sent && !answer.acknowledged;

/** The answers that wait to be sent, by seat. */
export function waitingToBeSent(room: Room): { seat: number; given: Given }[] {
  return Object.entries(room.answered)
    .map(([seat, answer]) => ({ seat: Number(seat), given: answer }))
    .filter(({ given: answer }) => isWaiting(answer));
}

/** An answer that waited has gone out. */
export function wentOut(room: Room, seat: number): Room {
  const answer = room.answered[seat];
  return answer ? { ...room, answered: { ...room.answered, [seat]: { ...answer, sent: true } } } : room;
}

/** An answer that waits to be sent is not to be sent after all: its question is put again. */
export function thoughtOver(room: Room, seat: number): Room {
  const answer = room.answered[seat];
  return answer && isWaiting(answer) ? { ...room, answered: without(room.answered, seat) } : room;
}

function accepted(room: Room, message: Accepted): Room {
  const answer = room.answered[message.seat];
  if (!answer || answer.question !== message.question) return room;
  return { ...room, answered: { ...room.answered, [message.seat]: { ...answer, acknowledged: true } } };
}

/** Somebody pointed at too much at once; what they point at is tried again a little later. */
export const TOO_MANY_TRIES = 'too-many-tries';

/** Nothing has changed: what was refused may be answered again, differently. */
function refused(room: Room, message: Refused): Room {
  const back = Object.entries(room.answered).find(
    ([, answer]) => !answer.acknowledged && answer.question === message.question,
  );
  const asks = Object.values(room.scenes).some((each) => each.asked?.id === message.question);
  // Somebody pointed at something when the question was already gone: that is nothing to complain about.
  if (message.code === TOO_MANY_TRIES || (message.question !== null && !back && !asks)) return room;
  return {
    ...room,
    refusal: message,
    answered: back ? without(room.answered, Number(back[0])) : room.answered,
  };
}

/** After a reconnect: an answer that was not acknowledged may not have arrived, and goes out again. The server takes nothing twice. */
function toSendAgain(room: Room): Room['answered'] {
  return Object.fromEntries(
    Object.entries(room.answered).map(([seat, answer]) => [
      seat,
      answer.acknowledged ? answer : { ...answer, sent: false },
    ]),
  );
}

/** After a failure: what went out and was not acknowledged may be what failed, so its question is put again. */
function withoutFailed(room: Room): Room['answered'] {
  return Object.fromEntries(Object.entries(room.answered).filter(([, answer]) => answer.acknowledged || !answer.sent));
}

function without<T>(record: Readonly<Record<number, T>>, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== String(key))) as Record<number, T>;
}

/** The next beat for ``seat`` that can be played, and the room without it and all beats of other seats before it. */
export function nextBeat(room: Room, seat: number): { beat: Beat; room: Room } | null {
  const place = room.beats.findIndex((beat) => beat.seat === seat && beat.scene !== null);
  if (place < 0) return null;
  const beats = room.beats.filter((beat, other) => other > place || (beat.seat === seat && beat.scene === null));
  return { beat: room.beats[place]!, room: { ...room, beats } };
}

/** What ``seat`` is asked and has not answered yet. */
export function openQuestion(room: Room, scene: Scene | null): Scene['asked'] {
  if (!scene?.asked) return null;
  return room.answered[scene.seat]?.question === scene.asked.id ? null : scene.asked;
}

/** Is the same asked again, under another number? What was picked is then still good. */
export function sameQuestion(one: Scene['asked'], other: Scene['asked']): boolean {
  return (
    one !== null &&
    other !== null &&
    one.ask === other.ask &&
    JSON.stringify([one.options, one.shape]) === JSON.stringify([other.options, other.shape])
  );
}

/** Did somebody else say this? Spectators have no seat; they are told apart by their names. */
export function saidByOther(line: Pick<Chat, 'seat' | 'name'>, seats: readonly number[], name: string): boolean {
  return line.seat === SPECTATOR ? seats.length > 0 || line.name !== name : !seats.includes(line.seat);
}
