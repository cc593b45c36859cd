/** What players have had explained to them, for the coach of a lesson. */
const seen = $state({ thing: '', turn: 0 });

/** The details of a thing are open. */
export function lookedAt(thing: string): void {
  seen.thing = thing;
  seen.turn += 1;
}

export function lastLook(): { readonly thing: string; readonly turn: number } {
  return seen;
}
