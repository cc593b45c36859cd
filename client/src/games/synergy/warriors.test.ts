// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardThing, contentIn, iconOf, nameOf, nameOfThing, readCard, readTeam, statusesOf, teamColour } from './cards';
import { around, distance, middle, squareName, stepped, wayTo } from './squares';
import {
  asideOf,
  backsOf,
  fullHits,
  heldBy,
  heldWords,
  hitsLeft,
  leftWords,
  onBoard,
  ribbonOf,
  stance,
  warriorWords,
} from './warriors';
import { BASIC, content, FLAGS, TEAM_POWERS, view, warrior } from './synergyKit';

describe('squares', () => {
  it('are named from the north-west corner', () => {
    expect([squareName(0), squareName(14), squareName(15), squareName(224), squareName(-1)]).toEqual([
      'a1',
      'o1',
      'a2',
      'o15',
      '',
    ]);
    expect([middle(16), distance(0, 32)]).toEqual([{ x: 75, y: 75 }, 2]);
  });

  it('stay on the board', () => {
    expect(around(0, 3)).toEqual([0, 1, 15, 16]);
    expect(around(112, 5)).toHaveLength(25);
    expect([stepped(0, 'ArrowLeft'), stepped(0, 'ArrowDown'), stepped(224, 'ArrowRight'), stepped(7, 'x')]).toEqual([
      0, 15, 224, 7,
    ]);
  });

  it('are walked around what blocks and what hurts, and never between touching corners', () => {
    const free = (): number => 0;
    expect(wayTo(0, 2, () => false, free)).toEqual([1, 2]);
    expect(wayTo(0, 2, (square) => square === 1, free)).toEqual([15, 16, 17, 2]);
    expect(
      wayTo(
        0,
        2,
        () => false,
        (square) => (square === 1 ? 1 : 0),
      ),
    ).toEqual([15, 16, 17, 2]);
    expect(wayTo(0, 16, () => false, free, true)).toEqual([16]);
    expect(wayTo(0, 16, (square) => square === 1 || square === 15, free, true)).toEqual([]);
    expect(wayTo(0, 2, (square) => square === 2, free)).toEqual([]);
  });
});

describe('things', () => {
  it('are read as options name them, and named the same way', () => {
    expect([
      readCard(content, 'card:grenade'),
      readCard(content, 'flag:cats'),
      readCard(content, 'power:seven-hits'),
      readCard(content, 'card:no'),
      readCard(content, 'warrior:1'),
    ]).toEqual([1, FLAGS + 1, TEAM_POWERS, -1, -1]);
    expect([1, FLAGS + 1, TEAM_POWERS].map((number) => cardThing(content, number))).toEqual([
      'card:grenade',
      'flag:cats',
      'power:seven-hits',
    ]);
    expect([
      readTeam(content, 'team:orcs')?.name,
      readTeam(content, 'flag:cats')?.name,
      readTeam(content, 'card:luck'),
    ]).toEqual(['Orcs', 'Cats', null]);
  });

  it('have names and pictures', () => {
    const table = view([warrior(0, 5)]);
    expect(
      ['warrior:0', 'square:16', 'card:luck', 'flag:orcs', 'team:cats', 'seat:1'].map((thing) =>
        nameOfThing(content, table, thing),
      ),
    ).toEqual(['Gutbuckle', 'b2', 'LUCK', 'Flag of the Orcs', 'Cats', '']);
    expect([
      nameOf(content, BASIC),
      nameOf(content, TEAM_POWERS),
      iconOf(content, FLAGS),
      iconOf(content, BASIC),
    ]).toEqual(['Basic strike', 'Seven Hits', 'flying-flag', 'crossed-swords']);
    expect([teamColour(content.teams[0]!), teamColour(null, '-ink')]).toEqual([
      'var(--team-green)',
      'var(--team-none-ink)',
    ]);
    expect(contentIn(null).cards).toEqual([]);
  });
});

describe('warriors', () => {
  it('have the full total that the server says, or more hits', () => {
    const totals = { full_hits: [7, 3] };
    expect([
      fullHits(totals, warrior(0, 5, { hits: 4 })),
      fullHits(totals, warrior(1, 5, { hits: 2 })),
      fullHits(totals, warrior(1, 5, { hits: 5 })),
    ]).toEqual([7, 3, 5]);
  });

  it('make room for each other, and stand over bodies', () => {
    const table = view([
      warrior(0, 5),
      warrior(1, 5),
      warrior(2, 5, { life: 'dead' }),
      warrior(3, -1),
      warrior(4, 9, { life: 'gone' }),
    ]);
    expect(onBoard(table).map((each) => each.id)).toEqual([2, 0, 1]);
    expect(stance(table, table.warriors[0]!).scale).toBeLessThan(0.7);
    expect(stance(table, table.warriors[0]!)).not.toEqual(stance(table, table.warriors[1]!));
    expect(stance(view([warrior(0, 5)]), warrior(0, 5)).scale).toBeGreaterThan(0.9);
  });

  it('are told in full to those who do not see them', () => {
    const shown = warrior(0, 16, { cards: [FLAGS + 1, 1], statuses: [0, 0], hits: 3 });
    expect(warriorWords(content, view([shown]), shown, 'your')).toBe(
      'Gutbuckle, your Orcs, b2, 3 of 6 hits, Stunned, carries the flag of the Cats, 1 gadget, acts now',
    );
    expect(warriorWords(content, view([shown]), { ...shown, life: 'dead' }, 'Ann’s')).toBe(
      'Gutbuckle, Ann’s Orcs, b2, dead',
    );
    expect(statusesOf(content, warrior(0, 1, { raised_by: 2 })).map((each) => each.id)).toEqual(['zombie']);
  });

  it('show what they hold: open, face down, suppressed, spent; and the backs of what is hidden', () => {
    const shown = warrior(0, 16, { cards: [1, FLAGS], down: [0], downs: 1, used: [1] });
    const held = heldBy(content, view([shown], { suppressed: [[1, 3]] }), shown);
    expect(held.map((each) => heldWords(content, each))).toEqual([
      'GRENADE, suppressed, used this turn',
      'LUCK, face down',
    ]);
    expect([backsOf(shown), backsOf(warrior(0, 1, { downs: 2 }))]).toEqual([0, 2]);
  });

  it('show to their owner which face-down cards a hex or an attack has touched', () => {
    const words = (...marks: number[]): string[] => {
      const shown = warrior(0, 16, { down: [0, 1], downs: 2, marks });
      return heldBy(content, view([shown]), shown).map(
        (held) => `${heldWords(content, held)} / ${ribbonOf(held)} /${asideOf(held)}`,
      );
    };
    expect(words()).toEqual([
      'LUCK, face down / Face down: only you see it / (face down)',
      'GRENADE, face down / Face down: only you see it / (face down)',
    ]);
    expect(words(4, 4)[0]).toBe('LUCK, face down, spent / Face down, spent: only you see it / (face down, used)');
    expect(words(8, 8)).toEqual([
      'LUCK, face down / Face down: only you see it / (face down)',
      'GRENADE, face down, suppressed / Face down, suppressed: only you see it / (face down, suppressed)',
    ]);
  });

  it('say what is left of their turn', () => {
    expect([
      leftWords(warrior(0, 1, { moves: 1, strikes: 2 })),
      leftWords(warrior(0, 1, { walk_left: 1, gadget_strikes: 1 })),
      leftWords(warrior(0, 1)),
    ]).toEqual(['1 move, 2 strikes', '1 more square, 1 for gadgets', '']);
  });

  it('never have less than nothing left, though a blow took more', () => {
    expect([warrior(0, 1, { hits: -3 }), warrior(0, 1, { hits: 2 })].map(hitsLeft)).toEqual([0, 2]);
    const words = warriorWords(content, view([warrior(0, 1, { hits: -3 })]), warrior(0, 1, { hits: -3 }), 'yours');
    expect(words).toContain('0 of 6 hits');
  });
});
