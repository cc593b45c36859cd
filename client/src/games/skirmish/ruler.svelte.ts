/** The ruler: laid by two clicks; between them its end follows the pointer. */
import type { Point } from './ground';

export class Ruler {
  /** It is taken up: clicks are for it. */
  taken = $state(false);
  laid: { from: Point; to: Point; set: boolean } | null = $state.raw(null);

  click(at: Point | null): void {
    if (!at) return;
    this.laid = !this.laid || this.laid.set ? { from: at, to: at, set: false } : { ...this.laid, to: at, set: true };
  }

  hover(at: Point): void {
    if (this.laid && !this.laid.set) this.laid = { ...this.laid, to: at };
  }

  clear(): void {
    this.laid = null;
  }
}
