// Written by python -m fracas.server.wire.schema; do not edit.

/** An ability as it is printed. */
export interface AbilityRow {
  name: string;
  text: string;
  ruling: string;
  numbers: Record<string, number>;
}

/** A champion card (legacy.card). */
export interface ChampionRow {
  id: string;
  name: string;
  race: string;
  power: number;
  set: "base" | "expansion";
  icon: string;
  battle: AbilityRow;
  legacy: AbilityRow;
}

/** What a location does besides its points. */
export interface EffectRow {
  when: "cleanup" | "compare" | "phase" | "points" | "won";
  text: string;
  ruling: string;
  numbers: Record<string, number>;
}

/** What legacy is made of, for screens. Numbers of champions and locations are their places in these lists. */
export interface LegacyContent {
  champions: ChampionRow[];
  locations: LocationRow[];
  terrain: number;
  favours: number[][];
}

export type LegacyEvent =
  | { type: "SetsDrawn"; sets: number[][] }
  | { type: "EventDrawn"; location: number }
  | { type: "RoundBegins"; round: number; rounds: number }
  | { type: "LocationsShuffled"; locations: number }
  | { type: "LocationRevealed"; location: number }
  | { type: "RoundEnds"; round: number; why: string }
  | { type: "CarriedOver"; seat: number; champion: number }
  | { type: "BattleBegins"; round: number; battle: number; location: number }
  | { type: "LegacyRevealed"; champions: number[] }
  | { type: "FatestoneRolled"; seat: number; die: number }
  | { type: "FatestoneAssigned"; seat: number; by: string }
  | { type: "ChampionsRevealed"; champions: number[] }
  | { type: "Returned"; seat: number; champions: number[] }
  | { type: "Silenced"; seat: number; champion: number }
  | { type: "AbilityActs"; seat: number; champion: number; kind: string }
  | { type: "AbilityStopped"; seat: number; champion: number; kind: string; by: string }
  | { type: "AbilityIdle"; seat: number; champion: number; kind: string; why: string }
  | { type: "ActsNow"; seat: number; champion: number; kind: string }
  | { type: "Armed"; seat: number; champion: number; kind: string; effect: string }
  | { type: "TotalChanged"; seat: number; champion: number; kind: string; side: number; amount: number }
  | { type: "WardUndoes"; seat: number; champion: number; kind: string; amount: number }
  | { type: "PowerSet"; seat: number; champion: number; kind: string; power: number }
  | { type: "Copied"; seat: number; champion: number; kind: string; of: number }
  | { type: "Entered"; seat: number; champion: number; place: string; origin: string }
  | { type: "SetAside"; seat: number; champion: number; origin: string }
  | { type: "PileMoved"; seat: number; champion: number; to: string }
  | { type: "LocationsSwapped"; locations: number[] }
  | { type: "LocationDiscarded"; location: number }
  | { type: "LocationPutDown"; location: number }
  | { type: "LocationForeseen"; location: number; instead: number }
  | { type: "BattleMoved"; location: number }
  | { type: "BattleStays"; location: number }
  | { type: "PhaseSkipped"; location: number; phase: string }
  | { type: "TotalsAdded"; location: number; terms: Term[][]; totals: number[] }
  | { type: "BattleTied"; total: number }
  | { type: "HexDecides"; seat: number }
  | { type: "HexesCancel" }
  | { type: "FatestoneKept"; seat: number; value: number; could_pass: boolean }
  | { type: "FatestonePassed"; seat: number; value: number }
  | { type: "BattleWon"; seat: number; champion: number; location: number }
  | { type: "Scored"; seat: number; points: number; source: string; score: number }
  | { type: "FatestoneClaimed"; seat: number }
  | { type: "FatestoneHandedOver"; seat: number }
  | { type: "FatestoneTurned"; seat: number; value: number; location: number }
  | { type: "WillBeBuried"; seat: number; champion: number }
  | { type: "FinalScore"; seat: number; sources: number[]; score: number }
  | { type: "GameWon"; seat: number; by_tie: boolean };

/** What each pairing would come to, if nobody uses what is optional (see pairings.py). */
export interface LegacyOutlook {
  pairings: PairingInfo[];
}

/** The table as one viewer sees it, with what follows from it by the rules. */
export interface LegacyView {
  viewer: number;
  players: number;
  rounds: number;
  beginner: boolean;
  champions: string;
  events: number;
  phase: string;
  round: number;
  battle: number;
  turns: number;
  sets: number[][];
  hands: number[][];
  aside: number[][];
  piles: number[][];
  carried: number[];
  row: number[];
  top: number[];
  bag: number[];
  bottom: number[];
  discards: number[];
  scores: number[];
  sources: number[][];
  holder: number;
  value: number;
  pairings: [round: number, location: number, chosen_0: number, chosen_1: number, fought_0: number, fought_1: number, total_0: number, total_1: number, winner: number, gained_0: number, gained_1: number][];
  step: string;
  chosen: number[];
  mains: number[];
  allies: number[][];
  set_powers: number[];
  terms: number[][];
  armed: string[][];
  newcomer: number;
  totals: number[];
  winner: number;
  parts: Term[][];
}

/** A location card. */
export interface LocationRow {
  id: string;
  name: string;
  points: number;
  champions: string[];
  races: string[];
  icon: string;
  event: boolean;
  effect: EffectRow | null;
}

/** One pairing, seen from the one who looks. */
export interface PairingInfo {
  mine: number;
  theirs: number;
  result: "lose" | "tie" | "win";
  my_total: number;
  their_total: number;
  my_points: number;
  their_points: number;
  location: number;
  drawn: boolean;
}

/** One part of a total. */
export interface Term {
  what: string;
  champion: number;
  kind: string;
  amount: number;
}
