/** An answer that surely loses, or gives away what one needs to win, is said twice: one slip of the hand decides no game. */
import { tick } from 'svelte';
import { announce } from '../lib/announce.svelte';
import type { OptionInfo } from '../lib/protocol';
import { focusOn } from './focus';
import { isAskedAgain } from './marks';

export class Doubt {
  /** What was chosen once; null if nothing is doubted. */
  option: OptionInfo | null = $state.raw(null);
  #give: () => void = () => undefined;

  /** Gives the answer, unless it is one to think over. */
  check(option: OptionInfo | undefined, give: () => void): void {
    if (!option || !isAskedAgain(option)) return give();
    this.option = option;
    this.#give = give;
    announce(option.warning);
    void tick().then(() => focusOn('[data-think-again]'));
  }

  /** It is meant. */
  insist(): void {
    if (!this.option) return;
    this.drop();
    this.#give();
  }

  drop(): void {
    this.option = null;
  }
}
