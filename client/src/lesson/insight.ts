/** What the coach points at stays in sight: below the goal at the upper edge of the screen, above the coach and the bar at its foot. */
import { userScrolls } from '../table/uncovered';
import { elementOf } from './pointing';

interface Span {
  top: number;
  bottom: number;
}

/** What lies over the lower edge of the screen: coach and question. */
export const FOOT = '[data-foot]';
/** Between what is pointed at and the bars. */
const ROOM = 16;
/** Milliseconds until the layout has come to rest. */
const SETTLED = 150;
/** So often it is brought into sight on one screen. Where that changes the layout each time, bars that grow and shrink, it stays then. */
const TRIES = 4;

/**
 * How far to scroll so that the first of these spans that fits between `highest` and `lowest` is there; if none fits, the last of them,
 * from its upper edge.
 */
export function scrollTo(spans: readonly Span[], highest: number, lowest: number): number {
  const span = spans.find(({ top, bottom }) => bottom - top <= lowest - highest) ?? spans.at(-1);
  if (!span) return 0;
  if (span.bottom > lowest) return Math.min(span.bottom - lowest, span.top - highest);
  return Math.min(0, span.top - highest);
}

function around(spans: readonly Span[]): Span {
  return { top: Math.min(...spans.map(({ top }) => top)), bottom: Math.max(...spans.map(({ bottom }) => bottom)) };
}

/** Where things can be seen: between the goal and what lies at the foot. */
export function open(): Span {
  const goal = document.querySelector('[data-testid="goal"]')?.getBoundingClientRect();
  const foot = document.querySelector(FOOT)?.getBoundingClientRect();
  return { top: goal?.height ?? 0, bottom: Math.min(foot?.top ?? Infinity, window.innerHeight) };
}

/** Keeps what the hand is on in sight, wherever the layout puts it, until somebody scrolls by themselves. */
export class InSight {
  #layout = '';
  #since = 0;
  #done = true;
  #left = false;
  #tries = 0;

  /** Listens for people who scroll or drag; what stops that. */
  listen(): () => void {
    return userScrolls(() => (this.#left = true));
  }

  /** For each frame: what the hand is on, and all that is pointed at. Has it come to rest, where it can be seen? */
  look(hand: string, points: readonly string[], named: (point: string) => string, now: number): boolean {
    const found = elementOf(hand, named);
    if (!found) {
      this.#layout = '';
      return true;
    }
    const place = Math.round(found.getBoundingClientRect().top + window.scrollY);
    const screen = `${hand} ${window.innerWidth} ${window.innerHeight}`;
    const layout = `${screen} ${place} ${Math.round(open().bottom)}`;
    if (layout !== this.#layout) {
      if (!this.#layout.startsWith(`${screen} `)) {
        this.#left = false;
        this.#tries = 0;
      }
      this.#layout = layout;
      this.#since = now;
      this.#done = false;
    } else if (!this.#done && now - this.#since > SETTLED) {
      this.#done = true;
      this.#tries += 1;
      if (!this.#left && this.#tries <= TRIES) bringIntoSight(found, points, named);
    }
    return this.#done;
  }
}

/** Scrolls so that as much as possible of this is in sight: what the hand is on, all that is pointed at, and the own cards. */
function bringIntoSight(found: Element, points: readonly string[], named: (point: string) => string): void {
  const foot = document.querySelector(FOOT);
  const { top, bottom } = open();
  const onBoard = (each: Element): boolean => !foot?.contains(each);
  // Many answers scroll in the bar itself.
  if (!onBoard(found)) found.scrollIntoView({ block: 'nearest' });
  const spans = (all: (Element | null)[]): Span[] =>
    all
      .filter((each) => each !== null)
      .filter(onBoard)
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 0);
  const cards = document.querySelector('[data-hand]');
  const all = points.map((point) => elementOf(point, named));
  const wishes = [spans([...all, cards]), spans([found, cards]), spans(all), spans([found])];
  const far = scrollTo(wishes.filter((each) => each.length > 0).map(around), top + ROOM, bottom - ROOM);
  if (far !== 0) window.scrollBy(0, far);
}
