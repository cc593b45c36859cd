// Written by python -m fracas.server.wire.schema; do not edit.

/** One strike at one target, as it would go if nobody reacts. */
export interface AimInfo {
  act: number;
  target: number;
  card: number;
  warrior: number;
  square: number;
  needs: number;
  chance: number;
  victims: number;
  damage: number;
  expected: number;
}

/** A board as a screen draws it. */
export interface BoardInfo {
  id: string;
  name: string;
  text: string;
  rows: string[];
}

/** A card as a screen shows it. Its place in the list is its number in views and options. */
export interface CardInfo {
  number: number;
  id: string;
  name: string;
  category: string;
  types: string[];
  secret: boolean;
  icon: string;
  type_line: string;
  number_line: string;
  text: string;
  ruling: string;
  strength: number;
  reach: ReachRow | null;
  kind: string;
  attack_spends: boolean;
}

/** What may lie on a square. */
export interface MarkerRow {
  id: string;
  name: string;
  icon: string;
  text: string;
}

/** What numbers in views, events and options stand for. It follows from the content (`numbers.py`). */
export interface Numbering {
  flags: number;
  team_powers: number;
  basic: number;
  walk: number;
  with_cards: number;
  no_target: number;
  at_square: number;
  at_card: number;
  attacked: number;
  cursed: number;
}

/** How far a card reaches. */
export interface ReachRow {
  kind: "" | "adj" | "adj8" | "area" | "line" | "range" | "self" | "thrown" | "within";
  distance: number;
  size: number;
}

/** What a warrior may suffer, or has become. */
export interface StatusRow {
  id: string;
  name: string;
  icon: string;
  text: string;
  ruling: string;
  turn_long: boolean;
}

/** What synergy is made of, for screens. Numbers of cards, statuses, teams and boards are their places here. */
export interface SynergyContent {
  cards: CardInfo[];
  statuses: StatusRow[];
  markers: MarkerRow[];
  obstacles: number[];
  dangers: number[];
  teams: TeamInfo[];
  team_powers: TeamPowerInfo[];
  boards: BoardInfo[];
  categories: string[];
  numbering: Numbering;
}

export type SynergyEvent =
  | { type: "Rolled"; seat: number; die: number }
  | { type: "GoesFirst"; seat: number }
  | { type: "TeamPicked"; seat: number; team: number }
  | { type: "TeamPowerTaken"; seat: number; power: number }
  | { type: "Dealt"; seat: number; count: number; cards: number[] | null }
  | { type: "TeamCardsShuffled"; cards: number[] }
  | { type: "CardsAssigned"; warrior: number; cards: number[]; down: number }
  | { type: "CardsDrawn"; warrior: number; count: number }
  | { type: "CardKept"; warrior: number; card: number }
  | { type: "Discarded"; cards: number[] }
  | { type: "Reshuffled"; cards: number }
  | { type: "GoalsChosen" }
  | { type: "FlagDrawn"; seat: number; team: number }
  | { type: "BasePlaced"; seat: number; square: number }
  | { type: "WarriorPlaced"; warrior: number; square: number }
  | { type: "FlagGiven"; seat: number; warrior: number; team: number }
  | { type: "Scattered"; card: number; square: number }
  | { type: "RoundBegins"; round: number }
  | { type: "PlayerBegins"; seat: number }
  | { type: "WarriorBegins"; warrior: number; seat: number }
  | { type: "WarriorEnds"; warrior: number }
  | { type: "Neutralized"; warrior: number }
  | { type: "Surrendered"; warrior: number }
  | { type: "Ordered"; warrior: number; by: number; strike: boolean }
  | { type: "PlayerLost"; seat: number }
  | { type: "GoalsShown"; goals: number[] }
  | { type: "CardsShown"; warrior: number; cards: number[] }
  | { type: "GameWon"; winners: number[]; how: string }
  | { type: "CardTurnedUp"; warrior: number; card: number }
  | { type: "CardUsed"; warrior: number; card: number }
  | { type: "CardSuppressed"; warrior: number; card: number; by: number }
  | { type: "Cursed"; warrior: number; by: number }
  | { type: "CurseEnded"; warrior: number }
  | { type: "CardFreed"; card: number }
  | { type: "ExtraHits"; warrior: number; by: number; hits: number }
  | { type: "StatusGained"; warrior: number; status: number; by: number }
  | { type: "StatusEnded"; warrior: number; status: number }
  | { type: "StrikeDeclared"; warrior: number; card: number; target: number; square: number }
  | { type: "Strayed"; warrior: number; square: number; victim: number }
  | { type: "StrikeLost"; warrior: number; why: string }
  | { type: "SteppedIn"; warrior: number; instead: number }
  | { type: "DieRolled"; warrior: number; die: number; what: string }
  | { type: "DieShifted"; warrior: number; by: number; die: number }
  | { type: "HitRolled"; warrior: number; victim: number; needs: number; total: number; hit: boolean }
  | { type: "CardsCounted"; warrior: number; cards: number[]; statuses: number[]; protects: boolean }
  | { type: "Avoided"; warrior: number; card: number }
  | { type: "SentBack"; warrior: number; victim: number }
  | { type: "Immune"; warrior: number; kind: number }
  | { type: "DamageAdded"; warrior: number; kind: number; base: number; total: number; soaked: number }
  | { type: "Wounded"; warrior: number; lost: number; kind: number; hits: number }
  | { type: "HitsLost"; warrior: number; lost: number; cause: string; hits: number }
  | { type: "Healed"; warrior: number; by: number; hits: number }
  | { type: "Died"; warrior: number }
  | { type: "Buried"; warrior: number; dropped: number[]; discarded: number[] }
  | { type: "Survived"; warrior: number; hits: number }
  | { type: "Revived"; warrior: number; hits: number; by: number }
  | { type: "Raised"; warrior: number; hits: number; by: number }
  | { type: "Dropped"; warrior: number }
  | { type: "Stepped"; warrior: number; square: number }
  | { type: "Leapt"; warrior: number; square: number; card: number }
  | { type: "Collided"; warrior: number; square: number; other: number }
  | { type: "Knocked"; warrior: number; square: number }
  | { type: "Drifted"; warrior: number; square: number }
  | { type: "PointDrifted"; square: number }
  | { type: "Swapped"; warrior: number; other: number }
  | { type: "Boarded"; warrior: number; bearer: number }
  | { type: "Unmoved"; warrior: number }
  | { type: "MarkerLaid"; marker: number; square: number; by: number }
  | { type: "MarkerGone"; marker: number; square: number }
  | { type: "MarkerMet"; warrior: number; marker: number; square: number }
  | { type: "GadgetDropped"; warrior: number; card: number; square: number }
  | { type: "GadgetPicked"; warrior: number; card: number }
  | { type: "GadgetGiven"; giver: number; taker: number; card: number; stolen: boolean }
  | { type: "TradeAsked"; warrior: number; other: number; card: number; give: boolean }
  | { type: "TradeRefused"; warrior: number }
  | { type: "Uncovered"; card: number; square: number }
  | { type: "LifeTaken"; warrior: number; hits: number };

/** What the active warrior could do now. */
export interface SynergyOutlook {
  warrior: number;
  ways: WayInfo[];
  aims: AimInfo[];
}

/** The table as one viewer sees it, with what follows from it by the rules. */
export interface SynergyView {
  viewer: number;
  players: number;
  board: number;
  sizes: number[];
  hand_size: number[];
  least: number[];
  round_limit: number;
  to_the_death: boolean;
  open_cards: boolean;
  faster: boolean;
  elite: boolean;
  extra_team_powers: boolean;
  alternatives: boolean;
  more: boolean;
  power_ups: number;
  phase: string;
  seat: number;
  first: number;
  step: number;
  round: number;
  turns: number;
  active: number;
  drill: number;
  winners: number[];
  won_by: string;
  teams: number[];
  powers: number[];
  team_cards: number[];
  bases: number[];
  goal: number;
  goals_shown: number[];
  drawn: number[];
  hand: number[];
  hand_sizes: number[];
  offers: number[];
  offer_sizes: number[];
  pending: number[][];
  laden: number;
  warriors: WarriorView[];
  deck: number;
  discards: number[];
  removed: number[];
  unseen: number;
  loose: number[][];
  coins: number[];
  markers: number[][];
  suppressed: number[][];
  orphans: number[][];
  full_hits: number[];
}

/** A team as a screen shows it. */
export interface TeamInfo {
  id: string;
  name: string;
  colour: string;
  shape: string;
  icon: string;
  power: number;
  warriors: string[];
}

/** A team power as a screen shows it. */
export interface TeamPowerInfo {
  id: string;
  name: string;
  icon: string;
  text: string;
  ruling: string;
}

/** One warrior with its cards. */
export interface WarriorView {
  id: number;
  owner: number;
  team: number;
  figure: number;
  seat: number;
  life: string;
  square: number;
  hits: number;
  extra: number;
  cards: number[];
  down: number[];
  downs: number;
  marks: number[];
  statuses: number[];
  makers: number[];
  acted: boolean;
  moves: number;
  strikes: number;
  gadget_strikes: number;
  walk_left: number;
  moved: boolean;
  struck: boolean;
  lay: boolean;
  used: number[];
  refused: number;
  spent: number[];
  inside: number;
  raised_by: number;
  raised_with: number;
  mastered: boolean;
  travels: number;
  idle: number;
}

/** Where a basic walk may end, and the squares of the way there, in order. */
export interface WayInfo {
  end: number;
  way: number[];
}
