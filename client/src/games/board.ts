/** What a game's board is to the table. The table knows seats, things, questions and events; the board draws them. */
import type { Component } from 'svelte';
import type { AskedInfo, OptionInfo, SeatInfo, Told } from '../lib/protocol';
import type { Sound } from '../lib/sounds';
import type { Placing } from '../table/placing.svelte';

export type View = Record<string, unknown>;
export type Happening = Record<string, unknown>;

/** How an event is shown: for how long, and whether the board changes before it or after it. */
export interface Cue {
  /** At the usual speed. */
  milliseconds: number;
  /** The board changes first and then moves; otherwise it moves and then changes. */
  changeFirst?: boolean;
  sound?: Sound;
}

/** What an option is worth, as far as it can be counted honestly from what the seat knows. */
export interface Odds {
  /** From 0 to 1. */
  chance: number;
  /** What it is the chance of, and how large it is: "wins the battle", "78 %"; both together. */
  label: string;
  percent: string;
  short: string;
  /** One sentence that says what was counted. */
  sentence: string;
}

/** Something that changes hands. */
export interface Good {
  icon: string;
  name: string;
}

/** Why something cannot be chosen now. */
export interface Reason {
  rule: string;
  sentence: string;
}

export interface BoardProps {
  view: View;
  /** What the game is made of, as the server tells it; null until it has come. */
  content: unknown;
  seats: readonly SeatInfo[];
  /** Who looks: a seat, or SPECTATOR. */
  viewer: number;
  /** The hands that may be seen besides one's own, in a replay; by seat. */
  openHands?: Readonly<Record<number, readonly number[]>>;
  waitingFor: readonly number[];
  /** The table was given up: it is nobody's turn any more. */
  stopped?: boolean;
  asked: AskedInfo | null;
  lit: ReadonlySet<string>;
  /** Those of the lit things that win for certain, and those that only harm the own side or change nothing. */
  wins?: ReadonlySet<string>;
  dim?: ReadonlySet<string>;
  /** Where something is to be brought now, in order to win. */
  home?: readonly string[];
  picked: readonly string[];
  /** The option whose button is under the pointer or in focus, or waits to be confirmed; null if there is none. */
  aimed?: OptionInfo | null;
  /** The thing is clicked: it is picked, or it says why it cannot be. */
  touch: (thing: string) => void;
  /** Asks why a thing cannot be chosen now; null if it can be, or if there is nothing to say. Asked once for each question. */
  whyNot: (thing: string) => Promise<Reason | null>;
  odds: ReadonlyMap<number, Odds>;
  /** What the server has counted for the odds (`GameBoard.counts`); null if nothing. */
  outlook?: unknown;
  /** Asks what the answers would come to, where the game can say (its `outlook`); `about` is in the game's own numbers. Null while nothing is asked. */
  look?: ((about: readonly number[]) => Promise<unknown>) | null;
  /** Answers with an option and, if that leads to the question `ask`, answers that one with a thing: two questions, one click. */
  chooseThen?: (value: number, ask: string, thing: string) => void;
  /** Takes back the secret choice while the others still choose; null if that cannot be. */
  change?: (() => void) | null;
  /** What this seat has chosen in secret while the others still choose; null if nothing. */
  committed: OptionInfo | null;
  /** The place that is being pointed at, where one is asked for (see table/placing.svelte.ts). */
  placing: Placing | null;
  /** The place that a hint names, while it is shown: the board may point at it. */
  hinted?: readonly number[] | null;
  /** The event being shown right now. */
  playing: Happening | null;
  /** The number of the last event before the viewer's last answer: what came after it has left a trace. Without it there is none. */
  since?: number;
  /** What has been told so far. */
  told: readonly Told[];
}

/** Small events that the log tells in one line, as long as they follow each other. */
export interface Folds {
  small(event: Happening): boolean;
  /** The line for so many of them; what was told of each is there too. */
  words(events: number, run: readonly Told[]): string;
}

/** One turn of a warrior or a side, which the log tells in one line once the next one is over. */
export interface Turns {
  begins(event: Happening): boolean;
  /** Without it a turn lasts until the next one begins, or whatever else the game sets apart (`heads`). */
  ends?(event: Happening): boolean;
  /** It says best what was done in the turn. */
  tells(event: Happening): boolean;
}

/** How the log tells events. */
export interface Telling extends Partial<Folds> {
  /** A new turn begins with it. */
  heads?(event: Happening): boolean;
  /** It changes the fortunes of the game. */
  loud?(event: Happening): boolean;
  /** Whose deed it was, or who it befell; undefined if nobody in particular. Without it: the event's own seat. */
  seatOf?(event: Happening, view: View): number | undefined;
  turns?: Turns;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** Fetches what the game is made of, as the server tells it; without it there is nothing to fetch. */
  content?(): Promise<unknown>;
  /** How to show an event; null for one that needs no time. */
  cue(event: Happening): Cue | null;
  /** Which questions the server is asked about at once (its `outlook`), for the odds. Without it: none. */
  counts?(ask: string): boolean;
  /** What each option of a question is worth, by its value, from what the server has counted; null until that has come. */
  odds(view: View, asked: AskedInfo, outlook: unknown): Map<number, Odds>;
  /** The pictures beside an option that is a button. */
  pictures(asked: AskedInfo, option: OptionInfo, content: unknown): string[];
  telling: Telling;
  /** Is this thing picked by pointing at it on the board? What is not is offered as a button (and may still be pointed at). Without it: all but seats. */
  draws?(thing: string, ask: string): boolean;
  /** Nothing is hidden but choices that are still pending: people at one screen need no curtain before the board. */
  open?: boolean;
  /** Questions that only go on with what the same player has just chosen: a card, and now its target. They can be left again. Without it: none. */
  goesOn?: ReadonlySet<string>;
  /** Part of the set-up, which a bot may do for a player who only wants to play. */
  setsUp?(ask: string, view: View): boolean;
  /** Must a choice be said twice? Without it: a secret one, because it cannot be taken back once others have answered. */
  confirms?(ask: string, option: OptionInfo, content: unknown): boolean;
  /** Which questions have many answers: their buttons are kept small, so that the board is not covered. Without it: none. */
  tight?(ask: string): boolean;
  /** The board itself draws a place that is asked for; otherwise the table draws its shape. */
  places?: boolean;
  /** The question as it goes on once something is picked for it; empty or without it: as it was put. */
  goesOnAsking?(asked: AskedInfo, picked: readonly string[], view: View, content: unknown): string;
  /** What is said while this answer waits to be meant, besides its note; empty or without it: nothing. */
  settling?(asked: AskedInfo, option: OptionInfo, view: View, content: unknown): string;
  /** The name on the page of what a lesson points at, where it is another one. */
  pointed?(point: string, view: View): string;
  /** What a thing is called, for lists of things. */
  called?(thing: string, view: View, content: unknown): string;
  /** Where somebody may pass for good: what is asked there, in the words of the game ("step in for a friend"). Without it: the name of the question. */
  passes?: Readonly<Record<string, string>>;
  /** Where somebody may say yes for good: the words of the button ("Always attack back"). */
  always?: Readonly<Record<string, string>>;
  /** What keys do on this board, besides those of every table: each with a few words. */
  keys?: readonly (readonly [string, string])[];
  /** What an exchange that is asked about comes to, for the one who is asked: what they give and what they get. Null for any other question. */
  goods?(ask: string, told: readonly Told[], content: unknown): { give: Good[]; get: Good[] } | null;
  /** What a bot says, without what only those need who type places. */
  spoken?(words: string): string;
  /** What becomes of what a seat leaves behind in a game of three or more, before it is done; empty or without it: a bot plays on. */
  leaving?(view: View, seat: number): string;
  /** What became of it, in a few words after "left; "; empty or without it: a bot plays on. */
  left?(view: View, seat: number): string;
  /** How a game that is over was won, in a sentence; without it, only who won is said. */
  ended?(view: View, content: unknown): string;
  /** The hand of the viewer, for a replay that shows all hands at once. */
  handOf?(view: View): readonly number[];
}
