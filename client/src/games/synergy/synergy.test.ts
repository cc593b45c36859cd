// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AskedInfo, Setting } from '../../lib/protocol';
import { barredBy, startValues } from '../../lib/tableSettings';
import { cardsFound } from './almanac';
import BARRED from './barred.json';
import {
  aimAround,
  aimedCard,
  aimOf,
  aimsAt,
  aimWords,
  cardInUse,
  dangerOn,
  isBlocked,
  optionsAt,
  shortcutsOf,
  sightOf,
  strikesArea,
  targetsOf,
  waysOf,
} from './choosing';
import { bubbleOf, CUES, strikeLine } from './cues';
import type { SynergyEvent, SynergyOutlook, SynergyView } from './types';
import { endedWords, stageCards, turnWords } from './words';
import { AT_SQUARE, BASIC, content, NO_TARGET, view, WALK, warrior, WITH } from './synergyKit';

describe('choosing', () => {
  const asked = {
    sets: false,
    options: [
      { value: 1, label: 'a', touches: ['card:grenade', 'square:3'] },
      { value: 2, label: 'b', touches: ['warrior:1'] },
    ],
  } as unknown as AskedInfo;

  it('finds what pointing at a thing comes to', () => {
    expect(optionsAt(asked, [], 'warrior:1').map((option) => option.value)).toEqual([2]);
    expect(optionsAt(asked, ['card:grenade'], 'square:3').map((option) => option.value)).toEqual([1]);
    expect([optionsAt(asked, [], 'square:3'), optionsAt(null, [], 'warrior:1')]).toEqual([[], []]);
    expect([aimedCard(content, ['card:polka'], 'square:3', -1), aimedCard(content, [], 'square:3', 1)]).toEqual([2, 1]);
  });

  it('shows the way of a walk, the line of a strike, and the area of a blast', () => {
    const table = view([warrior(0, 0), warrior(1, 30)]);
    expect(sightOf(table, content, 'walk', 'square:2', -1, true).way).toEqual([1, 2]);
    expect(sightOf(table, content, 'walk', 'square:2', -1, false).way).toEqual([]);
    expect(sightOf(table, content, 'walk', 'square:16', -1, true).line).toEqual({ from: 0, to: 16 });
    expect(sightOf(table, content, 'target', 'warrior:1', -1, true)).toEqual({
      way: [],
      line: { from: 0, to: 30 },
      area: [],
    });
    expect(sightOf(table, content, 'target', 'square:45', 1, true).area).toHaveLength(6);
    expect(sightOf(table, content, 'act', 'card:polka', 2, true).area).toHaveLength(9);
  });

  it('knows what is in the way', () => {
    const table = view([warrior(0, 0), warrior(1, 30), warrior(2, 31, { life: 'dead' })], {
      markers: [
        [4, 5, 0, 0],
        [0, 6, 0, 0],
      ],
    });
    expect([16, 30, 31, 5, 6, 0].map((square) => isBlocked(table, content, square, 0))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect([dangerOn(table, content, 6), dangerOn(table, content, 5)]).toEqual([1, 0]);
  });

  it('offers shortcuts only for what is asked, and never a blow at a friend', () => {
    const aim = (act: number, target: number, damage: number): object => ({
      act,
      target,
      card: act - 256,
      warrior: target,
      square: 0,
      needs: 4,
      chance: 50,
      victims: 1,
      damage,
      expected: damage / 2,
    });
    const outlook = {
      warrior: 0,
      ways: [{ end: 2, way: [1, 2] }],
      aims: [aim(383, 1, 1), aim(383, 2, 1), aim(256, 2, 0), aim(257, 1, 3), aim(300, 1, 6)],
    } as unknown as SynergyOutlook;
    const table = view([warrior(0, 0), warrior(1, 30, { seat: 1 }), warrior(2, 31)]);
    const acts = (...values: number[]): AskedInfo =>
      ({
        ask: 'act',
        sets: false,
        options: values.map((value) => ({ value, label: '', touches: [] })),
      }) as unknown as AskedInfo;
    expect([...shortcutsOf(content, acts(WALK, 383, 256, 257), outlook, table)]).toEqual([
      'square:2',
      'warrior:1',
      'warrior:2',
    ]);
    expect([...shortcutsOf(content, acts(383), outlook, table)]).toEqual(['warrior:1']);
    expect(shortcutsOf(content, { ...acts(WALK), ask: 'walk' }, outlook, table).size).toBe(0);
    expect(aimsAt(content, acts(383, 257), outlook, table, 1).map((each) => each.act)).toEqual([257, 383]);
    expect(aimsAt(content, acts(383, 256), outlook, table, 2).map((each) => each.act)).toEqual([256]);
    expect(waysOf(outlook).get(2)).toEqual([1, 2]);
    expect(aimWords(outlook.aims[3]!)).toBe('4+, 50 % · 3 damage · 1.5 expected');
    const targets = { ask: 'target', sets: false, options: [{ value: 1 }, { value: 2 }] } as unknown as AskedInfo;
    expect([aimOf(outlook, targets, 2, -1)?.act, aimOf(outlook, acts(1), 2, -1)]).toEqual([383, null]);
  });

  it('remembers the card in use, until the next warrior acts', () => {
    const events = (...all: object[]): SynergyEvent[] => all as SynergyEvent[];
    expect(cardInUse(content, events({ type: 'CardUsed', card: 1 }, { type: 'DieRolled' }))).toBe(1);
    expect(cardInUse(content, events({ type: 'CardUsed', card: 1 }, { type: 'WarriorEnds' }))).toBe(-1);
    expect(cardInUse(content, events({ type: 'StrikeDeclared', card: BASIC }))).toBe(-1);
  });
});

describe('a strike whose button is pointed at', () => {
  const table = view([warrior(0, 0), warrior(1, 1, { seat: 1 })]);
  const button = (value: number, ...touches: string[]) => ({
    value,
    label: '',
    token: '',
    touches,
    note: '',
    verb: '',
    facts: [],
    mark: '' as const,
    warning: '',
  });
  const aims = [
    {
      act: 258,
      target: NO_TARGET,
      card: 2,
      warrior: -1,
      square: 0,
      needs: 0,
      chance: 100,
      victims: 2,
      damage: 3,
      expected: 3,
    },
    {
      act: 257,
      target: AT_SQUARE + 3,
      card: 1,
      warrior: -1,
      square: 3,
      needs: 3,
      chance: 67,
      victims: 0,
      damage: 0,
      expected: 0,
    },
    { act: 257, target: 1, card: 1, warrior: 1, square: 1, needs: 0, chance: 100, victims: 1, damage: 0, expected: 0 },
  ];
  const outlook = { warrior: 0, ways: [], aims } as unknown as SynergyOutlook;

  it('shows its area and what that comes to, or where it can go', () => {
    expect([
      strikesArea(content, button(258, 'card:polka')),
      strikesArea(content, button(257, 'card:grenade')),
    ]).toEqual([true, false]);
    expect(aimWords(aimAround(content, outlook, button(258, 'card:polka'))!)).toBe(
      'always hits · 3 damage to 2 together',
    );
    expect(aimAround(content, outlook, button(258 + WITH, 'card:polka'))?.act).toBe(258);
    expect([
      aimAround(content, outlook, button(257)),
      targetsOf(content, table, outlook, button(257)),
      targetsOf(content, table, outlook, button(258)),
    ]).toEqual([null, [3, 1], []]);
  });

  it('promises no hit where there is nobody to hit', () => {
    expect([aimWords(aims[2]! as never), aimWords({ ...aims[1]!, needs: 0 } as never)]).toEqual(['always works', '']);
  });
});

describe('what is on stage', () => {
  it('says what counts and what is soaked', () => {
    const table = view([warrior(0, 7)]);
    const bubble = (event: object) => bubbleOf(event as SynergyEvent, table, content);
    expect(bubble({ type: 'CardsCounted', warrior: 0, cards: [0, 1], statuses: [], protects: true })).toMatchObject({
      square: 7,
      text: 'LUCK +1',
      tone: 'good',
    });
    expect(bubble({ type: 'CardsCounted', warrior: 0, cards: [], statuses: [0], protects: false })).toMatchObject({
      text: 'Stunned',
      tone: 'bad',
    });
    expect(bubble({ type: 'DamageAdded', warrior: 0, kind: 0, base: 3, total: 6, soaked: 6 })).toMatchObject({
      text: '6 − 6',
      tone: 'good',
    });
    expect(bubble({ type: 'DamageAdded', warrior: 0, kind: 0, base: 3, total: 6, soaked: 0 })).toMatchObject({
      text: '3 → 6',
    });
    expect(bubble({ type: 'DamageAdded', warrior: 0, kind: 0, base: 3, total: 3, soaked: 0 })).toBeNull();
  });

  const table = view([warrior(0, 0), warrior(1, 30)]);
  const on = (event: object): ReturnType<typeof bubbleOf> => bubbleOf(event as SynergyEvent, table, content);

  it('flies up from the right square', () => {
    expect(on({ type: 'Wounded', warrior: 1, lost: 3, kind: 1, hits: 3 })).toEqual({
      square: 30,
      text: '−3',
      tone: 'bad',
    });
    expect(on({ type: 'HitRolled', warrior: 0, victim: 1, needs: 4, total: 3, hit: false })).toEqual({
      square: 30,
      text: 'miss',
      tone: 'good',
    });
    expect(on({ type: 'StatusGained', warrior: 1, status: 0, by: 0 })?.text).toBe('Stunned');
    expect(on({ type: 'ExtraHits', warrior: 0, by: -1, hits: 3 })?.text).toBe('−1');
    expect([on({ type: 'Stepped', warrior: 0, square: 1 }), bubbleOf(null, table, content)]).toEqual([null, null]);
  });

  it('draws the line of a strike, with its area', () => {
    const declared = (card: number, target: number, square: number): ReturnType<typeof strikeLine> =>
      strikeLine({ type: 'StrikeDeclared', warrior: 0, card, target, square }, table, content);
    expect([declared(BASIC, 1, 30), declared(1, -1, 45), strikeLine(null, table, content)]).toEqual([
      { from: 0, to: 30, area: 0 },
      { from: 0, to: 45, area: 3 },
      null,
    ]);
  });

  it('is over in two seconds, when a strike kills', () => {
    const strike = ['StrikeDeclared', 'DieRolled', 'HitRolled', 'DamageAdded', 'Wounded', 'Died', 'Buried'] as const;
    expect(strike.reduce((sum, type) => sum + (CUES[type]?.milliseconds ?? 0), 0)).toBeLessThanOrEqual(2000);
  });
});

describe('words', () => {
  it('say whose turn it is and who has acted', () => {
    const table = view([
      warrior(0, 0, { acted: true }),
      warrior(1, 1),
      warrior(2, 2, { life: 'dead', acted: true }),
      warrior(3, 3, { seat: 1 }),
    ]);
    expect([turnWords(table, ['You', 'Bob']), turnWords({ ...table, seat: 1 }, ['You', 'Bob'])]).toEqual([
      'Your turn: 1 of 2 have acted',
      'Bob’s turn: 0 of 1 have acted',
    ]);
  });

  it('say how the game was won', () => {
    const won = (won_by: string, winners: number[], more: Partial<SynergyView> = {}): string =>
      endedWords(view([], { won_by, winners, teams: [0, 1], goals_shown: [1, 0], living: [2, 1], ...more }), content);
    expect(won('flags', [0])).toBe('Both flags are home: those of the Orcs and the Cats.');
    expect([won('last', [1]), won('last', [0, 1])]).toEqual([
      'Nobody else is left to fight on.',
      'Nobody is left to fight on.',
    ]);
    expect(won('limit', [0])).toBe('The rounds are over: most warriors are left.');
    expect(won('limit', [0, 1])).toBe('The rounds are over, with equal warriors and hits.');
    expect(won('limit', [0], { living: [1, 1] })).toBe(
      'The rounds are over: as many warriors are left, but more hits.',
    );
    expect(won('', [])).toBe('');
  });

  it('know the cards that lie before the player', () => {
    expect([stageCards({ offers: [4, 1, 7, 8], hand: [1] }), stageCards({ offers: [], hand: [1] })]).toEqual([
      [7, 8],
      [1],
    ]);
  });
});

it('finds cards by word, category, type and secrecy, in printed order', () => {
  const found = (wanted: object): string[] =>
    cardsFound(content, { words: [], category: 'all', type: 'all', secret: 'all', ...wanted }).map((row) => row.id);
  expect(found({})).toEqual(['grenade', 'polka', 'luck']);
  expect([
    found({ words: ['POLKA', 'text'] }),
    found({ words: ['heal'] }),
    found({ category: 'gadget' }),
    found({ type: 'special' }),
    found({ secret: 'secret' }),
    found({ secret: 'open', type: 'strike' }),
  ]).toEqual([['polka'], ['polka'], ['grenade'], ['luck'], ['luck'], ['grenade', 'polka']]);
});

it('bars the settings that the rules bar, with their sentences', () => {
  const settings = BARRED.settings as unknown as Setting[];
  for (const { on, players, barred } of BARRED.cases) {
    const switched = Object.fromEntries(
      settings.filter(({ kind }) => kind === 'switch').map(({ name }) => [name, on.includes(name)]),
    );
    expect(barredBy(settings, { ...startValues(settings), ...switched }, players)).toEqual(barred);
  }
});
