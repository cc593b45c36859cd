/** Where on the page the things are that a lesson points at. */

/** What on the page a point of a lesson is, by the names that boards give their things (`data-touch`) and places (`data-spot`). */
export function elementOf(point: string, named: (point: string) => string): Element | null {
  const name = named(point);
  const bare = name.startsWith('spot:') ? name.slice('spot:'.length) : name;
  const names = [`[data-touch="${name}"]`, `[data-spot="${name}"]`, `[data-spot="${bare}"]`];
  for (const found of document.querySelectorAll(names.join(', '))) if (isShown(found)) return found;
  return null;
}

function isShown(found: Element): boolean {
  const { width, height } = found.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Scrolls so that the first thing a lesson points at is in sight, if it is not. */
export function bringPointIntoSight(points: readonly string[], named: (point: string) => string): void {
  const first = points.map((point) => elementOf(point, named)).find((found) => found !== null);
  if (!first) return;
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) first.scrollIntoView({ block: 'center' });
}
