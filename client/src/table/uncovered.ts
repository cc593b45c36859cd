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

/** Scrolls until nothing of the hand lies behind the prompt `foot`. */
export function uncoverHand(foot: HTMLElement): void {
  const hand = document.querySelector('[data-hand]')?.getBoundingClientRect();
  if (!hand || hand.height === 0) return;
  const lit = [...document.querySelectorAll('[data-touch][data-lit="true"]')].map((thing) => thing.getBoundingClientRect().top);
  const far = scrollFor({ top: hand.top, bottom: hand.bottom + GAP }, Math.min(hand.top, ...lit), 0, foot.getBoundingClientRect().top);
  if (far > 0) window.scrollBy(0, far);
}

const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Does so now, after the focus has scrolled to what can be chosen, and again whenever the board grows: the odds come later than the
 * question, over a slow line much later. Whoever scrolls has seen the hand; then it is left where they want it.
 */
export function keepUncovered(foot: HTMLElement): () => void {
  const grows = new ResizeObserver(() => uncoverHand(foot));
  const stop = (): void => grows.disconnect();
  let frame = 0;
  let left = 3;
  const next = (): void => {
    if (left-- > 0) {
      frame = requestAnimationFrame(next);
      return;
    }
    uncoverHand(foot);
    const board = document.querySelector('[data-hand]')?.parentElement;
    if (board) grows.observe(board);
    grows.observe(document.body);
    for (const each of SCROLLS) window.addEventListener(each, stop, { once: true, passive: true });
  };
  next();
  return () => {
    cancelAnimationFrame(frame);
    stop();
    for (const each of SCROLLS) window.removeEventListener(each, stop);
  };
}
