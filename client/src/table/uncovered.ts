/** The hand stays above the prompt, however much the prompt has to say. */

interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that `hand` ends above the prompt, which begins at `prompt`; 0 if it does already. What can be chosen above the
 * hand is not scrolled out of sight for it: `first` is where that begins, `top` where the screen does.
 */
export function scrollFor(hand: Span, first: number, top: number, prompt: number): number {
  const covered = hand.bottom - prompt;
  const room = Math.min(hand.top, first) - top;
  return Math.max(0, Math.min(covered, room));
}

const GAP = 6;
/** So much below the prompt is the edge of the page, not what lies below the table. */
const EDGE = 24;

/** How far to scroll back so that the prompt, which ends at `bottom`, is at the foot of a screen so high. */
export function backTo(bottom: number, high: number): number {
  return high - bottom > EDGE ? high - bottom : 0;
}

/** Scrolls until the prompt `foot` is at the foot of the screen, and nothing of the hand lies behind it. */
export function uncoverHand(foot: HTMLElement): void {
  const back = backTo(foot.getBoundingClientRect().bottom, window.innerHeight);
  if (back > 0) window.scrollBy(0, -back);
  const hand = document.querySelector('[data-hand]')?.getBoundingClientRect();
  if (!hand || hand.height === 0) return;
  const lit = [...document.querySelectorAll('[data-touch][data-lit="true"]')].map(
    (thing) => thing.getBoundingClientRect().top,
  );
  const far = scrollFor(
    { top: hand.top, bottom: hand.bottom + GAP },
    Math.min(hand.top, ...lit),
    // What is sticky at the top covers as much.
    document.querySelector<HTMLElement>('[data-testid="goal"]')?.offsetHeight ?? 0,
    foot.getBoundingClientRect().top,
  );
  if (far > 0) window.scrollBy(0, far);
}

const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

/** Does the key scroll? On a button or a piece the same keys do something else. */
function scrolls(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element && event.target.closest('button, input, select, textarea, [data-touch]');
  return SCROLL_KEYS.has(event.key) && !event.defaultPrevented && !on;
}

/** Calls when somebody scrolls by themselves, with wheel, finger or keys; what stops that. */
export function userScrolls(call: () => void): () => void {
  const scrolled = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || scrolls(event)) call();
  };
  for (const each of SCROLLS) window.addEventListener(each, scrolled, { passive: true });
  return () => {
    for (const each of SCROLLS) window.removeEventListener(each, scrolled);
  };
}

/** The question at which somebody has scrolled: they have seen the hand, and are left where they want to be. */
let leftAlone = '';

/**
 * Does so now, after the focus has scrolled to what can be chosen, and again whenever the board or the prompt grows: the odds come later
 * than the question `asked`, over a slow line much later.
 */
export function keepUncovered(foot: HTMLElement, asked: string): () => void {
  if (leftAlone === asked) return () => undefined;
  const grows = new ResizeObserver(() => uncoverHand(foot));
  let frame = 0;
  let left = 3;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    grows.disconnect();
    deaf();
  };
  const deaf = userScrolls(() => {
    leftAlone = asked;
    stop();
  });
  const next = (): void => {
    if (left-- > 0) {
      frame = requestAnimationFrame(next);
      return;
    }
    uncoverHand(foot);
    const board = document.querySelector('[data-hand]')?.parentElement;
    if (board) grows.observe(board);
    grows.observe(document.body);
  };
  next();
  return stop;
}
