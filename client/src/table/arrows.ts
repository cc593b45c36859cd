/** What is marked on a board: what a hint means, what was played, what was better. Nothing here draws. */

/** Things on the table, from what to what or where. */
export interface Arrow {
  kind: 'hint' | 'played' | 'better';
  things: readonly string[];
}

/** What a place is called on the boards of games with places: its last point, in inches. Null for anything else. */
export function spotName(place: readonly number[]): string | null {
  const [x, y] = place.slice(-2);
  return x === undefined || y === undefined ? null : `spot:${x / 1000},${y / 1000}`;
}

/** The things of an answer, its place last. */
export function withPlace(things: readonly string[], place: readonly number[]): string[] {
  const spot = spotName(place);
  return spot ? [...things, spot] : [...things];
}

export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** A line from the edge of one circle to that of another; empty where they touch. */
export function lineBetween(from: Circle, to: Circle): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length <= from.r + to.r) return '';
  const at = (part: number): string =>
    `${Math.round(from.x + (dx * part) / length)} ${Math.round(from.y + (dy * part) / length)}`;
  return `M${at(from.r)}L${at(length - to.r)}`;
}

/** Things of which the board shows nothing are left out: the others are joined, one after the other. */
export function joined(circles: readonly (Circle | null)[]): { circles: Circle[]; lines: string[] } {
  const found = circles.filter((circle) => circle !== null);
  const lines = found.slice(1).map((circle, place) => lineBetween(found[place]!, circle));
  return { circles: found, lines: lines.filter(Boolean) };
}
