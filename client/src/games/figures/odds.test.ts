import { describe, expect, it } from 'vitest';
import type { AskedInfo } from '../../lib/protocol';
import type { FigureView, FiguresView } from './types';
import { byRank, codeOf, faceOf, rankOf, spoken } from './deck';
import { added, oddsOf, percentOf, unseen } from './odds';

const card = (code: string): number => '23456789TJQKA'.indexOf(code[0]!) + 13 * 'CDHS'.indexOf(code[1]!);

function figure(id: number, change: Partial<FigureView> = {}): FigureView {
  return { id, card: id, owner: id, start: 4, power: 4, wounded: false, blasts: 0, dodges: 0, fears: 0, armor: [], ...change };
}

function table(change: Partial<FiguresView> = {}): FiguresView {
  return {
    viewer: 0, players: 2, phase: 'battle', gone: [], turns: 1, turn_limit: 400, size: 0, seat: 0, direction: 1, sneaks: 0,
    orders: ['', ''], stuns: [0, 0], cards: [], figures: [figure(0), figure(1)], lines: [[0], [1]],
    captives: [[], []], hand: [card('QH')], hand_sizes: [1, 2], draw_pile: 40, discard: [], attacker: 0, opponent: 1,
    defender: 1, attack_card: -1, defence_card: -1, victim: -1, blow: 0, ...change,
  };
}

function asks(...codes: string[]): AskedInfo {
  const options = codes.map((code) => ({ value: card(code), label: code, token: code, touches: [`card:${code}`], note: '', verb: '' }));
  return { id: 1, ask: 'card', kind: 'commit', prompt: '', rule: '', options, sets: false, passing: null, secret: true, shape: null };
}

describe('the deck', () => {
  it('reads cards as the server numbers them', () => {
    expect([codeOf(0), codeOf(card('QH')), faceOf(card('TC')), spoken(card('AS'))]).toEqual(['2C', 'QH', '10♣', 'Ace of spades']);
    expect(rankOf(card('AD'))).toBe(14);
    expect([card('KC'), card('2S'), card('2C')].sort(byRank).map(codeOf)).toEqual(['2C', '2S', 'KC']);
  });
});

describe('odds of a card', () => {
  it('counts the cards that cannot be seen', () => {
    const view = table({ discard: [card('AS')], figures: [figure(0, { armor: [card('7C')] }), figure(1)] });
    expect(unseen(view)).toHaveLength(49);
  });

  it('gives the attacker the tie: Queen against equal Power wins on 2 to Queen', () => {
    const odds = oddsOf(table(), asks('QH')).get(card('QH'))!;
    expect(odds.chance).toBeCloseTo(43 / 51); // 11 ranks of 4, less the Queen in hand
    expect(odds.short).toBe('wins 84 %');
  });

  it('gives the defender no tie', () => {
    const view = table({ viewer: 1, hand: [card('QH')], hand_sizes: [2, 1] });
    expect(oddsOf(view, asks('QH')).get(card('QH'))!.chance).toBeCloseTo(40 / 51);
  });

  it('adds what is pending, and no Power of a wounded figure', () => {
    expect(added(figure(0, { power: 8, wounded: true, blasts: 1 }), true)).toBe(5);
    expect(added(figure(0, { dodges: 2, fears: 1 }), false)).toBe(9);
    expect(added(figure(0, { dodges: 2 }), true)).toBe(4);
  });

  it('is certain against a player without cards', () => {
    const odds = oddsOf(table({ hand_sizes: [1, 0] }), asks('2C')).get(card('2C'))!;
    expect(odds.chance).toBe(1);
    expect(odds.sentence).toContain('for certain');
  });

  it('counts nothing where no card is asked for', () => {
    expect(oddsOf(table(), { ...asks('QH'), ask: 'attacker' }).size).toBe(0);
  });

  it('says 0 and 100 per cent only when it is so', () => {
    expect([percentOf(0, 300), percentOf(1, 300), percentOf(299, 300), percentOf(300, 300)]).toEqual([0, 1, 99, 100]);
  });
});
