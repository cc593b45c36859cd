// @vitest-environment node
// The colours of the style sheets: whatever is written can be read, by day and by night, and each stands in one place.
import { expect, it } from 'vitest';
// @ts-expect-error the tests run in Node, whose types the client does without
import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string =>
  readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const tokens = Object.fromEntries(
  [...(read('./tokens.css') + read('../games/figures/figures.css')).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    (found) => [found[1] ?? '', found[2] ?? ''],
  ),
);

type Theme = 'day' | 'night';

/** What a browser makes of a token. */
function colour(value: string, theme: Theme): string {
  const token = /^var\(--([\w-]+)\)$/.exec(value);
  if (token) return colour(tokens[token[1] ?? ''] ?? '', theme);
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  return pair ? colour(pair[theme === 'day' ? 1 : 2] ?? '', theme) : value;
}

function light(colour: string): number {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(colour)) throw new Error(`no colour: ${colour}`);
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const SURFACES = ['page', 'surface', 'surface-2', 'sunk'];
const PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['ink', surface],
    ['ink-soft', surface],
  ]),
  ...['page', 'surface', 'surface-2'].flatMap((surface): [string, string][] => [
    ['link', surface],
    ['bad', surface],
    ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`seat-${seat}-text`, surface]),
  ]),
  ...[0, 1, 2, 3, 4, 5].flatMap((seat): [string, string][] => [
    [`seat-${seat}-ink`, `seat-${seat}`],
    ['ink', `seat-${seat}-soft`],
    [`seat-${seat}-text`, `seat-${seat}-soft`],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['lit-ink', 'lit'],
  ['ink', 'lit-soft'],
  ['good-ink', 'good'],
  ['bad-ink', 'bad'],
  ['ink', 'good-soft'],
  ['ink', 'warn-soft'],
  ['ink', 'bad-soft'],
  ['felt-ink', 'felt'],
  ['felt-ink-soft', 'felt'],
];

it.each(['day', 'night'] as const)('can be read by %s', (theme) => {
  const poor = PAIRS.map(([ink, paper]) => ({
    ink,
    paper,
    contrast: contrast(colour(`var(--${ink})`, theme), colour(`var(--${paper})`, theme)),
  })).filter((pair) => pair.contrast < 4.5);
  expect(poor).toEqual([]);
});

it('has each colour once', () => {
  const all = Object.values(tokens).flatMap((value) => value.match(/#[\da-f]+\b/g) ?? []);
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
});

it('has no token that nobody uses', () => {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true }) as string[];
  const used = files
    .filter((file) => /\.(svelte|css|ts)$/.test(file))
    .map((file) => read(`../${file}`))
    .join('');
  expect(Object.keys(tokens).filter((token) => !/^seat-\d/.test(token) && !used.includes(`var(--${token})`))).toEqual(
    [],
  );
});

it('shows the browser the same surface around the page', () => {
  const around = [...read('../../index.html').matchAll(/theme-color" content="(.*?)"/g)].map((found) => found[1]);
  expect(around).toEqual([colour('var(--surface)', 'day'), colour('var(--surface)', 'night')]);
});
