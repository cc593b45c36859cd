// @vitest-environment node
import { expect, it } from 'vitest';
import { CUES } from './cues';
import type { LegacyEvent } from './types';

/** An ordinary battle: four champions act, one of them in vain, and two come off. */
const BATTLE: LegacyEvent['type'][] = [
  'ChampionsRevealed',
  'AbilityActs',
  'Armed',
  'AbilityActs',
  'AbilityStopped',
  'AbilityActs',
  'TotalChanged',
  'AbilityActs',
  'Armed',
  'TotalsAdded',
  'BattleWon',
  'Scored',
  'Scored',
  'LocationDiscarded',
  'LocationRevealed',
  'PileMoved',
  'PileMoved',
  'BattleBegins',
];

it('shows a battle in four to five seconds', () => {
  const whole = BATTLE.reduce((sum, type) => sum + (CUES[type]?.milliseconds ?? 0), 0);
  expect(whole).toBeGreaterThan(3_500);
  expect(whole).toBeLessThanOrEqual(5_200);
});

it('shows longest what a battle is about', () => {
  const long = BATTLE.toSorted((one, other) => CUES[other]!.milliseconds - CUES[one]!.milliseconds).slice(0, 3);
  expect(long).toEqual(['TotalsAdded', 'ChampionsRevealed', 'BattleWon']);
});
