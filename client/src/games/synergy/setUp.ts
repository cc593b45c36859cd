/** What synergy adds to the set-up screen: which settings go together. */
import type { GameInfo } from '../../lib/protocol';
import type { Values } from '../../lib/tableSettings';
import type { GameSetUp } from '../parts';

/** Why a setting cannot be changed beside the others; by name. What is switched on can always be switched off again. */
export function barredBy(values: Values, seats: number): Record<string, string> {
  const on = (name: string): boolean => values[name] === true;
  const barred: Record<string, string> = {};
  const bar = (name: string, why: string): void => {
    if (!on(name)) barred[name] ??= why;
  };
  if (on('outnumbered')) {
    bar('four_warriors', 'An outnumbered battle says itself how many warriors there are.');
    bar('elite_force', 'An outnumbered battle says itself how many warriors there are.');
    barred['warriors'] = 'An outnumbered battle says itself how many warriors there are.';
  } else {
    barred['few'] = barred['many'] = 'Only for an outnumbered battle.';
  }
  if (on('four_warriors')) {
    bar('elite_force', 'An elite force has two warriors, not four.');
    bar('outnumbered', 'There are four warriors each already.');
    barred['warriors'] ??= 'There are four warriors each.';
  }
  if (on('elite_force')) {
    bar('four_warriors', 'An elite force has two warriors, not four.');
    bar('outnumbered', 'An elite force has two warriors.');
    barred['warriors'] ??= 'An elite force has two warriors.';
  }
  if (seats !== 2) {
    bar('four_warriors', 'Four warriors each are for two players.');
    bar('outnumbered', 'An outnumbered battle is for two players.');
  }
  if (seats > 4 && on('more_players')) barred['more_players'] = 'More than four play only with this.';
  return barred;
}

export class SynergySetUp implements GameSetUp {
  removed(): void {}

  settings(): Values {
    return {};
  }

  barred(values: Values, seats: number): Record<string, string> {
    return barredBy(values, seats);
  }
}

export function setUp(_: GameInfo): Promise<SynergySetUp> {
  return Promise.resolve(new SynergySetUp());
}
