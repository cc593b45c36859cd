// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol';
import {
  chosenIn,
  NOBODY,
  cardsOf,
  deedsOf,
  favours,
  namedAt,
  nameOfThing,
  pastBattles,
  plain,
  sideDeeds,
  signed,
  sumOf,
  termsOf,
  termWords,
  thisBattle,
  whereabouts,
} from './cards';
import type { LegacyContent, LegacyEvent, LegacyView, PairingInfo } from './types';
import { headlineOf, pairingWords } from './words';

const ability = (name: string) => ({ name, text: '', ruling: '', numbers: {} });
const content: LegacyContent = {
  champions: [
    {
      id: 'monk',
      name: 'Monk',
      race: 'dwarf',
      power: 6,
      set: 'base',
      icon: 'monk-face',
      battle: ability('Mirror Stance'),
      legacy: ability('Silence'),
    },
    {
      id: 'knight',
      name: 'Knight',
      race: 'human',
      power: 9,
      set: 'base',
      icon: 'mounted-knight',
      battle: ability('Ransom'),
      legacy: ability('Rally'),
    },
    {
      id: 'shaman',
      name: 'Shaman',
      race: 'orc',
      power: 6,
      set: 'expansion',
      icon: 'totem-mask',
      battle: ability('Trade Places'),
      legacy: ability('Ancestors'),
    },
  ],
  locations: [
    {
      id: 'cloister',
      name: 'Cloister',
      points: 3,
      champions: ['monk'],
      races: ['human'],
      icon: 'ringing-bell',
      event: false,
      effect: null,
    },
  ],
  terrain: 2,
  favours: [[0, 1, 2]],
};
const view = {
  hands: [[0], []],
  aside: [[], [2]],
  piles: [[1], [1, 0]],
  mains: [1, 0],
  chosen: [1, 0],
  allies: [[], [2]],
  set_powers: [-1, 9],
  parts: [
    [
      { what: 'power', champion: 1, kind: '', amount: 9 },
      { what: 'terrain', champion: 1, kind: '', amount: 2 },
      { what: 'ability', champion: 1, kind: 'legacy', amount: 2 },
    ],
    [{ what: 'set', champion: 0, kind: '', amount: 9 }],
  ],
  armed: [[], []],
  row: [0],
  pairings: [[1, 0, 1, 0, 1, 2, 11, 9, 0, 3, 0]],
} as unknown as LegacyView;
const told = (...events: unknown[]): Told[] =>
  events.map((event, number) => ({
    number,
    event: event as Record<string, unknown>,
    sentence: '',
    rule: '',
    patch: {},
  }));

describe('things and terrain', () => {
  it('has nothing to show before the content has come', () => {
    expect(cardsOf(null).champions).toEqual([]);
    expect(nameOfThing(cardsOf(null), 'champion:0:knight')).toBe('');
  });

  it('reads openings and names', () => {
    expect(chosenIn(content, { touches: ['champion:0:monk', 'champion:0:knight'] })).toEqual({ legacy: 0, battle: 1 });
    expect(chosenIn(content, { touches: ['champion:0:knight'] })).toEqual({ legacy: NOBODY, battle: 1 });
    expect([
      nameOfThing(content, 'champion:1:knight'),
      nameOfThing(content, 'location:cloister'),
      nameOfThing(content, 'fatestone'),
    ]).toEqual(['Knight', 'Cloister', 'the Fatestone']);
  });

  it('names only champions in play, then races', () => {
    const named = (inPlay: (champion: number) => boolean): string[] =>
      namedAt(content, content.locations[0]!, inPlay).map((each) => each.words);
    expect(named((champion) => champion < 2)).toEqual(['Monk', 'Humans']);
    expect(named(() => true)).toEqual(['Monk', 'Shaman', 'Humans']);
    expect([favours(content, 0, 2), favours(content, undefined, 2)]).toEqual([true, false]);
  });

  it('finds every champion', () => {
    expect([
      whereabouts(view, 0, 0),
      whereabouts(view, 1, 2),
      whereabouts(view, 0, 1),
      whereabouts(view, 0, 2),
    ]).toEqual(['hand', 'aside', 'pile', 'gone']);
  });
});

describe('a battle', () => {
  it('looks at the last battle only', () => {
    const story = told(
      { type: 'BattleBegins', battle: 1 },
      { type: 'Silenced', seat: 0, champion: 0 },
      { type: 'BattleBegins', battle: 2 },
      { type: 'BattleTied', total: 3 },
    );
    expect(thisBattle(story).map((event) => event.type)).toEqual(['BattleBegins', 'BattleTied']);
    expect(thisBattle(told({ type: 'RoundBegins' }))).toEqual([]);
  });

  it('follows each ability, and strikes out what was stopped', () => {
    const events = [
      { type: 'Silenced', seat: 1, champion: 0 },
      { type: 'AbilityActs', seat: 0, champion: 1, kind: 'legacy' },
      { type: 'TotalChanged', seat: 0, champion: 1, kind: 'legacy', side: 0, amount: 2 },
      { type: 'AbilityStopped', seat: 1, champion: 1, kind: 'legacy', by: 'drowned' },
    ] as LegacyEvent[];
    const deeds = [...deedsOf(events).values()].map(({ state, note }) => [state, note]);
    expect(deeds).toEqual([
      ['stopped', 'silenced by the Monk'],
      ['acts', '+2'],
      ['stopped', 'prevented'],
    ]);
    expect(sideDeeds(view, deedsOf(events), 1, 'legacy').map(({ champion, state }) => [champion, state])).toEqual([
      [1, 'stopped'],
      [0, 'waits'],
    ]);
    expect(sideDeeds(view, deedsOf(events), 1, 'battle').map(({ champion, state }) => [champion, state])).toEqual([
      [0, 'stopped'],
      [2, 'waits'],
    ]);
  });

  it('tells what is known so far, and takes the server’s word for the end', () => {
    const mine = termsOf(view, [], 0);
    expect([mine.map((term) => termWords(content, term)), sumOf(mine)]).toEqual([
      ['Knight 9', 'terrain +2', 'Rally +2'],
      13,
    ]);
    expect(termsOf(view, [], 1).map((term) => termWords(content, term))).toEqual(['Monk now 9']);
    const floor = { what: 'floor', champion: 0, kind: 'legacy', amount: 1 };
    const added = { type: 'TotalsAdded', location: 0, terms: [[floor], []], totals: [1, 0] } as LegacyEvent;
    expect(termsOf(view, [added], 0)).toEqual([floor]);
    expect([signed(-2), signed(0), plain(-2), plain(2)]).toEqual(['−2', '+0', '−2', '2']);
  });

  it('reads past battles', () => {
    expect(pastBattles(view)).toEqual([
      { round: 1, location: 0, chosen: [1, 0], fought: [1, 2], totals: [11, 9], winner: 0, gained: [3, 0] },
    ]);
  });
});

describe('what if', () => {
  const cell = (more: Partial<PairingInfo>): PairingInfo => ({
    mine: 1,
    theirs: 0,
    result: 'tie',
    my_total: 6,
    their_total: 6,
    my_points: 0,
    their_points: 3,
    location: 0,
    drawn: false,
    ...more,
  });
  const words = (more: Partial<PairingInfo>): string => pairingWords(content, view, cell(more), 'Bob');

  it('says who loses a tie as soon as nobody can change that', () => {
    expect(words({})).toBe('Knight ties against Monk, 6 to 6.');
    expect(words({ result: 'lose' })).toBe('Knight loses the tie against Monk, 6 to 6. Points: Bob +3.');
    expect(words({ result: 'win', my_points: 3, their_points: 0 })).toBe(
      'Knight wins the tie against Monk, 6 to 6. Points: you +3.',
    );
  });

  it('has one minus sign', () => {
    expect(words({ result: 'lose', my_total: -1, their_points: 2 })).toBe(
      'Knight loses against Monk, −1 to 6. Points: Bob +2.',
    );
  });

  it('says that Hexes cancel each other out, and that a battle stays where it is', () => {
    expect(headlineOf({ type: 'HexesCancel' } as LegacyEvent, content, ['You', 'Bob'])).toBe(
      'Both Hexes cancel each other out',
    );
    expect(headlineOf({ type: 'BattleStays', location: 0 } as LegacyEvent, content, ['You', 'Bob'])).toBe(
      'No way from Cloister',
    );
    const deeds = deedsOf([
      { type: 'AbilityActs', seat: 0, champion: 1, kind: 'legacy' },
      { type: 'TotalChanged', seat: 0, champion: 1, kind: 'legacy', side: 0, amount: 1 },
      { type: 'BattleStays', location: 0 },
    ] as LegacyEvent[]);
    expect([...deeds.values()].map(({ state, note }) => [state, note])).toEqual([['acts', '+1']]);
  });
});
