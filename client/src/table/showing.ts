/** What the others did while this player waited, so that it can be shown once more. */
import type { View } from '../games/board';
import type { Told } from '../lib/protocol';

export class Again {
  /** How it stood before; null while nothing has been answered here. */
  from: View | null = null;
  #upto = Infinity;

  /**
   * Something was answered, when `view` was shown and all up to the event `upto` had been told. What only lets others go on does not begin
   * anew: their turn goes on.
   */
  answered(lets: boolean, view: View | null, upto: number): void {
    if (lets && this.from) return;
    this.from = view;
    this.#upto = upto;
  }

  /** All that was told since, if any of it is somebody else's doing. */
  since(told: readonly Told[], others: (told: Told) => boolean): readonly Told[] {
    if (!this.from) return [];
    const fresh = told.filter(({ number }) => number > this.#upto);
    return fresh.some(others) ? fresh : [];
  }
}
