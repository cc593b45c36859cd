import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { lastBattle } from './lastBattle';

const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, number) => ({ number, event, sentence: '', rule: '', patch: {} }));
const ATTACKS = { type: 'Attacks', seat: 1, figure: 4, opponent: 0, adds: 3 };
const REVEALED = {
  type: 'Revealed',
  attacker: 4,
  attack_card: 0,
  attack: 12,
  defender: 2,
  defence_card: 1,
  defence: 9,
};
const BATTLE = { attacks: 1, defends: 0, attacker: 4, defender: 2, attack: 12, defence: 9 };

describe('the last battle', () => {
  it('says who fought, the totals and what came of it', () => {
    const whole = told(ATTACKS, REVEALED, { type: 'Wounded', figure: 2 }, { type: 'TurnBegins', seat: 0, turn: 2 });
    expect(lastBattle(whole)).toEqual({ ...BATTLE, outcome: 'wounded', victim: 2, luck: null });
  });

  it('names the figure that an Explosion hit instead', () => {
    const whole = told(ATTACKS, REVEALED, { type: 'Exploded', figure: 1 }, { type: 'Captured', figure: 1, captor: 1 });
    expect(lastBattle(whole)).toMatchObject({ outcome: 'captured', victim: 1 });
  });

  it('keeps the roll of a Luck, and whether it helped', () => {
    const roll = (die: number, power: number): unknown =>
      lastBattle(told(ATTACKS, REVEALED, { type: 'Wounded', figure: 2 }, { type: 'LuckRolled', figure: 4, die, power }))
        ?.luck;
    expect(roll(7, 7)).toEqual({ figure: 4, die: 7, power: 7, raised: true });
    expect(roll(2, 5)).toEqual({ figure: 4, die: 2, power: 5, raised: false });
  });

  it('is not there before the first, nor once it was taken back', () => {
    expect(lastBattle(told({ type: 'TurnBegins', seat: 0, turn: 1 }))).toBeNull();
    expect(lastBattle(told(ATTACKS, REVEALED, { type: 'TakenBack' }))).toBeNull();
  });
});
