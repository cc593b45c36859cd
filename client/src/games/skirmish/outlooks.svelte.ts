/** What the server says of what could be done: what the attacks come to, what a unit sees, where it would go. */
import { untrack } from 'svelte';
import type { AskedInfo } from '../../lib/protocol';
import type { BoardProps } from '../board';
import type { Point } from './ground';
import type { SkirmishOutlook, StandInfo, WalkInfo } from './types';

/** Between two questions about where somebody would go, in milliseconds. */
const PAUSE = 80;
type Look = BoardProps['look'];

export class Outlooks {
  /** The attacks that can be declared now; fetched once for each question. */
  attacks: SkirmishOutlook | null = $state.raw(null);
  /** What the unit that is looked at sees and reaches. */
  stand: StandInfo | null = $state.raw(null);
  /** Where the unit that acts would go. */
  walk: WalkInfo | null = $state.raw(null);
  #wish: Point | null = null;
  #asking = false;
  #walker = -1;

  /** Another question, or none; what it returns forgets an answer that comes too late. */
  ask(asked: AskedInfo | null, look: Look): (() => void) | undefined {
    if (!asked || !look || asked.ask !== 'act') {
      this.attacks = null;
      return undefined;
    }
    return this.#fetch(look, [], (found) => (this.attacks = found));
  }

  /** Another unit is looked at, or none. */
  standAt(unit: number, look: Look): (() => void) | undefined {
    this.stand = null;
    if (!look || unit < 0) return undefined;
    return this.#fetch(look, [unit], (found) => (this.stand = found?.stand ?? null));
  }

  #fetch(look: NonNullable<Look>, about: number[], then: (found: SkirmishOutlook | null) => void): () => void {
    let overtaken = false;
    void look(about).then((found) => {
      if (!overtaken) then(found as SkirmishOutlook | null);
    });
    return () => (overtaken = true);
  }

  /** Another unit acts: what was asked for the last one is no longer of interest. */
  walks(unit: number): void {
    untrack(() => {
      this.#walker = unit;
      this.walk = null;
      this.#wish = null;
    });
  }

  /** Asked as the pointer moves: one at a time, and the latest always last. */
  async ponder(at: Point, look: Look): Promise<void> {
    this.#wish = at;
    if (this.#asking || !look) return;
    this.#asking = true;
    while (this.#wish && this.#walker >= 0) {
      const { x, y }: Point = this.#wish;
      this.#wish = null;
      const found = (await look([this.#walker, x, y])) as SkirmishOutlook | null;
      if (found?.walk && found.walk.unit === this.#walker) this.walk = found.walk;
      await new Promise((rest) => setTimeout(rest, PAUSE));
    }
    this.#asking = false;
  }
}
