import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backTo, keepUncovered, scrollFor } from './uncovered';

/** What was told to watch the page, and is told of every change by `grow`. */
let watching: Set<() => void>;
const grow = (): void => watching.forEach((told) => told());

beforeEach(() => {
  watching = new Set();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly told: () => void) {}
      observe = (): unknown => watching.add(this.told);
      disconnect = (): unknown => watching.delete(this.told);
    },
  );
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => (next(), 0));
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('innerHeight', 700);
  document.body.innerHTML = '<main><div data-hand></div></main><footer></footer>';
  const box = (top: number, bottom: number): DOMRect => ({ top, bottom, height: bottom - top }) as DOMRect;
  vi.spyOn(document.querySelector('[data-hand]')!, 'getBoundingClientRect').mockReturnValue(box(500, 620));
  vi.spyOn(document.querySelector('footer')!, 'getBoundingClientRect').mockReturnValue(box(600, 700));
});
afterEach(() => vi.unstubAllGlobals());

it('uncovers the hand now and whenever the page grows, until somebody scrolls', () => {
  const stop = keepUncovered(document.querySelector('footer')!, 'table 1');
  expect(scrollBy).toHaveBeenCalledTimes(1);
  grow();
  expect(scrollBy).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' })); // an answer by key is no scrolling
  grow();
  expect(scrollBy).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('wheel'));
  grow();
  stop();
  // The prompt grows, too: the same question is left where it is, another is not.
  keepUncovered(document.querySelector('footer')!, 'table 1')();
  expect(scrollBy).toHaveBeenCalledTimes(3);
  keepUncovered(document.querySelector('footer')!, 'table 2')();
  expect(scrollBy).toHaveBeenCalledTimes(4);
});

it('scrolls the hand out from behind the prompt, no further', () => {
  expect(scrollFor({ top: 500, bottom: 620 }, 500, 0, 600)).toBe(20);
  expect(scrollFor({ top: 400, bottom: 520 }, 400, 0, 600)).toBe(0);
});

it('keeps in sight what can be chosen above it, and the top of the hand', () => {
  expect(scrollFor({ top: 500, bottom: 700 }, 60, 0, 600)).toBe(60);
  expect(scrollFor({ top: 30, bottom: 700 }, 30, 0, 600)).toBe(30);
  expect(scrollFor({ top: 500, bottom: 700 }, -40, 0, 600)).toBe(0);
});

it('goes back to where the prompt is at the foot of the screen, but not for the edge of the page', () => {
  expect(backTo(600, 844)).toBe(244);
  expect(backTo(840, 844)).toBe(0);
});
