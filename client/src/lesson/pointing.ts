/** Where on the page the things are that a lesson points at. */

/**
 * What on the page, or only `within` a part of it, a point of a lesson is, by the names that boards give their things (`data-touch`) and
 * places (`data-spot`).
 */
export function elementOf(
  point: string,
  named: (point: string) => string,
  within: ParentNode = document,
): Element | null {
  if (point === CONFIRM) return shownFirst('[data-confirm]', within);
  if (point.startsWith(OPTION)) return shownFirst(`[data-option][data-value="${point.slice(OPTION.length)}"]`, within);
  const name = named(point);
  const bare = name.startsWith('spot:') ? name.slice('spot:'.length) : name;
  const names = [`[data-touch="${name}"]`, `[data-spot="${name}"]`, `[data-spot="${bare}"]`];
  return shownFirst(names.join(', '), within);
}

/** The button of an answer, and the one that confirms what was chosen. */
export const OPTION = 'option:';
export const CONFIRM = 'confirm';

/** Of all that is pointed at, what is to be clicked now: the button that confirms, that of the answer, the first thing that can be chosen. */
export function handed(points: readonly string[], named: (point: string) => string): string {
  const here = points.filter((point) => elementOf(point, named));
  const buttons = [CONFIRM, OPTION].flatMap((kind) => here.filter((point) => point.startsWith(kind)));
  const lit = here.filter((point) => elementOf(point, named)?.getAttribute('data-lit') === 'true');
  const spots = here.filter((point) => point.startsWith('spot:'));
  return [...buttons, ...lit, ...spots, ...here][0] ?? '';
}

function shownFirst(selector: string, within: ParentNode): Element | null {
  for (const found of within.querySelectorAll(selector)) if (isShown(found)) return found;
  return null;
}

function isShown(found: Element): boolean {
  const { width, height } = found.getBoundingClientRect();
  return width > 0 && height > 0;
}
