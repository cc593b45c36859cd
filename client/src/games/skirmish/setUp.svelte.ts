/** What skirmish adds to the set-up screen: points, scenario, map and teams, and the army of each seat. */
import { contentOf } from '../../lib/api';
import { loadIcons } from '../../lib/icons.svelte';
import type { GameInfo } from '../../lib/protocol';
import type { Values } from '../../lib/tableSettings';
import type { GameSetUp } from '../parts';
import { listArmies } from './armiesApi';
import Battle from './Battle.svelte';
import { layoutOf } from './looking';
import SeatArmy from './SeatArmy.svelte';
import type { ArmyInfo, LayoutInfo, MapRow, ScenarioRow, SkirmishContent } from './types';
import './skirmish.css';

export const RANDOM = 'random';

export class SkirmishSetUp implements GameSetUp {
  Head = Battle;
  Seat = SeatArmy;
  asks = ['points', 'scenario', 'map'];
  points = $state(50);
  scenario = $state('battlefield');
  /** Empty: the first that fits. */
  map = $state('');
  teams = $state(false);
  /** The team of each seat, where there are teams. */
  team: number[] = $state([1, 2, 1, 2]);
  /** How each seat comes by its army: a word, the id of a ready one, or a list as text. */
  armies: string[] = $state([]);

  constructor(
    readonly content: SkirmishContent,
    readonly saved: readonly ArmyInfo[],
    most: number,
  ) {
    this.armies = Array.from({ length: most }, () => RANDOM);
  }

  sides(seats: number): number {
    return this.teams && seats > 2 ? new Set(this.team.slice(0, seats)).size : seats;
  }

  get row(): ScenarioRow | undefined {
    return this.content.scenarios.find(({ id }) => id === this.scenario);
  }

  /** The maps that are made for the scenario and so many sides. */
  fitting(seats: number): { id: string; map: MapRow; layout: LayoutInfo }[] {
    const sides = this.sides(seats);
    return this.content.map_ids.flatMap((id, at) => {
      const layout = layoutOf(this.content, id, this.scenario, sides);
      return layout ? [{ id, map: this.content.maps[at]!, layout }] : [];
    });
  }

  /** A ready army, or one of one's own, is for one number of points: with another, it is chosen anew. */
  pointsChanged(): void {
    this.armies = this.armies.map((wish) => (['random', 'choose', 'build'].includes(wish) ? wish : RANDOM));
  }

  removed(seat: number): void {
    this.armies.push(...this.armies.splice(seat, 1).map(() => RANDOM));
    this.team.push(...this.team.splice(seat, 1));
  }

  settings(seats: number): Values {
    const fits = this.fitting(seats).some(({ id }) => id === this.map);
    const wishes = this.armies.slice(0, seats);
    return {
      points: this.points,
      scenario: this.scenario,
      map: fits ? this.map : null,
      teams: this.teams && seats > 2 ? this.team.slice(0, seats) : [],
      armies: wishes.every((wish) => wish === RANDOM) ? [] : wishes,
    };
  }
}

export async function setUp(game: GameInfo): Promise<SkirmishSetUp> {
  void loadIcons('skirmish');
  const [content, saved] = await Promise.all([contentOf<SkirmishContent>(game.name), listArmies().catch(() => [])]);
  return new SkirmishSetUp(content, saved, game.most);
}
