/** What a game may bring to the browser besides its rules. All of it is named in one entry, its own `index.ts`. */
import type { Component } from 'svelte';
import type { GameInfo } from '../lib/protocol';
import type { Values } from '../lib/tableSettings';
import type { GameBoard } from './board';

/** A page of a game's own, such as a card maker. It has a door on the home page. */
export interface GamePage {
  /** Its address: "/cards". */
  path: string;
  label: string;
  help: string;
  icon: Component;
  load: () => Promise<{ default: Component<Record<string, never>> }>;
}

/** What a game adds to the set-up screen: it keeps what is chosen there, and says what to send. */
export interface GameSetUp {
  /** Beside each seat. */
  Seat?: Component<{ setUp: GameSetUp; seat: number; mine: boolean }>;
  /** Above the settings. */
  Head?: Component<{ setUp: GameSetUp; seats: number }>;
  /** The settings that it asks itself, so that no field of the usual kind is needed. */
  asks?: readonly string[];
  /** Below the settings. */
  More?: Component<{ setUp: GameSetUp; seats: number }>;
  /** A seat is taken away; those after it move up. */
  removed(seat: number): void;
  /** The settings that it decides, for so many seats. */
  settings(seats: number): Values;
}

/** A larger game than the one just played. */
export interface LargerGame {
  label: string;
  settings: Values;
  /** One more bot plays. */
  oneMore?: boolean;
}

export interface GameParts {
  /** How its table is drawn; without it, plainly. */
  board?: () => Promise<{ board: GameBoard }>;
  setUp?: () => Promise<{ setUp: (game: GameInfo) => Promise<GameSetUp> }>;
  pages?: readonly GamePage[];
  /** How somebody plays it for the first time: a table with these settings, against an easy bot. */
  firstGame?: { help: string; settings: Values };
  /** What comes after a game with these settings and so many players; null if there is nothing larger. */
  larger?: (settings: Values, players: number) => LargerGame | null;
  /** Its set-up takes a while: there is a button with which a bot does it, and what it says. */
  quick?: { label: string; help: string };
  /** Five pictures for the lid of its box, from the back to the front. */
  heroes?: readonly string[];
}
