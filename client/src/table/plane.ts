/** Points and paths on a plane, as they are pointed at: pure, for Field.svelte and any board that draws a plane of its own. */
import type { Plane } from '../lib/protocol';
import type { Spot } from './placing.svelte';

export interface Point {
  x: number;
  y: number;
}

/** x and y by turns → points. */
export function pointsOf(place: Spot): Point[] {
  return Array.from({ length: Math.floor(place.length / 2) }, (_, at) => ({
    x: place[2 * at]!,
    y: place[2 * at + 1]!,
  }));
}

export function startOf(plane: Plane): Point {
  return { x: plane.start[0], y: plane.start[1] };
}

/** A whole number within the plane. */
export function within(plane: Plane, { x, y }: Point): Point {
  const clamp = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);
  return { x: clamp(x, plane.width), y: clamp(y, plane.height) };
}

/** Another point is pointed at: the next of a path, or the only one. */
export function added(plane: Plane, place: Spot, point: Point): number[] {
  const { x, y } = within(plane, point);
  return plane.path ? [...place, x, y] : [x, y];
}

/** The last point goes elsewhere. */
export function moved(plane: Plane, place: Spot, point: Point): number[] {
  const { x, y } = within(plane, point);
  return [...place.slice(0, -2), x, y];
}

/** The last point, or where everything begins, nudged by so many steps. */
export function nudged(plane: Plane, place: Spot, right: number, down: number): number[] {
  const last = pointsOf(place).at(-1) ?? startOf(plane);
  return moved(plane, place, { x: last.x + right * plane.step, y: last.y + down * plane.step });
}

/** One more leg, which begins where the last one ends. */
export function extended(plane: Plane, place: Spot): number[] {
  const last = pointsOf(place).at(-1) ?? startOf(plane);
  return added(plane, place, last);
}

export function shortened(place: Spot): number[] {
  return place.slice(0, -2);
}

const SMALLEST = 400;
const LARGEST = 1500;
const CELL = 50;

/** Units of the drawing for one of the plane: about 50 for a step, but neither tiny nor huge as a whole. */
export function scaleOf(plane: Plane): number {
  const longest = Math.max(plane.width, plane.height, 1);
  return Math.min(Math.max(CELL / Math.max(plane.step, 1), SMALLEST / longest), LARGEST / longest);
}
