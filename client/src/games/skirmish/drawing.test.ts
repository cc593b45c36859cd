/** What is drawn over and under the units of skirmish: the shore of a reach, costs along a way, the rolls of an attack. */
import { expect, it } from 'vitest';
import { lastRolls, underWay } from './cues';
import { beyond, columnOf, joined, nearest, plateWidth, smoothed } from './ground';
import { legWords } from './overlays';
import type { MovePreview, SkirmishEvent, SkirmishView } from './types';
import { EMPTY } from './units';
import { endedWords, squaresOnly } from './words';

const row = (west: number, south: number, east: number): number[] => [
  west,
  south,
  east,
  south,
  east,
  south + 250,
  west,
  south + 250,
];

it('joins rows of squares into one outline, holes included', () => {
  const { outlines, square } = joined([row(0, 0, 750), row(0, 250, 250), row(500, 250, 750), row(0, 500, 750)]);
  expect(square).toBe(250);
  expect(outlines.map((corners) => corners.length / 2)).toEqual([4, 4]);
  expect(outlines[0]).toEqual([0, 0, 750, 0, 750, 750, 0, 750]);
  expect(joined([])).toEqual({ outlines: [], square: 0 });
});

it('keeps apart what touches at a corner only', () => {
  expect(joined([row(0, 0, 250), row(250, 250, 500)]).outlines).toHaveLength(2);
});

it('makes a slope of stairs, and leaves a long edge long', () => {
  const stairs = smoothed([0, 0, 1000, 0, 1000, 250, 750, 250, 750, 500, 0, 500], 250);
  expect(stairs.slice(0, 4)).toEqual([125, 0, 875, 0]);
  expect(stairs).toContain(1000);
  for (let at = 0; at < stairs.length; at += 2) expect([stairs[at], stairs[at + 1]]).not.toEqual([1000, 250]);
});

it('writes costs beyond the end of a way, and names squares as the story does', () => {
  expect(beyond({ x: 0, y: 0 }, { x: 10, y: 100 }, 30)).toEqual({ x: 10, y: 130 });
  expect(beyond({ x: 0, y: 100 }, { x: 10, y: 0 }, 30)).toEqual({ x: 10, y: -30 });
  expect([0, 10, 25, 26, 29].map(columnOf)).toEqual(['a', 'k', 'z', 'aa', 'ad']);
  expect(plateWidth('3″ of 4″', 19)).toBeGreaterThan(plateWidth('3″', 19));
});

it('writes the costs of legs only where there is room for them', () => {
  const leg = (x: number, cost: number, words = ''): MovePreview['legs'][number] => ({
    x,
    y: 0,
    length: cost,
    cost,
    level: 0,
    words,
  });
  const preview = {
    path: [0, 0, 3000, 0, 3200, 0, 3300, 0, 6000, 0],
    legs: [leg(3000, 3000, 'cover'), leg(3200, 200), leg(3300, 100), leg(6000, 2700)],
    cost: 6000,
    budget: 6000,
    terrain: '',
    hanging: false,
    level: 0,
    teleport: false,
  } as unknown as MovePreview;
  expect(legWords(preview).map(({ words }) => words)).toEqual(['3″: cover', '6″ of 6″']);
});

const declared = { type: 'AttackDeclared', attacker: 0, target: 1, ranged: true } as unknown as SkirmishEvent;
const rolled = {
  type: 'AttackRolled',
  attacker: 0,
  target: 1,
  dice: [5],
  counted: 5,
  terms: [2],
  defence: 3,
  hit: true,
} as unknown as SkirmishEvent;
const escape = { type: 'EscapeRolled', unit: 1, die: 2, ability: 0, escaped: false } as unknown as SkirmishEvent;

it('shows all rolls of an attack together, and none of another turn', () => {
  const rolls = (told: SkirmishEvent[], playing: SkirmishEvent | null = null): number[] =>
    lastRolls(told, playing, EMPTY).map(({ dice }) => dice[0]!);
  expect(rolls([rolled, declared, rolled, escape])).toEqual([5, 2]);
  expect(rolls([declared, rolled], escape)).toEqual([5, 2]);
  expect(rolls([declared, rolled, escape], escape)).toEqual([5, 2]);
  expect(rolls([declared, rolled, { type: 'TurnBegins' } as unknown as SkirmishEvent])).toEqual([]);
});

it('marks who attacks which enemy while somebody is asked in the middle of it', () => {
  const view = {
    acting: [5, 0, 1],
    units: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
  } as unknown as SkirmishView;
  expect(underWay({ ask: 'fast' }, view)).toEqual({ from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, kind: 'ranged' });
  expect(underWay({ ask: 'act' }, view)).toBeNull();
  expect(underWay({ ask: 'fast' }, { ...view, acting: [] })).toBeNull();
});

it('takes a finger beside a unit for the ground', () => {
  const things = [
    { thing: 'unit:0', x: 1000, y: 1000, radius: 500 },
    { thing: 'unit:1', x: 2000, y: 1000, radius: 300 },
  ];
  expect(nearest(things, { x: 1200, y: 1000 }, 400)).toBe('unit:0');
  expect(nearest(things, { x: 1650, y: 1000 }, 400)).toBe('unit:1');
  expect(nearest(things, { x: 1000, y: 1600 }, 400)).toBe('');
});

it('says a place by its square only', () => {
  expect(squaresOnly('k8 .117 .119, because it wins more than ad12 .5 .25.')).toBe(
    'k8, because it wins more than ad12.',
  );
});

it('says how the game was won', () => {
  const content = { ...EMPTY, units: [{ name: 'Vael' }] } as unknown as typeof EMPTY;
  const view = {
    phase: 'over',
    limit_hit: false,
    round_limit: 20,
    units: [
      { leader: true, fate: 'killed', kind: 0 },
      { leader: true, fate: 'alive', kind: 0 },
    ],
  } as unknown as SkirmishView;
  expect(endedWords(view, content)).toBe('Vael fell.');
  expect(endedWords({ ...view, limit_hit: true }, content)).toBe('Round 20 was the last: the most points alive win.');
  expect(endedWords({ ...view, phase: 'turn' }, content)).toBe('');
});
