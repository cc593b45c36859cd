import { expect, it } from 'vitest';
import { scrollFor } from './uncovered';

it('scrolls the hand out from behind the prompt, no further', () => {
  expect(scrollFor({ top: 500, bottom: 620 }, 500, 0, 600)).toBe(20);
  expect(scrollFor({ top: 400, bottom: 520 }, 400, 0, 600)).toBe(0);
});

it('keeps in sight what can be chosen above it, and the top of the hand', () => {
  expect(scrollFor({ top: 500, bottom: 700 }, 60, 0, 600)).toBe(60);
  expect(scrollFor({ top: 30, bottom: 700 }, 30, 0, 600)).toBe(30);
  expect(scrollFor({ top: 500, bottom: 700 }, -40, 0, 600)).toBe(0);
});
