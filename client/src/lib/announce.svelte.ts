// The live region: what a screen reader says although nobody moved there. App.svelte shows it.
const said = $state({ text: '', turn: 0 });

/** Says something politely, after whatever is being read now. */
export function announce(text: string): void {
  said.text = text;
  said.turn += 1; // The same words twice are still said twice.
}

export function announced(): { text: string; turn: number } {
  return said;
}
