/** Something that is made in one place and stands in another: on a phone, what a unit can do stands in the bar of actions. */
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('(max-width: 40rem)');

/** On a phone the node moves into the slot of this name, if there is one. */
export function inSlot(node: HTMLElement, name: string): { destroy: () => void } {
  const slot = narrow.current ? document.querySelector(`[data-slot="${name}"]`) : null;
  slot?.append(node);
  return { destroy: () => node.remove() };
}
