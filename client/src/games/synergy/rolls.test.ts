import { describe, expect, it } from 'vitest';
import { lastRolls } from './rolls';
import type { SynergyContent, SynergyView } from './types';

const content = {
  teams: [{ id: 'orcs', name: 'Orcs', warriors: ['Gutbuckle', 'Mildred the Merciful-ish', 'Grub'] }],
  cards: [],
} as unknown as SynergyContent;
const view = { warriors: [0, 1, 2].map((id) => ({ id, team: 0, figure: id })) } as unknown as SynergyView;
const events = (...told: Record<string, unknown>[]): { event: Record<string, unknown> }[] =>
  told.map((event) => ({ event }));
const STRIKE = { type: 'StrikeDeclared', warrior: 0, card: 0, target: 1, square: -1 };
const die = (face: number, what = 'success'): Record<string, unknown> => ({
  type: 'DieRolled',
  warrior: 0,
  die: face,
  what,
});
const against = (victim: number, total: number, hit: boolean): Record<string, unknown> => ({
  type: 'HitRolled',
  warrior: 0,
  victim,
  needs: 5,
  total,
  hit,
});

describe('the die strip', () => {
  it('says what was needed, and hit or miss in words', () => {
    const [roll] = lastRolls(events(STRIKE, die(4), against(1, 4, false)), view, content);
    expect(roll).toMatchObject({ who: 0, at: 1, dice: [4], good: false, words: '4; needs 5+: miss' });
  });
  it('says who shifted the die, and shows it as it lies', () => {
    const shift = { type: 'DieShifted', warrior: 1, by: 1, die: 5 };
    const [roll] = lastRolls(events(STRIKE, die(4), shift, against(1, 5, true)), view, content);
    expect(roll).toMatchObject({ dice: [5], good: true, words: '4, shifted to 5 by Mildred; needs 5+: hit' });
  });
  it('names each of several', () => {
    const [roll] = lastRolls(events(STRIKE, die(6), against(1, 6, true), against(2, 4, false)), view, content);
    expect(roll).toMatchObject({ at: -1, good: true });
    expect(roll?.words).toBe('6; needs 5+ for Mildred: hit, needs 5+ for Grub: miss');
  });
  it('stays until the next strike rolls', () => {
    const told = events(STRIKE, die(2), against(1, 2, false), { type: 'WarriorEnds', warrior: 0 }, STRIKE);
    const much = Array.from({ length: 200 }, () => ({ type: 'Stepped', warrior: 0, square: 1 }));
    expect(lastRolls([...told, ...events(...much)], view, content)).toHaveLength(1);
    expect(lastRolls([...told, ...events(die(3))], view, content).map(({ dice }) => dice[0])).toEqual([3]);
    expect(lastRolls([...told, ...events(die(3))], view, content)[0]!.words).toBe('3 to see whether it works');
  });
});
