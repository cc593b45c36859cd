// Written by python -m fracas.server.wire.schema; do not edit.

/** An ability of every hero, or a unit's own. */
export interface AbilityRow {
  id: string;
  name: string;
  kind: "action" | "always" | "energy" | "fast";
  text: string;
  rule: string;
  energy: number;
  ruling: string;
}

/** An army that a player has built. */
export interface ArmyInfo {
  id: string;
  name: string;
  points: number;
  text: string;
}

/** A ready army. */
export interface ArmyRow {
  id: string;
  name: string;
  faction: "cinder" | "crown" | "free" | "grave" | "thorn";
  points: number;
  units: MemberRow[];
}

/** An army is asked for: (unit, how many items, the items, unit, …) by their numbers, the leader first. */
export interface ArmyShape {
  type: "ArmyShape";
  points: number;
}

/** One attack that could be made now, as it would go if nobody reacts. */
export interface AttackInfo {
  act: number;
  attacker: number;
  target: number;
  ranged: boolean;
  how: string;
  terms: TermInfo[];
  dice: number;
  ease: boolean;
  defence: number;
  needs: number;
  chance: number;
  escape: number;
  damage: number;
  critical: boolean;
  note: string;
}

/** An ability of the book's list, which is always on. */
export interface BookRow {
  id: string;
  name: string;
  text: string;
  rule: string;
}

/** What can lie on a unit for a while. */
export interface EffectRow {
  number: number;
  word: string;
  icon: string;
  text: string;
}

/** A faction. */
export interface FactionRow {
  id: "cinder" | "crown" | "free" | "grave" | "thorn";
  name: string;
  text: string;
}

/** A piece of equipment. */
export interface ItemRow {
  id: string;
  name: string;
  slot: "armour" | "charm" | "kit" | "shield" | "weapon";
  who: string;
  text: string;
  icon: string;
  troop_points: number | null;
  hero_points: number | null;
  classes: ("" | "beast" | "ranger" | "rogue" | "warrior" | "wizard")[];
  sizes: ("G" | "H" | "L" | "M" | "S")[];
  without: string[];
  without_rng: boolean;
  most_def: number;
  least_spd: number;
  copies: number;
  gives: string[];
  first_each_round: boolean;
  rng: number;
  rng_given: number;
  def: number;
  spd: number;
  banner: number;
  once: "" | "energy" | "heal" | "smoke";
}

/** How a map is used in a scenario by so many sides, in inches. */
export interface LayoutInfo {
  map: string;
  scenario: string;
  sides: number;
  setup: [number, number][][];
  stones: [number, number][];
}

/** How a map is used in a scenario, in inches. */
export interface LayoutRow {
  setup: [number, number][][];
  centre: [number, number][];
  stones: [number, number][][];
}

/** A map, in inches. */
export interface MapRow {
  name: string;
  text: string;
  size: number;
  players: number[];
  terrain: PieceRow[];
  battlefield: Record<string, LayoutRow>;
  battlefall: LayoutRow | null;
  dispute: LayoutRow | null;
  wartide: LayoutRow | null;
}

/** A unit of a ready army, with its equipment. */
export interface MemberRow {
  unit: string;
  items: string[];
  count: number;
}

/** A movement, or a push, before it is made. */
export interface MovePreview {
  type: "MovePreview";
  sentence: string;
  path: number[];
  legs: PathLeg[];
  cost: number;
  budget: number;
  terrain: string;
  level: number;
  hanging: boolean;
  teleport: boolean;
  march: number;
  falls: PathFall[];
  strikers: number[];
  away: number;
  locked: number[];
  strikes: number[];
  shoots: number[];
  sees: number[];
  seen_by_shooters: number[];
  stones: number[];
}

/** An own ability on a unit's card. Its name and its kind stand in abilities.toml. */
export interface OwnRow {
  id: string;
  text: string;
  energy: number;
  range: number;
}

/** A fall on the way, with its die (skirmish.fall). */
export interface PathFall {
  x: number;
  y: number;
  levels: number;
  faces: number;
  damage: number;
}

/** A straight leg of a path, with what is climbed, jumped and fallen on it. */
export interface PathLeg {
  x: number;
  y: number;
  length: number;
  cost: number;
  level: number;
  words: string;
}

/** A piece of terrain, in inches. */
export interface PieceRow {
  kind: "barrier" | "cover" | "elevation" | "water";
  at: [number, number][];
  level: number;
  dotted: number[];
}

/** A scenario, in inches. */
export interface ScenarioRow {
  id: "battlefall" | "battlefield" | "dispute" | "wartide";
  name: string;
  rule: string;
  text: string;
  sides: number[];
  stones: [number, number];
  income: "points" | "stones";
  typical_points: number[];
  centre: boolean;
  apart: number;
  place: "" | "outside-enemy-setup" | "outside-setups" | "own-claim";
  setup_within: number;
  centre_clear: number;
  owned: boolean;
}

/** One unit as another one sees it. */
export interface SightInfo {
  unit: number;
  distance: number;
  visible: number;
  sees: boolean;
  blind: boolean;
  cover: boolean;
  reached: boolean;
  locked: boolean;
  flanked: boolean;
}

/** What skirmish is made of, for screens. A number of a unit, an item, an army, a map is its place here. */
export interface SkirmishContent {
  factions: FactionRow[];
  units: UnitRow[];
  items: ItemRow[];
  abilities: BookRow[];
  hero_abilities: AbilityRow[];
  own_abilities: AbilityRow[];
  armies: ArmyRow[];
  map_ids: string[];
  maps: MapRow[];
  scenarios: ScenarioRow[];
  effects: EffectRow[];
  terms: string[];
  layouts: LayoutInfo[];
  radii: number[];
  stone_radius: number;
  carriers: number[][];
}

export type SkirmishEvent =
  | { type: "ArmyShown"; seat: number; name: string; units: number[]; left: number }
  | { type: "SideRolled"; side: number; dice: number[] }
  | { type: "HomeTaken"; side: number; home: number }
  | { type: "StonePlaced"; stone: number; x: number; y: number; by: number }
  | { type: "EnoughStones"; side: number }
  | { type: "UnitPlaced"; unit: number; x: number; y: number }
  | { type: "NoPlaceFor"; seat: number; units: number[] }
  | { type: "LeftOverPaid"; seat: number; left: number; amount: number }
  | { type: "RoundBegins"; round: number }
  | { type: "InitiativeRolled"; side: number; dice: number[] }
  | { type: "GoesFirst"; side: number; by: number }
  | { type: "TurnBegins"; side: number; seat: number }
  | { type: "HandedOver"; seat: number; to: number }
  | { type: "SeatEnds"; seat: number }
  | { type: "RoundEnds"; round: number }
  | { type: "Stopped"; unit: number }
  | { type: "EnergyGained"; side: number; amount: number; why: string }
  | { type: "StoneTaken"; stone: number; side: number; before: number }
  | { type: "UnitCreated"; unit: number; x: number; y: number; paid: number }
  | { type: "Regrown"; unit: number; die: number; healed: boolean }
  | { type: "LeaderFell"; seat: number; unit: number }
  | { type: "ArmyLeaves"; seat: number; units: number[] }
  | { type: "PointsAlive"; points: number[] }
  | { type: "GameWon"; winners: number[]; limit: boolean }
  | { type: "Moved"; unit: number; path: number[]; level: number; cost: number; how: string }
  | { type: "Teleported"; unit: number; path: number[]; level: number }
  | { type: "Climbed"; unit: number; before: number; after: number; cost: number; hanging: boolean }
  | { type: "Jumped"; unit: number; length: number; running: boolean }
  | { type: "Fell"; unit: number; levels: number; die: number; bonus: number; needed: number; damage: number }
  | { type: "BreakAway"; unit: number; die: number; bonus: number; away: boolean }
  | { type: "PushRolled"; unit: number; by: number; die: number }
  | { type: "Pushed"; unit: number; by: number; path: number[]; rolled: number; stopped: string }
  | { type: "AbilityEvent"; unit: number; ability: number }
  | { type: "AttackDeclared"; attacker: number; target: number; ranged: boolean; how: string; partners: number[] }
  | { type: "AttackRolled"; attacker: number; target: number; dice: number[]; counted: number; terms: number[]; defence: number; hit: boolean }
  | { type: "Rerolled"; attacker: number }
  | { type: "EscapeRolled"; unit: number; ability: number; die: number; escaped: boolean }
  | { type: "DamageReduced"; unit: number; ability: number; victim: number; by: number; left: number }
  | { type: "Damaged"; victim: number; amount: number; by: number; cause: string }
  | { type: "Killed"; victim: number; by: number }
  | { type: "Cleaved"; attacker: number; victim: number; amount: number }
  | { type: "AbilityUsed"; unit: number; ability: number; targets: number[]; energy: number }
  | { type: "AbilityRolled"; unit: number; ability: number; die: number }
  | { type: "Healed"; unit: number; amount: number; cause: string }
  | { type: "EnergyDrained"; side: number; amount: number }
  | { type: "ItemEvent"; unit: number; item: number }
  | { type: "ItemUsed"; unit: number; item: number }
  | { type: "ItemRolled"; unit: number; item: number; die: number };

/** All attacks that the seat could declare now. */
export interface SkirmishOutlook {
  attacks: AttackInfo[];
  stand: StandInfo | null;
  walk: WalkInfo | null;
}

/** The table as one viewer sees it, with what follows from it by the rules, unit by unit. */
export interface SkirmishView {
  viewer: number;
  players: number;
  sides: number;
  side_of: number[];
  map: string;
  scenario: string;
  points: number;
  armies: string[];
  round_limit: number;
  water_rounds_down: boolean;
  elevation_ranged_only: boolean;
  fall_on_six: boolean;
  focus_is_fast: boolean;
  phase: string;
  round: number;
  turns: number;
  mustered: string[];
  lefts: number[];
  rolls: number[];
  homes: number[];
  stones_left: number[];
  order: number[];
  seat: number;
  ended: boolean[];
  handed: number;
  energy: number[];
  siphons: number;
  moving: number;
  striking: number;
  chosen: number;
  looks: number;
  acting: number[];
  units: UnitView[];
  stones: StoneView[];
  lost: boolean[];
  winners: number[];
  limit_hit: boolean;
  can_move: boolean[];
  can_act: boolean[];
  fresh: boolean[];
  defences: number[];
  speeds: number[];
  ranges: number[];
  melee_ranges: number[];
}

/** What a unit can do and sees from where it stands, or from where it might stand. */
export interface StandInfo {
  unit: number;
  speed: number;
  range: number;
  melee: number;
  sights: SightInfo[];
  reach: number[][];
  blind: number[][];
}

/** A rune-stone: a disc of radius 0.75". */
export interface StoneView {
  id: number;
  x: number;
  y: number;
  level: number;
  side: number;
}

/** Something that is added to the die. */
export interface TermInfo {
  name: string;
  by: number;
}

/** A unit's card as printed. */
export interface UnitRow {
  id: string;
  name: string;
  keywords: string[];
  class: "" | "beast" | "ranger" | "rogue" | "warrior" | "wizard";
  size: "G" | "H" | "L" | "M" | "S";
  base: number;
  faction: "cinder" | "crown" | "free" | "grave" | "thorn";
  atk: number;
  rng: number;
  def: number;
  hp: number;
  spd: number;
  abilities: string[];
  points: number;
  limit: "" | "1/50" | "hero";
  icon: string;
  own: OwnRow[];
}

/** One model on its base. */
export interface UnitView {
  id: number;
  seat: number;
  kind: number;
  items: number[];
  leader: boolean;
  fate: string;
  hp: number;
  x: number;
  y: number;
  level: number;
  hanging: boolean;
  done: number;
  spent: number;
  run: number;
  ground: number;
  met: number[];
  broke: number;
  attacks: number;
  shot_at: number[];
  answers: number;
  used: number[];
  lying: number[];
  laid_by: number[];
  plate: boolean;
  empty: number[];
  coin: boolean;
}

/** What would come of pointing a unit somewhere, before it is said that it moves. */
export interface WalkInfo {
  unit: number;
  place: number[];
  preview: MovePreview | null;
}

/** What an answer to "act" may begin with, by its number. */
export const ACT_KINDS = ["end", "hand over", "move", "march", "strike", "shoot", "push", "ability", "item", "stop", "choose"] as const;

/** An answer to "act", which is one number, in its parts. */
export interface Act {
  kind: (typeof ACT_KINDS)[number];
  unit: number;
  what: number;
}

export function readAct(value: number): Act {
  return { kind: ACT_KINDS[value >> 24]!, unit: (value >> 12) & 4095, what: value & 4095 };
}
