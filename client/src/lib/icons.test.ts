// @vitest-environment node
import { expect, it } from 'vitest';
// @ts-expect-error a script of the build, without types
import { files, GROUPS } from '../../scripts/icons.mjs';
import { FACES, isIcon, loadIcons, outline } from './icons.svelte';

const written = import.meta.glob('./icons/*.ts', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>;

it('is up to date: otherwise run pnpm icons', () => {
  const wanted = files() as Record<string, string>;
  expect(
    Object.keys(written)
      .map((path) => path.replace('./icons/', ''))
      .sort(),
  ).toEqual(Object.keys(wanted).sort());
  for (const [name, text] of Object.entries(wanted)) expect(written[`./icons/${name}`] === text, name).toBe(true);
});

it('has a picture for every figure, every action and every playing card', () => {
  const { roster, actions, cards } = GROUPS as Record<string, string[]>;
  expect([roster?.length, actions?.length, cards?.length]).toEqual([32, 12, 52]);
  expect([...(roster ?? []), ...(actions ?? []), ...(cards ?? [])].filter((name) => !isIcon(name))).toEqual([]);
});

it('loads a group when it is first asked for', async () => {
  expect(outline('d10')).not.toBe('');
  expect(outline('snail')).toBe('');
  await loadIcons('maker');
  await expect.poll(() => outline('snail')).not.toBe('');
  expect(outline('no-such-picture')).toBe('');
});

it('offers each face once', () => {
  expect(new Set(FACES).size).toBe(FACES.length);
  expect(FACES.length).toBeGreaterThan(70);
});
