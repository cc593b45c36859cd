// @vitest-environment node
// The colours of the style sheet, reckoned: whatever is written can be read, by day and by night.
import { expect, it } from 'vitest';
// @ts-expect-error the tests run in Node, whose types the client does without
import { readFileSync } from 'node:fs';

const css: string = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

function block(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  const inside = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...inside.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
}

const day = block(':root');
const night = { ...day, ...block(":root[data-theme='dark']") };

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

const SURFACES = ['page', 'page-2', 'surface', 'surface-2', 'sunk'];
const PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [['ink', surface], ['ink-soft', surface]]),
  ...['page', 'surface', 'surface-2'].flatMap((surface): [string, string][] => [
    ['link', surface], ['accent-text', surface], ['bad', surface],
    ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`seat-${seat}-text`, surface]),
  ]),
  ...[0, 1, 2, 3, 4, 5].flatMap((seat): [string, string][] => [
    [`seat-${seat}-ink`, `seat-${seat}`], ['ink', `seat-${seat}-soft`], [`seat-${seat}-text`, `seat-${seat}-soft`],
  ]),
  ['accent-ink', 'accent'], ['accent-ink', 'accent-strong'], ['lit-ink', 'lit'], ['ink', 'lit-soft'], ['good-ink', 'good'],
  ['bad-ink', 'bad'], ['ink', 'good-soft'], ['ink', 'warn-soft'], ['ink', 'bad-soft'], ['felt-ink', 'felt'], ['felt-ink-soft', 'felt'],
];

it.each([['day', day], ['night', night]] as [string, Colours][])('can be read by %s', (_name, colours) => {
  const poor = PAIRS.map(([ink, paper]) => ({ ink, paper, contrast: contrast(colours[ink] ?? '', colours[paper] ?? '') }))
    .filter((pair) => pair.contrast < 4.5);
  expect(poor).toEqual([]);
});

it('is the same night for the device and for the player who asks for it', () => {
  expect(block(":root:not([data-theme='light'])")).toEqual(block(":root[data-theme='dark']"));
});
