// Written by python -m fracas.server.wire.schema; do not edit.

/** A special action as it is printed. */
export interface ActionRow {
  id: string;
  name: string;
  icon: string;
  text: string;
}

/** A character card that a player has made (figures.card.three). */
export interface CardInfo {
  id: string;
  name: string;
  actions: [string, string, string];
  icon?: string;
}

/** What a figure can do: three special actions, best first (figures.card.three). */
export interface CharacterCardView {
  id: string;
  name: string;
  actions: string[];
  icon: string;
}

/** One of mine against one of theirs, with one card of mine. */
export interface FightInfo {
  mine: number;
  theirs: number;
  card: number;
  won: number;
  of: number;
  certain: boolean;
}

/** A figure of the roster. */
export interface FigureRow {
  id: string;
  name: string;
  icon: string;
  power: number;
  actions: [string, string, string];
}

/** One action figure with its card and its die. All of it is open. */
export interface FigureView {
  id: number;
  card: number;
  owner: number;
  start: number;
  power: number;
  wounded: boolean;
  blasts: number;
  dodges: number;
  fears: number;
  armor: number[];
}

/** The toy lines with their figures, and the special actions. */
export interface FiguresContent {
  lines: LineRow[];
  actions: ActionRow[];
  most_figures: number;
  bonus: number;
}

export type FiguresEvent =
  | { type: "ArmyFielded"; seat: number; figures: string[]; powers: number[] }
  | { type: "DealtForFirst"; seat: number; card: number }
  | { type: "GoesFirst"; seat: number }
  | { type: "HandsDealt" }
  | { type: "TurnBegins"; seat: number; turn: number }
  | { type: "TurnLost"; seat: number }
  | { type: "Drew"; seat: number; card: number | null }
  | { type: "Reshuffled"; cards: number }
  | { type: "Attacks"; seat: number; figure: number; opponent: number; adds: number }
  | { type: "Defends"; seat: number; figure: number; adds: number }
  | { type: "Revealed"; attacker: number; attack_card: number; attack: number; defender: number; defence_card: number; defence: number }
  | { type: "AttackFails"; attacker: number }
  | { type: "SpecialUsed"; figure: number; action: string }
  | { type: "SpecialDeclined"; figure: number; action: string }
  | { type: "SpecialImpossible"; figure: number; action: string; why: string }
  | { type: "Wounded"; figure: number }
  | { type: "Captured"; figure: number; captor: number }
  | { type: "ArmorSpent"; figure: number; card: number }
  | { type: "ArmyLeaves"; seat: number }
  | { type: "PlayerOut"; seat: number }
  | { type: "ArmorLaid"; figure: number; card: number }
  | { type: "BlastReady"; figure: number }
  | { type: "Boosted"; figure: number; power: number }
  | { type: "DodgeReady"; figure: number }
  | { type: "Exploded"; figure: number }
  | { type: "Intimidated"; figure: number }
  | { type: "LuckRolled"; figure: number; die: number; power: number }
  | { type: "HandDiscarded"; seat: number; cards: number[] }
  | { type: "MindControlled"; figure: number; seat: number }
  | { type: "Recovered"; figure: number; power: number }
  | { type: "Sneaks"; seat: number; reverses: boolean }
  | { type: "Stunned"; seat: number }
  | { type: "NoEffect"; figure: number; action: string; why: string }
  | { type: "TurnLimitReached"; turns: number }
  | { type: "GameOver"; winners: number[] };

/** What fights would come to; special actions and armor are not counted. */
export interface FiguresOutlook {
  attacks: boolean;
  fights: FightInfo[];
}

/** The table as one viewer sees it, with what follows from it by the rules. */
export interface FiguresView {
  viewer: number;
  players: number;
  cards: CharacterCardView[];
  sizes: number[];
  largest: number;
  turn_limit: number;
  phase: string;
  turns: number;
  seat: number;
  direction: number;
  sneaks: number;
  stuns: number[];
  orders: string[];
  figures: FigureView[];
  lines: number[][];
  captives: number[][];
  gone: number[];
  hand: number[];
  hand_sizes: number[];
  draw_pile: number;
  discard: number[];
  attacker: number;
  opponent: number;
  defender: number;
  attack_card: number;
  defence_card: number;
  victim: number;
  blow: number;
  next_seat: number;
}

/** A toy line: four figures, also an army for a quick start. */
export interface LineRow {
  id: string;
  name: string;
  figure: FigureRow[];
}
