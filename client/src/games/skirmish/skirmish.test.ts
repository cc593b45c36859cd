/** The battlefield of skirmish: geometry for drawing, acts, armies as text, and a table drawn from a view made by hand. */
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { AskedInfo } from '../../lib/protocol';
import { costOf, flatArmy, freshId, itemsFor, membersOf, read, unflatArmy, written } from './armies';
import { found } from './almanac';
import Battlefield from './Battlefield.svelte';
import ACTS from './acts.json';
import { actOf, aimWords, attacksOn, chooseOf, deployed, flat, put, targetsOf, termWords, walkOf } from './choosing';
import { lastRolls, rolledBy } from './cues';
import { drawn, heading, inchWords, labelSpot, measured, plain, turnsFor } from './ground';
import { rulerWords, sightWords } from './looking';
import { arrives } from './overlays';
import { seenArea } from './sight';
import type { AttackInfo, SkirmishEvent } from './types';
import { canStill, givenBy, idleUnits, idleWords, nameOf, radiusOf, statsOf, statusesOf } from './units';
import { act, ASKED, BOOTS, CONTENT, MAP, option, unit, VIEW } from './skirmishKit';

it('draws north up, and measures back what it has drawn', () => {
  expect(drawn(plain(20), 0, 0)).toEqual({ x: 0, y: 1000 });
  expect(drawn(plain(20), 20_000, 20_000)).toEqual({ x: 1000, y: 0 });
  expect(measured(plain(20), drawn(plain(20), 4250, 17_125))).toEqual({ x: 4250, y: 17_125 });
});

it('turns the table so that a side is near, and arrows with it', () => {
  const near = (x: number, y: number): number => turnsFor(20, { x, y });
  expect([near(10_000, 2000), near(10_000, 18_000), near(2000, 10_000), near(18_000, 10_000)]).toEqual([0, 2, 3, 1]);
  // In a corner, north up if it is near anyway, and upside down rather than on its side.
  expect([near(3000, 3000), near(17_000, 17_000), near(3000, 17_000)]).toEqual([0, 2, 2]);
  for (const turns of [0, 1, 2, 3]) {
    const field = { inches: 20, turns };
    const from = drawn(field, 10_000, 10_000);
    expect(measured(field, drawn(field, 4250, 17_125))).toEqual({ x: 4250, y: 17_125 });
    for (const [right, up] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const [east, north] = heading(field, right, up);
      const to = drawn(field, 10_000 + east * 1000, 10_000 + north * 1000);
      expect([to.x - from.x, from.y - to.y]).toEqual([right * 50, up * 50]);
    }
  }
});

it('says lengths as players do', () => {
  expect([250, 500, 4000, 4750, 2410, 0].map(inchWords)).toEqual(['¼″', '½″', '4″', '4¾″', '2.5″', '0″']);
});

it('writes a height inside its hill, and not on what stands on it', () => {
  const upper = {
    ...MAP.terrain[1]!,
    at: [
      [2, 2],
      [4, 2],
      [4, 6],
      [2, 6],
    ] as [number, number][],
    level: 4,
  };
  const spot = labelSpot(plain(20), MAP.terrain[1]!, [MAP.terrain[1]!, upper]);
  expect(spot.x).toBeGreaterThan(4 * 50);
  expect(spot.x).toBeLessThan(6 * 50);
});

it('ends the sight at a barrier, and at the range of a bow', () => {
  const area = seenArea(MAP, plain(20), { x: 10_000, y: 5000, radius: 500, level: 0 });
  const highest = Math.min(...area.filter(({ x }) => Math.abs(x - 500) < 5).map(({ y }) => y));
  expect(highest).toBeCloseTo(1000 - 9 * 50, 0);
  const near = seenArea(MAP, plain(20), { x: 15_000, y: 15_000, radius: 500, level: 0 }, 2000);
  expect(Math.max(...near.map(({ x, y }) => Math.hypot(x - 750, y - 250)))).toBeLessThanOrEqual(125.1);
});

it('reads acts by their numbers', () => {
  expect(ACTS.map(({ value }) => actOf(value))).toEqual(ACTS);
  expect(walkOf(ASKED, 1)?.kind).toBe('move');
  expect(walkOf(ASKED, 2)?.kind).toBe('march');
  expect(walkOf(ASKED, 0)).toBeNull();
  expect([...targetsOf(ASKED, 1)]).toEqual([3]);
  expect(attacksOn(ASKED, null, 1, 3)).toHaveLength(2);
});

it('chooses a unit whose acts are not listed', () => {
  const asked = {
    ...ASKED,
    options: [option(0), option(act('choose', 1)), option(act('move', 2))],
  } as unknown as AskedInfo;
  expect(chooseOf(asked, 1)).toMatchObject({ kind: 'choose', unit: 1, value: act('choose', 1) });
  expect(chooseOf(asked, 2)).toBeNull();
  expect(walkOf(asked, 1)).toBeNull();
  expect(chooseOf(ASKED, 1)).toBeNull();
});

it('tells what an attack comes to, with its terms', () => {
  const aim: AttackInfo = {
    act: 1,
    attacker: 1,
    target: 3,
    ranged: false,
    how: 'attack',
    terms: [
      { name: 'Atk', by: 2 },
      { name: 'cover', by: -1 },
    ],
    dice: 2,
    ease: false,
    defence: 4,
    needs: 4,
    chance: 25,
    escape: 33,
    damage: 1,
    critical: false,
    note: '',
  };
  expect(aimWords(aim)).toBe('25 % · needs 4+ · 1 damage');
  expect(termWords(aim)).toBe('die + 2 Atk − 1 cover against Def 4; two dice, the lower counts; 33 % of hits escaped');
});

it('shows a roll as it is counted, and whether it hits as the server says', () => {
  const roll = {
    type: 'AttackRolled',
    attacker: 1,
    target: 3,
    dice: [6, 2],
    counted: 2,
    terms: [2, 1, 0, -1, 0, 0, 0, 0, 0],
    defence: 4,
    hit: false,
  } as const;
  expect(rolledBy({ ...roll, dice: [...roll.dice], terms: [...roll.terms] }, CONTENT)).toMatchObject({
    counts: 1,
    words: '2 + 2 + 1 flanking − 1 cover = 4 against 4: a miss',
    good: false,
  });
});

it('shows who can still do something, and who has done nothing, as the server says', () => {
  const view = {
    ...VIEW,
    can_move: [false, true, false, true],
    can_act: [true, true, false, false],
    fresh: [false, true, false, false],
  };
  expect(view.units.map((each) => canStill(view, each))).toEqual([
    { move: false, act: true },
    { move: true, act: true },
    { move: false, act: false },
    { move: true, act: false },
  ]);
  expect(idleUnits(view, 0).map(({ id }) => id)).toEqual([1]);
  expect(idleWords({ ...view, viewer: 0 }, CONTENT)).toMatch(/^One unit has done nothing this turn: .+\. End it all/);
  expect(idleWords({ ...view, viewer: 0, fresh: [true, true, false, false] }, CONTENT)).toMatch(
    /^2 units have .+: .+, .+\./,
  );
  expect(idleWords({ ...view, viewer: 0, fresh: [false, false, false, false] }, CONTENT)).toBe('');
});

it('names units of a kind by numbers, and tells what lies on them', () => {
  expect(nameOf(CONTENT, VIEW, VIEW.units[2])).toBe('Soldier 2');
  expect(nameOf(CONTENT, VIEW, VIEW.units[3])).toBe('Soldier');
  expect(
    statusesOf(CONTENT, unit(1, { lying: [46, 28, 46], laid_by: [1, 0, 2], hanging: true })).map(({ name }) => name),
  ).toEqual(['Guarded', 'Stuck', 'Climbing']);
  expect(radiusOf(CONTENT, unit(1))).toBe(492);
  expect(statsOf(CONTENT.units[1]!, [BOOTS]).spd).toBe(4);
});

it('measures from edge to edge where the ruler lies on bases', () => {
  const discs = [
    { x: 0, y: 0, radius: 500 },
    { x: 5000, y: 0, radius: 500 },
  ];
  expect(rulerWords({ x: 100, y: 0 }, { x: 5100, y: 0 }, discs)).toBe('4″');
  expect(rulerWords({ x: 0, y: 9000 }, { x: 3000, y: 9000 }, discs)).toBe('3″');
  expect(
    sightWords({
      unit: 3,
      distance: 5300,
      visible: 620,
      sees: true,
      blind: false,
      cover: true,
      reached: false,
      locked: false,
      flanked: true,
    }),
  ).toBe('62 % seen · 5.3″ · cover · flanked');
});

it('sets up an army as a list of who stands where', () => {
  const placed = deployed([4, 1000, 2000, 5, 3000, 2000]);
  expect(flat(put(placed, 5, 3250, 2000))).toEqual([4, 1000, 2000, 5, 3250, 2000]);
  expect(flat(put(placed, 6, 1, 2))).toHaveLength(9);
});

it('takes a detour to the same place for what was meant', () => {
  expect(arrives([5000, 5000], [3000, 4000, 5000, 5000])).toBe(true);
  expect(arrives([5000, 5000], [3000, 4000])).toBe(false);
  expect(arrives([5000, 5000], null)).toBe(false);
});

it('writes an army and reads it again', () => {
  const members = membersOf(CONTENT, [
    { unit: 'Athum', items: ['hare-boots'], count: 1 },
    { unit: 'Soldier', items: [], count: 2 },
  ]);
  expect(costOf(CONTENT, members)).toBe(19 + 3 + 18);
  const text = written(members);
  expect(text).toBe('Athum with Hare Boots\n2x Soldier');
  expect(read(CONTENT, text).members).toEqual(members);
  expect(read(CONTENT, '# a remark\nathum (leader)\n2 × soldier\nNobody').unread).toEqual(['Nobody']);
  expect(unflatArmy(CONTENT, flatArmy(CONTENT, members))).toEqual(members);
  expect(freshId('Varn’s Riders!', new Set(['varn-s-riders']))).toBe('varn-s-riders-2');
});

it('offers equipment to those that the server says it is for', () => {
  expect(CONTENT.units.map((each) => itemsFor(CONTENT, each))).toEqual([[], [BOOTS], []]);
});

it('finds units by what they can do', () => {
  expect(found(CONTENT, { words: ['reach'], faction: 'all', kind: 'all' }).units.map(({ name }) => name)).toEqual([
    'Pikeman',
  ]);
  expect(found(CONTENT, { words: [], faction: 'all', kind: 'maps' })).toMatchObject({ units: [], maps: [MAP] });
});

it('draws a table with a button for each unit and stone, which says all of it in words', () => {
  const click = vi.fn();
  render(Battlefield, {
    view: VIEW,
    content: CONTENT,
    map: MAP,
    field: plain(20),
    units: VIEW.units,
    lit: new Set(['unit:1']),
    soft: new Set<string>(),
    picked: [],
    whose: (seat: number) => (seat === 0 ? 'yours' : 'Bob’s'),
    sideName: () => 'Bob’s',
    selected: -1,
    pointed: '',
    zoom: 1,
    seatOf: (side: number) => side,
    click,
    ground: vi.fn(),
    hover: vi.fn(),
    drags: () => false,
    drag: vi.fn(),
    drop: vi.fn(),
    nudge: () => false,
  });
  const soldier = screen.getByRole('button', { name: 'Soldier 1, yours, 2 of 2 Hp, can still move and act' });
  expect(soldier.dataset).toMatchObject({ touch: 'unit:1', lit: 'true' });
  expect(screen.getByRole('button', { name: 'Soldier, Bob’s, 2 of 2 Hp' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Athum, leader, yours, 6 of 6 Hp, can still move and act' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rune-stone 1, Bob’s' })).toBeTruthy();
  soldier.click();
  expect(click).toHaveBeenCalledWith('unit:1', expect.anything());
});

it('explains what an item gives', () => {
  expect(givenBy(CONTENT, { ...BOOTS, gives: ['reach', 'nothing-known'] })).toEqual([
    { name: 'Reach', text: 'Its melee range is 2″.' },
  ]);
  expect(givenBy(CONTENT, BOOTS)).toEqual([]);
});

it('shows after a tie only the new rolls for initiative', () => {
  const roll = (side: number, ...dice: number[]): SkirmishEvent =>
    ({ type: 'InitiativeRolled', side, dice }) as unknown as SkirmishEvent;
  const told = [roll(0, 6, 2), roll(1, 5, 3), roll(0, 2, 2), roll(1, 5, 5)];
  expect(lastRolls(told, null, CONTENT).map(({ side, dice }) => [side, ...dice])).toEqual([
    [0, 2, 2],
    [1, 5, 5],
  ]);
});
