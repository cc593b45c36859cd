// @vitest-environment node
import { expect, it } from 'vitest';
import { emptyCard, faultOfCard, freshId, LONGEST, slug, takenIds, triedWords, worthWords } from './characterCards';
import type { FiguresContent } from './types';

const content: FiguresContent = {
  lines: [
    {
      id: 'l',
      name: 'L',
      figure: [{ id: 'the-cat', name: 'The Cat', icon: 'cat', power: 3, actions: ['sneak', 'luck', 'intimidate'] }],
    },
  ],
  actions: ['blast', 'boost', 'dodge'].map((id) => ({ id, name: id, icon: '', text: '' })),
  most_figures: 15,
  bonus: 5,
};

it('makes an id that the server accepts', () => {
  expect(slug('Sir Brassknuckle')).toBe('sir-brassknuckle');
  expect(slug('  Doctor Dreadful, Gold!  ')).toBe('doctor-dreadful-gold');
  expect(slug('Ångström')).toBe('angstrom');
  for (const name of ['x'.repeat(90), `${'a'.repeat(35)} b`, 'A-'])
    expect(slug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('never takes an id that somebody has', () => {
  const taken = takenIds(content, [{ ...emptyCard(), id: 'the-cat-2' }]);
  expect(freshId('The Cat', taken)).toBe('the-cat-3');
  expect(freshId('猫', taken)).toBe('figure');
  expect(freshId('x'.repeat(90), new Set(['x'.repeat(LONGEST - 4)])).length).toBeLessThanOrEqual(LONGEST);
});

it('says what is wrong with a card', () => {
  const good = { ...emptyCard(), name: 'Duchess Snail' };
  expect(faultOfCard(good, content)).toBe('');
  expect(faultOfCard({ ...good, name: '  ' }, content)).toContain('name');
  expect(faultOfCard({ ...good, name: 'x'.repeat(41) }, content)).toContain('41');
  expect(faultOfCard({ ...good, name: 'a\u0007b' }, content)).toContain('printed');
  expect(faultOfCard({ ...good, actions: ['blast', 'boost', 'fly'] }, content)).toContain('three');
});

it('says what a card is worth, never closer than it is known', () => {
  expect(worthWords({ share: 0.5436, low: 0.5236, high: 0.5634 })).toBe('wins 54 % ± 2');
  expect(worthWords({ share: 0.5, low: 0.34, high: 0.661 })).toBe('wins 50 % ± 17');
  expect(triedWords({ games: 1024, most: 2560, done: false })).toBe('1,024 games so far, 2,560 at most.');
  expect(triedWords({ games: 2400, most: 2560, done: true })).toBe('Tried out in 2,400 games.');
});
