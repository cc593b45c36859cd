// Written by python -m fracas.server.wire.schema; do not edit.

export const PROTOCOL = 3;
export const SPECTATOR = -1;

/** ``seat`` breaks off a game in which not every person has answered yet. */
export interface Abort {
  type: "Abort";
  seat: number;
}

/** The answer is on disk. */
export interface Accepted {
  type: "Accepted";
  seat: number;
  question: number;
}

/** One thing that a seat could answer. */
export interface AnalysedAnswer {
  value: number | number[];
  label: string;
  estimate: number;
  visits: number;
  rate: number | null;
  played: boolean;
  things: string[];
  wins: boolean;
}

/** The table before a decision. */
export interface AnalysedMoment {
  frame: number;
  turn: number;
  chances: number[];
  sides: AnalysedSide[];
}

/** One seat at a moment where it chose. */
export interface AnalysedSide {
  seat: number;
  prompt: string;
  value: number;
  answers: AnalysedAnswer[];
  played: string;
  lost: number | null;
  slip: "" | "blunder" | "inaccuracy" | "mistake";
}

/** What it all comes to: after the glance, and as the last line of an analysis. */
export interface AnalysisEnd {
  keys: KeyMoment[];
  shares: number[];
  sides: SideReview[];
  final: boolean;
}

/** The first line of an analysis. An `AnalysedMoment` for each moment follows, as it is thought about. */
export interface AnalysisStart {
  moments: number;
  bot: string;
  first: number;
}

export interface Answer {
  type: "Answer";
  seat: number;
  question: number;
  answer: number | number[];
}

/** ``seat`` agrees to a draw, or does not; the seat that offered it takes it back by not agreeing. */
export interface AnswerDraw {
  type: "AnswerDraw";
  seat: number;
  request: number;
  agree: boolean;
}

export interface AnswerUndo {
  type: "AnswerUndo";
  seat: number;
  request: number;
  agree: boolean;
}

export interface AskHint {
  type: "AskHint";
  seat: number;
}

/** Take back the last answer of ``seat``: done at once if nobody learned anything, else put to the others. */
export interface AskUndo {
  type: "AskUndo";
  seat: number;
}

export interface AskedInfo {
  id: number;
  ask: string;
  kind: "choice" | "commit" | "place";
  prompt: string;
  rule: string;
  options: OptionInfo[];
  sets: boolean;
  passing: number | null;
  secret: boolean;
  shape: Record<string, unknown> | null;
}

/** What the player who opened a table wants to be otherwise; what is left out stays as it is. */
export interface AudienceWish {
  private?: boolean | null;
  watchable?: boolean | null;
  audience_talks?: boolean | null;
}

/** Somebody is waited for and does not look at the table. */
export interface AwayInfo {
  seat: number;
  claim_in: number;
}

/** Why a setting stays as it usually is, and when: beside a switch, or with many players. */
export interface Bar {
  why: string;
  on: string;
  off: string;
  players: number;
  rule: string;
}

/** Why a thing cannot be chosen now. */
export interface Because {
  type: "Because";
  seat: number;
  question: number;
  thing: string;
  rule: string;
  sentence: string;
}

/** Who has done most for a seat. */
export interface Best {
  seat: number;
  kind: string;
  name: string;
  deed: string;
}

export interface CandidateInfo {
  value: number | number[];
  label: string;
  estimate: number;
  visits: number;
  rate: number | null;
  said: string;
}

export interface Chat {
  type: "Chat";
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** ``seat`` has waited long enough for the one that is ``away``: a bot is to play on for it. */
export interface Claim {
  type: "Claim";
  seat: number;
  away: number;
}

/** How long people may think: so many seconds for each answer, or a bank of seconds with an increment for each. */
export interface ClockInfo {
  move: number;
  bank: number;
  increment: number;
}

/** What the coach says at this moment of a lesson. */
export interface Coach {
  lesson: string;
  title: string;
  of: number;
  after: string;
  steps: CoachStep[];
  free: boolean;
  say: string;
  goal: string;
  when: Record<string, string>;
  end: string;
  next: string;
}

/** One thing that the player does. */
export interface CoachStep {
  number: number;
  say: string;
  rule: string;
  point: string[];
  look: string;
  done: string;
  wanted: number[];
  place: number[] | null;
  near: number;
  otherwise: Record<string, string>;
  same: boolean;
}

/** Play on from a moment of a replay, as a new table. */
export interface ContinueFrom {
  frame: number;
  seats: SeatWish[];
  private?: boolean;
  hidden?: "anew" | "kept";
  watchable?: boolean;
  audience_talks?: boolean;
}

/** What came of a wish to be forgotten. */
export interface Deleted {
  sentence: string;
}

export interface DrawOffered {
  type: "DrawOffered";
  request: number;
  seat: number;
  sentence: string;
  waiting_for: number[];
}

export interface DrawSettled {
  type: "DrawSettled";
  request: number;
  agreed: boolean;
}

/** Any refusal over HTTP. */
export interface ErrorInfo {
  code: string;
  rule: string;
  sentence: string;
}

/** One number of one side: ``"attacks won"``, ``"3 of 7"``. */
export interface Fact {
  name: string;
  value: string;
}

export type FromBrowser = Hello | Answer | Try | Why | Look | Stand | AskUndo | AnswerUndo | AskHint | Leave | Abort | OfferDraw | AnswerDraw | Claim | Say | Ping;

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  least: number;
  most: number;
  minutes: number;
  weight: number;
  hidden: boolean;
  simultaneous: boolean;
  settings: Record<string, unknown>[];
  levels: LevelInfo[];
  how_to_win: string[];
  lessons: LessonInfo[];
}

/** What the viewer wants, and how far everybody is. */
export interface Goal {
  wins: string;
  sides: SideGoal[];
  now: string;
  home: string[];
}

/** One thing that counts on the way to victory. */
export interface GoalPart {
  kind: "army" | "captives" | "energy" | "fatestone" | "flag" | "leader" | "locations" | "points" | "stones" | "warriors";
  name: string;
  state: string;
  have: number;
  of: number;
  done: boolean;
  things: string[];
}

/** Events from number ``after`` on, as ``seat`` may know them. */
export interface Happened {
  type: "Happened";
  seat: number;
  after: number;
  events: Told[];
  upto: number;
}

export interface Hello {
  type: "Hello";
  protocol: number;
  after?: number;
}

export interface Hint {
  type: "Hint";
  seat: number;
  question: number;
  value: number | number[];
  label: string;
  why: string;
  candidates: CandidateInfo[];
  touches: string[];
  place: number[];
  then: StepInfo[];
}

/** What an invitation is to, for the guest who holds it. */
export interface Invitation {
  host: string;
  seat: number;
  table: TableInfo;
  seated: boolean;
}

export interface Invite {
  seat: number;
  code: string;
}

export interface Joined {
  table: string;
  seat: number;
}

/** All that the server keeps of the guest who asks. */
export interface Kept {
  name: string;
  since: number;
  tables: KeptTable[];
  said: KeptTalk[];
  records: string[];
  made: string[];
  shunned: string[];
  learned: string[];
}

/** A table of a guest, in the list of what is kept of them. */
export interface KeptTable {
  id: string;
  title: string;
  state: "abandoned" | "finished" | "open" | "playing";
  created: number;
  updated: number;
  shared: boolean;
}

/** Something that a guest has said. */
export interface KeptTalk {
  table: string;
  title: string;
  text: string;
  at: number;
}

/** A moment that mattered more than others. */
export interface KeyMoment {
  frame: number;
  turn: number;
  seat: number;
  lost: number;
  swing: number;
  sentence: string;
}

/** How far the guest who asks has come. */
export interface Learned {
  learned: string[];
  at_play: LessonAtPlay[];
  played: Record<string, number>;
}

/** ``seat`` resigns, or leaves: it cannot be taken back. */
export interface Leave {
  type: "Leave";
  seat: number;
}

/** A lesson that a guest is in the midst of. */
export interface LessonAtPlay {
  lesson: string;
  table: string;
}

/** A lesson, as it is offered. */
export interface LessonInfo {
  id: string;
  title: string;
  minutes: number;
  steps: number;
}

/** A lesson to be played from one of its steps; the one after the last is its free part. */
export interface LessonWish {
  lesson: string;
  step?: number;
}

export interface LevelInfo {
  level: string;
  bot: string;
  help: string;
  name: string;
  face: string;
  strength: string;
}

/** What would the answers come to? `Seen` comes back. */
export interface Look {
  type: "Look";
  seat: number;
  question: number;
  about?: number[];
}

export interface Me {
  name: string;
  tables: TableInfo[];
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, unknown>;
  private?: boolean;
  watchable?: boolean;
  audience_talks?: boolean;
  clock?: ClockInfo | null;
  help?: boolean;
}

/** Tips that were read. */
export interface NewlyLearned {
  learned: string[];
}

export interface OfferDraw {
  type: "OfferDraw";
  seat: number;
}

/** A new table, and the links to its open seats. */
export interface Opened {
  table: TableInfo;
  invites: Invite[];
}

export interface OptionInfo {
  value: number;
  label: string;
  token: string;
  touches: string[];
  note: string;
  verb: string;
  facts: string[];
  mark: "" | "gives" | "idle" | "loses" | "own" | "wins";
  warning: string;
}

/** Where a table comes from that did not begin with the set-up. */
export interface OriginInfo {
  by: string;
  hidden: "anew" | "kept" | "open" | "unseen";
  sentence: string;
}

export interface OutcomeInfo {
  winners: number[];
  rule: string;
  sentence: string;
  helped: number[];
  tally: Tally | null;
}

/** One picture of a game in a minute: a table, as its first seat sees it. */
export interface PictureInfo {
  caption: string;
  shows: string;
  lit: string[];
  names: string[];
  view: Record<string, unknown>;
}

export interface Ping {
  type: "Ping";
}

/** A point or a path on a surface: x and y by turns. */
export interface Plane {
  type: "Plane";
  width: number;
  height: number;
  step: number;
  start: [number, number];
  path: boolean;
  areas: number[][];
  radius: number;
  optional: boolean;
}

export interface PlayNow {
  game: string;
  level?: string;
}

export interface Pong {
  type: "Pong";
}

/** What was sent could not be understood, or too much was sent; the socket may be closed after it. */
export interface Problem {
  type: "Problem";
  code: string;
  sentence: string;
}

/** From where the server can be reached. */
export interface Reach {
  origin: string;
}

/** An answer or a request was refused; nothing has changed. */
export interface Refused {
  type: "Refused";
  code: string;
  rule: string;
  sentence: string;
  question: number | null;
}

/** Why a place is not allowed, and where along it that shows. */
export interface RefusedPlace {
  rule: string;
  sentence: string;
  spot: number[];
}

export interface Rename {
  name: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  title: string;
  names: string[];
  bots: string[];
  frames: number;
  created: number;
  outcome: OutcomeInfo | null;
  origin: OriginInfo | null;
  lasted: number;
  brought: boolean;
  note: string;
}

/** The first line of a replay: the table before the first decision. */
export interface ReplayStart {
  views: Record<string, unknown>[];
  told: Told[];
  waiting_for: number[];
  turns: number;
  over: boolean;
}

/** Every other line: one decision and what came of it. What several choose at once is one decision. Line n leads to frame n. */
export interface ReplayStep {
  told: Told[];
  patches: Record<string, unknown>[];
  waiting_for: number[];
  turns: number;
  over: boolean;
  views: Record<string, unknown>[] | null;
}

export interface RuleInfo {
  id: string;
  title: string;
  section: string;
  text: string;
  ruling: string;
}

export interface Say {
  type: "Say";
  text: string;
}

/** The table as ``seat`` sees it now. Replaces the scene before. */
export interface Scene {
  type: "Scene";
  seat: number;
  upto: number;
  waiting_for: number[];
  turns: number;
  view: Record<string, unknown> | null;
  asked: AskedInfo | null;
  can_undo: boolean;
  over: boolean;
  outcome: OutcomeInfo | null;
  can_ask_undo: boolean;
  chosen: OptionInfo | null;
  placed: number[] | null;
  patch: Record<string, unknown>;
  standing: string[];
  can_hint: boolean;
  can_abort: boolean;
  can_draw: boolean;
  gone: boolean;
  goal: Goal | null;
  coach: Coach | null;
  tip: TipInfo | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  level: string;
  online: boolean;
  mine: boolean;
  gone: "" | "claimed" | "clock" | "left";
  stands: string;
}

/** Who is to sit in a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** What the answers to a question would come to, as far as the seat can know. */
export interface Seen {
  type: "Seen";
  seat: number;
  question: number;
  about: number[];
  outlook: Record<string, unknown> | null;
}

/** One setting of a game. */
export interface Setting {
  name: string;
  help: string;
  kind: "form" | "number" | "pick" | "switch";
  default: unknown;
  low: number;
  high: number;
  words: (string | number)[];
  rule: string;
  bars: Bar[];
}

/** Mute or block somebody at a table: who sits in ``seat``, or who has said the line with the number ``said``. */
export interface Shun {
  table: string;
  block: boolean;
  seat?: number | null;
  said?: number | null;
}

/** Somebody whose words one does not want to read. */
export interface ShunnedInfo {
  id: string;
  name: string;
  blocked: boolean;
  since: number;
}

/** How far one seat is. */
export interface SideGoal {
  seat: number;
  parts: GoalPart[];
}

/** How one seat played, and what became of its chances: ``start``, less what it ``lost``, with what others ``gave`` it by their choices and what ``luck`` brought, is the ``end``. */
export interface SideReview {
  seat: number;
  choices: number;
  accuracy: number | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  start: number;
  end: number;
  lost: number;
  gave: number;
  luck: number;
}

/** What one seat has done. All sides of a tally have the same facts in the same order; the first is the score. */
export interface SideTally {
  seat: number;
  facts: Fact[];
}

/** Things put into heaps: the answer names for each thing, in order, the number of its heap; -1 for none. */
export interface Split {
  type: "Split";
  things: string[];
  heaps: string[];
  room: number[];
  all: boolean;
}

/** Do not ask ``seat`` this any more: it passes, until it says otherwise; with a ``+`` behind ``ask`` it takes what is offered first. */
export interface Stand {
  type: "Stand";
  seat: number;
  ask: string;
  on: boolean;
}

/** What to answer next, as a hint plans it. */
export interface StepInfo {
  ask: string;
  value: number | number[];
  label: string;
  touches: string[];
}

/** Somebody sat down, came, went, or the game began or ended. */
export interface TableChanged {
  type: "TableChanged";
  table: TableInfo;
}

export type TableEvent =
  | { type: "TakenBack"; seat: number; entries: number }
  | { type: "Left"; seat: number; out_of_time: boolean }
  | { type: "Claimed"; seat: number }
  | { type: "Drawn" }
  | { type: "Aborted"; seat: number; unseen: boolean };

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  state: "abandoned" | "finished" | "open" | "playing";
  private: boolean;
  watchable: boolean;
  audience_talks: boolean;
  settings: Record<string, unknown>;
  seats: SeatInfo[];
  turns: number;
  created: number;
  updated: number;
  mine: boolean;
  waiting_for: number[];
  watchers: number;
  outcome: OutcomeInfo | null;
  rematch: string;
  lasted: number;
  problem: string;
  clock: ClockInfo | null;
  help: boolean;
  origin: OriginInfo | null;
  lesson: string;
  record: boolean;
}

/** What a game came to. */
export interface Tally {
  sides: SideTally[];
  best: Best[];
  decided: string;
}

/** What this server was told about waiting, in seconds. */
export interface Terms {
  claim_after: number;
}

/** One sentence for what a player meets for the first time in their first games. */
export interface TipInfo {
  id: string;
  say: string;
  rule: string;
}

export type ToBrowser = Welcome | Happened | Scene | Accepted | Refused | Tried | Because | Seen | UndoAsked | UndoSettled | DrawOffered | DrawSettled | Waiting | Hint | Chat | TableChanged | Problem | Pong;

/** One event, as the viewer may know it. */
export interface Told {
  number: number;
  event: Record<string, unknown>;
  sentence: string;
  rule: string;
  patch: Record<string, unknown>;
}

/** What would come of a place. */
export interface Tried {
  type: "Tried";
  seat: number;
  question: number;
  tried: number[];
  place: number[] | null;
  refused: RefusedPlace | null;
  preview: Record<string, unknown> | null;
}

/** A place is pointed at, and not yet answered. `Tried` comes back. */
export interface Try {
  type: "Try";
  seat: number;
  question: number;
  place: number[];
}

export interface UndoAsked {
  type: "UndoAsked";
  request: number;
  seat: number;
  sentence: string;
  waiting_for: number[];
}

export interface UndoSettled {
  type: "UndoSettled";
  request: number;
  agreed: boolean;
}

export interface Upload {
  record: string;
}

/** How long those who are waited for have, and who of them is away. Replaces what was told before. */
export interface Waiting {
  type: "Waiting";
  left: number[];
  running: number[];
  away: AwayInfo[];
  unseen: number[];
  abort_in: number;
}

export interface Welcome {
  type: "Welcome";
  protocol: number;
  table: TableInfo;
  seats: number[];
  chat: Chat[];
  how_to_win: string[];
}

/** Why can this thing on the table not be chosen now? `Because` comes back. */
export interface Why {
  type: "Why";
  seat: number;
  question: number;
  thing: string;
}

/** What a thing that a player makes is worth, as far as it is known: of two armies alike in all else, how often the one with it wins. */
export interface Worth {
  games: number;
  most: number;
  share: number;
  low: number;
  high: number;
  done: boolean;
}

/** What each of these is if it was left out. */
const USUAL: Record<string, Record<string, unknown>> = {
  "OptionInfo": {
    "note": "",
    "verb": "",
    "facts": [],
    "mark": "",
    "warning": ""
  },
  "AskedInfo": {
    "sets": false,
    "passing": null,
    "secret": false,
    "shape": null
  },
  "Told": {
    "patch": {}
  },
  "Scene": {
    "view": null,
    "asked": null,
    "can_undo": false,
    "over": false,
    "outcome": null,
    "can_ask_undo": false,
    "chosen": null,
    "placed": null,
    "patch": {},
    "standing": [],
    "can_hint": false,
    "can_abort": false,
    "can_draw": false,
    "gone": false,
    "goal": null,
    "coach": null,
    "tip": null
  },
  "ReplayStep": {
    "views": null
  }
};

/** Where such things are a part of others. */
const WITHIN: Record<string, Record<string, string>> = {
  "AskedInfo": {
    "options": "OptionInfo"
  },
  "Happened": {
    "events": "Told"
  },
  "Scene": {
    "asked": "AskedInfo",
    "chosen": "OptionInfo"
  },
  "ReplayStart": {
    "told": "Told"
  },
  "ReplayStep": {
    "told": "Told"
  }
};

/** What came over the wire, with all that was left out because it is as usual. */
export function filled<T extends object>(thing: T, kind = (thing as { type?: string }).type ?? ''): T {
  const whole: Record<string, unknown> = { ...USUAL[kind], ...thing };
  for (const [field, inner] of Object.entries(WITHIN[kind] ?? {})) {
    const part = whole[field];
    if (Array.isArray(part)) whole[field] = part.map((each: object) => filled(each, inner));
    else if (part) whole[field] = filled(part, inner);
  }
  return whole as T;
}
