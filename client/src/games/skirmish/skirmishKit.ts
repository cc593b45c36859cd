/** A small table of skirmish, for tests. */
import { vi } from 'vitest';
import type { AskedInfo, OptionInfo } from '../../lib/protocol';
import ACTS from './acts.json';
import type { ActKind, ItemRow, MapRow, SkirmishContent, SkirmishView, UnitRow, UnitView } from './types';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

export const MAP: MapRow = {
  name: 'Test',
  text: 'A wall and a hill.',
  size: 20,
  players: [2],
  battlefield: {},
  battlefall: null,
  dispute: null,
  wartide: null,
  terrain: [
    {
      kind: 'barrier',
      at: [
        [9, 9],
        [11, 9],
        [11, 10],
        [9, 10],
      ],
      level: 0,
      dotted: [],
    },
    {
      kind: 'elevation',
      at: [
        [2, 2],
        [6, 2],
        [6, 6],
        [2, 6],
      ],
      level: 3,
      dotted: [0],
    },
  ],
};

export function row(id: string, more: Partial<UnitRow> = {}): UnitRow {
  return {
    id,
    name: id,
    keywords: [],
    class: 'warrior',
    size: 'M',
    base: 25,
    faction: 'crown',
    atk: 1,
    rng: 0,
    def: 4,
    hp: 2,
    spd: 3,
    abilities: [],
    points: 9,
    limit: '',
    icon: 'sword',
    own: [],
    ...more,
  };
}

export const BOOTS: ItemRow = {
  id: 'hare-boots',
  name: 'Hare Boots',
  slot: 'kit',
  who: 'anybody',
  text: '+1 Spd.',
  icon: 'boots',
  troop_points: 1,
  hero_points: 3,
  classes: [],
  sizes: [],
  without: [],
  without_rng: false,
  most_def: 99,
  least_spd: 0,
  copies: 2,
  gives: [],
  first_each_round: false,
  rng: 0,
  rng_given: 0,
  def: 0,
  spd: 1,
  banner: 0,
  once: '',
};
export const CONTENT: SkirmishContent = {
  factions: [{ id: 'crown', name: 'Crown of Tellur', text: '' }],
  units: [
    row('Athum', { keywords: ['Hero'], points: 19, hp: 6, rng: 7, base: 32 }),
    row('Soldier'),
    row('Pikeman', { abilities: ['reach'], points: 10 }),
  ],
  items: [BOOTS],
  abilities: [{ id: 'reach', name: 'Reach', text: 'Its melee range is 2″.', rule: '' }],
  hero_abilities: [],
  own_abilities: [],
  armies: [],
  map_ids: ['test'],
  maps: [MAP],
  scenarios: [],
  effects: [
    { number: 28, word: 'guarded', icon: 'checked-shield', text: '+2 Def this turn.' },
    { number: 46, word: 'stuck', icon: 'snake-bite', text: 'Spd 1.' },
  ],
  terms: ['Atk', 'flanking', 'from above', 'cover', 'fever', 'focus', 'gloom', 'push', 'team-up'],
  layouts: [],
  radii: [630, 492, 492],
  stone_radius: 750,
  carriers: [[1]],
};

export function unit(id: number, more: Partial<UnitView> = {}): UnitView {
  return {
    id,
    seat: 0,
    kind: 1,
    items: [],
    leader: false,
    fate: 'alive',
    hp: 2,
    x: 5000,
    y: 15000,
    level: 0,
    hanging: false,
    done: 0,
    spent: 0,
    run: 0,
    ground: 0,
    met: [],
    broke: 0,
    attacks: 0,
    shot_at: [],
    answers: 0,
    used: [],
    lying: [],
    laid_by: [],
    plate: false,
    empty: [],
    coin: false,
    ...more,
  };
}

export const VIEW = {
  can_move: [true, true, true, false],
  can_act: [true, true, true, false],
  fresh: [true, true, true, false],
  defences: [4, 4, 4, 4],
  speeds: [4000, 4000, 4000, 4000],
  ranges: [7000, 0, 0, 0],
  melee_ranges: [1000, 1000, 2000, 1000],
  viewer: 0,
  players: 2,
  sides: 2,
  side_of: [0, 1],
  map: 'test',
  scenario: 'battlefield',
  points: 50,
  phase: 'turn',
  round: 1,
  round_limit: 20,
  order: [0, 1],
  seat: 0,
  ended: [false, false],
  energy: [3, 0],
  moving: -1,
  striking: -1,
  acting: [],
  homes: [0, 1],
  units: [unit(0, { kind: 0, leader: true, hp: 6 }), unit(1), unit(2, { x: 8000 }), unit(3, { seat: 1, x: 12000 })],
  stones: [{ id: 0, x: 10000, y: 12000, level: 0, side: 1 }],
  lost: [false, false],
  mustered: ['A', 'B'],
} as unknown as SkirmishView;

/** As the rules pack it. */
export const act = (kind: ActKind, unit: number, what = 0): number =>
  ACTS.find((each) => each.kind === kind && each.unit === unit && each.what === what)!.value;
export const option = (value: number, touches: string[] = []): OptionInfo => ({
  value,
  label: `option ${value}`,
  token: `t${value}`,
  touches,
  note: '',
  verb: '',
  facts: [],
  mark: '' as const,
  warning: '',
});
export const ASKED = {
  id: 7,
  ask: 'act',
  kind: 'choice',
  options: [
    option(0),
    option(act('move', 1)),
    option(act('march', 2)),
    option(act('strike', 1, 3)),
    option(act('push', 1, 3)),
  ],
} as unknown as AskedInfo;
