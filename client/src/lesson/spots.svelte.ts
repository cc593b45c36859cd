/** Places that a lesson points at and at which nothing lies: the board of the game draws something there to be pointed at. */
let wanted: readonly string[] = $state.raw([]);

export function wantSpots(points: readonly string[]): void {
  wanted = points.filter((point) => point.startsWith('spot:') || point.startsWith('terrain:'));
}

export function wantedSpots(): readonly string[] {
  return wanted;
}

/** Where a spot is, in thousandths of an inch: `spot:9.7,3.3`; null for anything else. */
export function spotOf(point: string): { x: number; y: number } | null {
  const found = /^spot:(-?[\d.]+),(-?[\d.]+)$/.exec(point);
  return found ? { x: Math.round(1000 * Number(found[1])), y: Math.round(1000 * Number(found[2])) } : null;
}

/** As far as the ring round a spot goes, in thousandths of an inch. */
export const RING = 500;

/** What is meant by a place: within a ring it is the very spot, which neither a finger nor the arrow keys would hit. */
export function meant(place: readonly number[]): readonly number[] {
  const [x, y] = place.slice(-2);
  if (x === undefined || y === undefined) return place;
  const spots = wanted.map(spotOf).filter((each) => each !== null);
  const spot = spots.find((each) => Math.hypot(each.x - x, each.y - y) < RING);
  return spot ? [...place.slice(0, -2), spot.x, spot.y] : place;
}
