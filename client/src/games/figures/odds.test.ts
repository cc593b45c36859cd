import { describe, expect, it } from 'vitest';
import type { AskedInfo } from '../../lib/protocol';
import type { FightInfo, FiguresOutlook, FiguresView, FigureView } from './types';
import { byRank, codeOf, faceOf, rankOf, spoken } from './deck';
import { againstEach, oddsOf, percentOf } from './odds';

const card = (code: string): number => '23456789TJQKA'.indexOf(code[0]!) + 13 * 'CDHS'.indexOf(code[1]!);

function figure(id: number, change: Partial<FigureView> = {}): FigureView {
  return {
    id,
    card: id,
    owner: id,
    start: 4,
    power: 4,
    wounded: false,
    blasts: 0,
    dodges: 0,
    fears: 0,
    armor: [],
    ...change,
  };
}

const NAMES = ['Zapra', 'Igor', 'Tyrannox', 'Cat'];
/** Zapra and Igor against Tyrannox and the Cat. */
const VIEW = {
  figures: NAMES.map((_, id) => figure(id)),
  cards: NAMES.map((name) => ({ id: name, name, actions: [], icon: '' })),
  lines: [
    [0, 1],
    [2, 3],
  ],
} as unknown as FiguresView;

function asks(ask: string, ...values: number[]): AskedInfo {
  const options = values.map((value) => ({
    value,
    label: '',
    token: '',
    touches: [],
    note: '',
    verb: '',
    facts: [],
    mark: '' as const,
    warning: '',
  }));
  return {
    id: 1,
    ask,
    kind: 'choice',
    prompt: '',
    rule: '',
    options,
    sets: false,
    passing: null,
    secret: false,
    shape: null,
  };
}

const fight = (mine: number, theirs: number, won: number, change: Partial<FightInfo> = {}): FightInfo => ({
  mine,
  theirs,
  card: card('QH'),
  won,
  of: 50,
  certain: false,
  ...change,
});
const looks = (attacks: boolean, ...fights: FightInfo[]): FiguresOutlook => ({ attacks, fights });

describe('the deck', () => {
  it('reads cards as the server numbers them', () => {
    expect([codeOf(0), codeOf(card('QH')), faceOf(card('TC')), spoken(card('AS'))]).toEqual([
      '2C',
      'QH',
      '10♣',
      'Ace of spades',
    ]);
    expect(rankOf(card('AD'))).toBe(14);
    expect([card('KC'), card('2S'), card('2C')].sort(byRank).map(codeOf)).toEqual(['2C', '2S', 'KC']);
  });
});

describe('odds', () => {
  it('of a card are what the server has counted', () => {
    const odds = oddsOf(
      VIEW,
      asks('card', card('QH'), card('2C')),
      looks(true, fight(0, 2, 42), fight(0, 2, 5, { card: card('2C') })),
    );
    expect(odds.get(card('QH'))).toEqual({
      chance: 0.84,
      label: 'wins the battle',
      percent: '84\u00a0%',
      short: 'wins the battle 84\u00a0%',
      sentence: 'It wins the battle against 42 of the 50 cards you cannot see, 84 %.',
    });
    expect(odds.get(card('2C'))!.short).toBe('wins the battle 10\u00a0%');
  });

  it('of an attacker reach from the worst defender to the best, with the best card', () => {
    const odds = oddsOf(
      VIEW,
      asks('attacker', 0, 1),
      looks(true, fight(0, 2, 20), fight(0, 3, 39), fight(1, 2, 20), fight(1, 3, 20)),
    );
    expect(odds.get(0)).toEqual({
      chance: 0.4,
      label: 'wins the battle',
      percent: '40–78\u00a0%',
      short: 'wins the battle 40–78\u00a0%',
      sentence:
        'With Q♥ it wins the battle against 20 to 39 of the 50 cards you cannot see, 40 to 78 %, depending on who defends.',
    });
    expect(odds.get(1)!.short).toBe('wins the battle 40\u00a0%');
  });

  it('of a question which player to attack are by seat, those of a defender against who attacks', () => {
    expect(oddsOf(VIEW, asks('opponent', 1), looks(true, fight(0, 2, 20), fight(0, 3, 39))).get(1)!.short).toBe(
      'wins the battle 40–78\u00a0%',
    );
    const holds = oddsOf(VIEW, asks('defender', 2, 3), looks(false, fight(2, 0, 10), fight(3, 0, 0)));
    expect([holds.get(2)!.short, holds.get(3)!.short]).toEqual(['holds 20\u00a0%', 'holds 0\u00a0%']);
    expect(holds.get(2)!.sentence).toBe('With Q♥ it holds against 10 of the 50 cards you cannot see, 20 %.');
  });

  it('are certain against a player without cards', () => {
    const odds = oddsOf(VIEW, asks('attacker', 0), looks(true, fight(0, 2, 1, { of: 1, certain: true })));
    expect(odds.get(0)!.sentence).toBe('The other player has no card: it wins the battle for certain.');
  });

  it('name each who may defend, where that is open', () => {
    const look = looks(true, fight(0, 2, 20), fight(0, 3, 39));
    expect(againstEach(VIEW, look, 0)).toEqual([
      { name: 'Tyrannox', percent: 40 },
      { name: 'Cat', percent: 78 },
    ]);
    expect(againstEach(VIEW, looks(false, fight(2, 0, 20)), 2)).toEqual([]);
  });

  it('are not made up where the server has not counted', () => {
    expect(oddsOf(VIEW, asks('attacker', 0), null).size).toBe(0);
  });

  it('say 0 and 100 per cent only when it is so', () => {
    expect(
      [
        [0, 300],
        [1, 300],
        [299, 300],
        [300, 300],
      ].map(([won, of]) => percentOf({ won: won!, of: of! })),
    ).toEqual([0, 1, 99, 100]);
  });
});
