/** What a game's board is to the table. The table knows seats, things, questions and events; the board draws them. */
import type { Component } from 'svelte';
import type { AskedInfo, GreyInfo, OptionInfo, SeatInfo, Told } from '../lib/protocol';
import type { Sound } from '../lib/sounds';

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
  /** A few words: "wins 78 %". */
  short: string;
  /** One sentence that says what was counted. */
  sentence: string;
}

export interface BoardProps {
  view: View;
  /** What the game is made of, as the server tells it; null until it has come. */
  content: unknown;
  seats: readonly SeatInfo[];
  /** Through whose eyes: a seat, or SPECTATOR. */
  eyes: number;
  /** The hands that may be seen besides one's own, in a replay; by seat. */
  openHands?: Readonly<Record<number, readonly number[]>>;
  waitingFor: readonly number[];
  /** The table was given up: it is nobody's turn any more. */
  stopped?: boolean;
  asked: AskedInfo | null;
  lit: ReadonlySet<string>;
  picked: readonly string[];
  /** The thing is clicked: it is picked, or it says why it cannot be. */
  touch: (thing: string) => void;
  whyNot: (thing: string) => GreyInfo | null;
  odds: ReadonlyMap<number, Odds>;
  /** What this seat has chosen in secret while the others still choose; null if nothing. */
  committed: number | null;
  /** The event being shown right now. */
  playing: Happening | null;
  /** What has been told so far. */
  told: readonly Told[];
}

/** Small events that the log tells in one line, as long as they follow each other. */
export interface Folds {
  small(event: Happening): boolean;
  /** The line for so many of them. */
  words(events: number): string;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** The view as it is after an event, as far as the event tells it. The next scene puts right what it does not. */
  follow(view: View, event: Happening): View;
  /** How to show an event; null for one that needs no time. */
  cue(event: Happening): Cue | null;
  /** What each option of a question is worth, by its value. Empty where nothing can be counted. */
  odds(view: View, asked: AskedInfo): Map<number, Odds>;
  /** The pictures beside an option that is a button. */
  pictures(asked: AskedInfo, option: OptionInfo, content: unknown): string[];
  folds: Folds;
  /** The hand of the viewer, for a replay that shows all hands at once. */
  handOf(view: View): readonly number[];
}
