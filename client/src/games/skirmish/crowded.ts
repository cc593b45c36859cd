/** Units in contact: whose signs go to the other side, so that nobody's number lies under or over a neighbour's sign. */
import type { Disc } from './looking';

/** Bases closer than this many of their own radii touch, for the eye. */
const NEAR = 1.25;

/** Of units as they are drawn (y grows downwards): those with somebody at their lower right, and nobody at their lower left. */
export function mirroredOf(units: ReadonlyMap<number, Disc>): Set<number> {
  const found = new Set<number>();
  for (const [id, me] of units) {
    let [right, left] = [false, false];
    for (const [other, they] of units) {
      const [dx, dy] = [they.x - me.x, they.y - me.y];
      if (other === id || Math.hypot(dx, dy) > (me.radius + they.radius) * NEAR) continue;
      const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
      if (degrees > 10 && degrees < 80) right = true;
      if (degrees > 100 && degrees < 170) left = true;
    }
    if (right && !left) found.add(id);
  }
  return found;
}
