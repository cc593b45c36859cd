/** Where the focus goes when something is asked, and what must be seen then. */

/** Puts the focus on the first thing that can be chosen, unless somebody is writing or a dialog is open. */
export function focusFirst(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('input, textarea, select, dialog, [data-keeps-focus]')) return;
  const things = [
    ...document.querySelectorAll<HTMLElement>('[data-place], [data-touch][data-lit="true"], [data-option]'),
  ];
  things[0]?.focus({ preventScroll: true });
  // Where there is a map, it stays in sight, whatever lies below it.
  const field = document.querySelector('[data-field]');
  if (field) return bringInSight(field);
  // The last one too, if there is room for both.
  bringInSight(things.at(-1) ?? null);
  bringInSight(things[0] ?? null);
}

/** Puts the focus on the first that fits, unless somebody is writing. */
export function focusOn(selector: string): void {
  if (document.activeElement?.closest('input, textarea, select')) return;
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  bringInSight(found);
}

/** Scrolls as little as is needed, once the prompt has its new height and it is known how much it covers. */
export function bringInSight(thing: Element | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => thing?.scrollIntoView({ block: 'nearest' })));
}
