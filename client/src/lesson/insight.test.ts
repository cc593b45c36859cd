import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InSight, open, scrollTo } from './insight';

it('scrolls to the first that fits', () => {
  const [near, far] = [
    { top: 500, bottom: 540 },
    { top: 100, bottom: 540 },
  ];
  expect(scrollTo([far, near], 50, 300)).toBe(240); // too much for one screen
  expect(scrollTo([far, near], 50, 500)).toBe(40);
  expect(scrollTo([near], 550, 900)).toBe(-50); // it lies under the goal
  expect(scrollTo([near], 50, 600)).toBe(0);
  expect(scrollTo([far], 50, 300)).toBe(50); // from its upper edge
  expect(scrollTo([], 50, 300)).toBe(0);
});

function box(element: Element, top: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 40, height);
}

beforeEach(() => {
  Object.assign(window, { innerHeight: 400, scrollY: 0 });
  window.scrollBy = vi.fn((_: unknown, far: number) =>
    Object.assign(window, { scrollY: window.scrollY + far }),
  ) as never;
  // A board may call something of its own a foot.
  document.body.innerHTML = `<p class="foot"></p><b data-touch="warrior:0"></b><div class="foot" data-foot></div>`;
  const [tag, thing, foot] = [...document.body.children] as [Element, Element, Element];
  box(tag, 900, 10);
  box(thing, 456, 45);
  foot.getBoundingClientRect = () => new DOMRect(0, 280, 400, 120);
});
afterEach(() => (document.body.innerHTML = ''));

const same = (point: string): string => point;
const rest = (sight: InSight, from: number): void => {
  for (const later of [0, 100, 200]) sight.look('warrior:0', ['warrior:0'], same, from + later);
};

it('brings what is pointed at above the bar at the foot of the table', () => {
  expect(open().bottom).toBe(280);
  const sight = new InSight();
  rest(sight, 0);
  expect(window.scrollY).toBe(456 + 45 - (280 - 16));
});

it('says when it has come to rest', () => {
  const sight = new InSight();
  const looks = [0, 100, 200].map((now) => sight.look('warrior:0', ['warrior:0'], same, now));
  expect(looks).toEqual([false, false, true]);
  expect(sight.look('warrior:9', [], same, 300)).toBe(true); // nothing is pointed at
});

it('brings it back when the layout changes, and leaves alone who scrolls', () => {
  const sight = new InSight();
  const deaf = sight.listen();
  rest(sight, 0);
  box(document.body.children[1]!, 700, 45); // the board has grown
  rest(sight, 1000);
  expect(window.scrollY).toBe(700 + 45 - (280 - 16));
  window.dispatchEvent(new Event('wheel'));
  box(document.body.children[1]!, 900, 45);
  rest(sight, 2000);
  expect(window.scrollY).toBe(700 + 45 - (280 - 16));
  window.innerHeight = 390; // turned
  rest(sight, 3000);
  expect(window.scrollY).toBe(900 + 45 - (280 - 16));
  deaf();
});

it('stays at last where each scroll moves it away again', () => {
  let moved = 0;
  window.scrollBy = vi.fn((_: unknown, far: number) => {
    moved += 300;
    box(document.body.children[1]!, 456 + moved, 45);
    Object.assign(window, { scrollY: window.scrollY + far });
  }) as never;
  const sight = new InSight();
  for (let now = 0; now < 4000; now += 100) sight.look('warrior:0', ['warrior:0'], same, now);
  expect(sight.look('warrior:0', ['warrior:0'], same, 4000)).toBe(true);
  expect(window.scrollBy).toHaveBeenCalledTimes(4);
});
