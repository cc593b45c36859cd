/**
 * A replay as it was streamed: how each moment follows from the one before.
 *
 * Whole views are kept for some moments only, so that a long game needs little room; the others are put together from the
 * nearest one before. Nothing here waits for the network: what has come can be jumped to.
 */
import type { View } from '../games/board';
import { patched } from '../lib/patch';
import type { ReplayStart, ReplayStep, Told } from '../lib/protocol';

/** Between two moments whose views are kept whole. */
export const KEPT = 50;

export interface Moment {
  /** The view of the viewer, or those of all seats. */
  views: readonly View[];
  told: readonly Told[];
  waiting_for: readonly number[];
  turns: number;
  over: boolean;
}

export class Reel {
  #steps: (ReplayStart | ReplayStep)[] = [];
  #whole = new Map<number, readonly View[]>();
  #latest: readonly View[] = [];

  /** How many moments have come. */
  get length(): number {
    return this.#steps.length;
  }

  add(step: ReplayStart | ReplayStep): void {
    const number = this.#steps.length;
    this.#latest = step.views ?? after(this.#latest, step as ReplayStep);
    if (number % KEPT === 0) this.#whole.set(number, this.#latest);
    this.#steps.push(step);
  }

  at(number: number): Moment | null {
    const step = this.#steps[number];
    if (!step) return null;
    const { told, waiting_for, turns, over } = step;
    return { views: this.#views(number), told, waiting_for, turns, over };
  }

  /** All that was told up to a moment. */
  told(number: number): Told[] {
    return this.#steps.slice(0, number + 1).flatMap((step) => step.told);
  }

  #views(number: number): readonly View[] {
    const from = number - (number % KEPT);
    let views = this.#whole.get(from) ?? [];
    for (let next = from + 1; next <= number; next += 1) views = after(views, this.#steps[next] as ReplayStep);
    return views;
  }
}

/** Events change what the first view shows, one by one; the rest of the step changes each view. */
function after(views: readonly View[], { told, patches }: ReplayStep): View[] {
  return views.map((view, place) => {
    const begun = place === 0 ? told.reduce((each, { patch }) => patched(each, patch), view) : view;
    return patched(begun, patches[place] ?? {});
  });
}
