import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import { goodsOf } from './goods';
import type { SynergyContent } from './types';

const content = {
  cards: [{ id: 'grenade', name: 'Grenade', icon: 'grenade' }],
  teams: [],
  team_powers: [],
  numbering: { flags: 100, team_powers: 200, basic: 300 },
} as unknown as SynergyContent;
const asked = (give: boolean): Told[] => [
  { number: 1, event: { type: 'TradeAsked', warrior: 0, other: 1, card: 0, give }, sentence: '', rule: '', patch: {} },
];

describe('what an exchange comes to', () => {
  it('takes what is asked for, and brings nothing', () => {
    const goods = goodsOf('trade', asked(false), content);
    expect(goods?.give.map(({ name }) => name)).toEqual(['Grenade']);
    expect(goods?.get).toEqual([]);
  });
  it('brings what is given', () => {
    const goods = goodsOf('trade', asked(true), content);
    expect(goods?.give).toEqual([]);
    expect(goods?.get.map(({ name }) => name)).toEqual(['Grenade']);
  });
  it('is told of no other question', () => {
    expect(goodsOf('act', asked(true), content)).toBeNull();
  });
});
