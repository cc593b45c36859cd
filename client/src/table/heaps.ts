/** Things put into heaps, as they are moved: pure, for Heaps.svelte and any board that draws heaps of its own. */
import type { Split } from '../lib/protocol';
import type { Spot } from './placing.svelte';

/** In no heap. */
export const NONE = -1;

/** One number for each thing: its heap, or NONE. */
export function heapsOf(split: Split, place: Spot): number[] {
  return split.things.map((_, thing) => place[thing] ?? NONE);
}

export function heldBy(place: Spot, heap: number): number {
  return place.filter((other) => other === heap).length;
}

/** Is there room for the thing in this heap? Where it lies already, there is. */
export function hasRoom(split: Split, place: Spot, thing: number, heap: number): boolean {
  return heap === NONE || place[thing] === heap || heldBy(place, heap) < (split.room[heap] ?? 0);
}

/** The thing is put into a heap; null if there is no room. */
export function put(split: Split, place: Spot, thing: number, heap: number): number[] | null {
  const now = heapsOf(split, place);
  if (heap < NONE || heap >= split.heaps.length || !hasRoom(split, now, thing, heap)) return null;
  return now.map((other, at) => (at === thing ? heap : other));
}

/** The next heap that has room, to the right (1) or to the left (-1); past the last comes none again. */
export function nextHeap(split: Split, place: Spot, thing: number, way: 1 | -1): number {
  const ring = split.heaps.length + 1;
  let heap = heapsOf(split, place)[thing] ?? NONE;
  for (let step = 0; step < ring; step += 1) {
    heap = ((heap + 1 + way + ring) % ring) - 1;
    if (hasRoom(split, place, thing, heap)) return heap;
  }
  return heap;
}

/** Has everything been put that must be? */
export function isComplete(split: Split, place: Spot): boolean {
  return !split.all || heapsOf(split, place).every((heap) => heap !== NONE);
}
