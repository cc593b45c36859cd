// @vitest-environment node
// The linter of the styles notices what is written out instead of taken from the tokens.
import { expect, it } from 'vitest';
import stylelint from 'stylelint';

async function faults(css: string, file = 'src/parts/Some.svelte'): Promise<string[]> {
  const code = file.endsWith('.svelte') ? `<p class="a">Hello</p>\n<style>\n${css}\n</style>\n` : css;
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap((result) => result.warnings.map((warning) => warning.rule));
}

it.each([
  'color: #123456',
  'color: white',
  'background: rgb(0 0 0 / 0.2)',
  'background: linear-gradient(var(--ink), hsl(0 0% 0%))',
  'color: light-dark(var(--ink), var(--page))',
  '--mine: #123456',
  'color: var(--inc)',
  'gap: 8px',
  'margin: 0 -0.5rem',
  'padding: calc(10px + env(safe-area-inset-bottom))',
  'font: 700 12px / 1 var(--font-text)',
  'font-size: 0.9rem',
  'border: 2px solid var(--ink)',
  'border-radius: 5px',
  'box-shadow: 0 2px 0 var(--ink)',
  'z-index: 20',
  'transition: transform 0.2s',
  'min-height: 44px',
])('refuses %s', async (declaration) => {
  expect(await faults(`.a { ${declaration}; }`)).toHaveLength(1);
});

it.each([
  'color: color-mix(in srgb, var(--ink) 40%, transparent)',
  'gap: 0 var(--space-2)',
  'margin: calc(-1 * var(--space-2)) auto 0',
  'padding: 0.2em 5%',
  'font: 700 max(1em, 10cqw) / 1.2 var(--font-text)',
  'border: var(--border)',
  'border-radius: 50%',
  'width: min(17rem, 100%)',
  'transition: transform var(--quick)',
])('takes %s', async (declaration) => {
  expect(await faults(`.a { ${declaration}; }`)).toEqual([]);
});

it('lets the style sheets name colours, but not use them', async () => {
  expect(await faults(':root { --new: light-dark(#123456, #654321); }', 'src/styles/tokens.css')).toEqual([]);
  expect(await faults('.a { color: #123456; }', 'src/styles/tokens.css')).toHaveLength(1);
});
