/**
 * A place that is being pointed at: a point, a path, or things put into heaps.
 *
 * It holds what was pointed at and what the server said of it, apart from any drawing, so that a game's own board can draw places
 * with its own pictures. Each change is tried at the server: seldom enough not to flood it, and the latest always last.
 */
import type { AskedInfo, Plane, RefusedPlace, Split, Tried } from '../lib/protocol';

/** Between two tries at least. */
export const PAUSE = 80;
/** After the server refused to hear more. */
const REST = 1000;

export type Spot = readonly number[];

export interface PlacePort {
  /** Points at a place without answering; false if the line is down. */
  try(place: number[]): boolean;
  answer(place: number[]): void;
}

export class Placing {
  /** What is pointed at; empty before anything is. Paths: x and y by turns. Heaps: a number for each thing. */
  tried: Spot = $state.raw([]);
  /** The legal place that confirming answers: what is pointed at, or the nearest to it; null until the server has said so. */
  place: Spot | null = $state.raw(null);
  refused: RefusedPlace | null = $state.raw(null);
  /** What would happen there; the kinds are the game's own, and each has a sentence. */
  preview: Record<string, unknown> | null = $state.raw(null);
  /** The server has not said yet what comes of the latest. */
  waiting = $state(false);
  /** The words of the button that answers with no place at all; empty where that is no answer. The board knows. */
  declining = $state('');

  #port: PlacePort;
  #wanted: Spot | null = null;
  #sent: Spot | null = null;
  /** It was confirmed before the server had said what comes of it. */
  #early = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly asked: AskedInfo,
    port: PlacePort,
  ) {
    this.#port = port;
  }

  get shape(): Record<string, unknown> {
    return this.asked.shape ?? {};
  }

  get plane(): Plane | null {
    return this.shape['type'] === 'Plane' ? (this.shape as unknown as Plane) : null;
  }

  get split(): Split | null {
    return this.shape['type'] === 'Split' ? (this.shape as unknown as Split) : null;
  }

  /** Is what is pointed at itself legal? */
  get exact(): boolean {
    return this.place !== null && !this.refused;
  }

  get sentence(): string {
    return String(this.preview?.['sentence'] ?? '');
  }

  /** May it be answered now? */
  get ready(): boolean {
    return this.place !== null && !this.waiting;
  }

  /** Points at a place, which is tried at the server. */
  point(place: Spot): void {
    this.#early = false;
    this.tried = place;
    this.waiting = true;
    this.#wanted = place;
    this.#trySoon();
  }

  /** Points at something unfinished that the server need not hear of yet. */
  hold(place: Spot): void {
    this.reset();
    this.tried = place;
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = null;
    this.#early = false;
    this.tried = [];
    this.place = null;
    this.refused = null;
    this.preview = null;
    this.waiting = false;
  }

  #trySoon(): void {
    // One at a time: while one is on the way, the latest waits; those between are never sent.
    if (this.#timer !== undefined || this.#sent !== null || this.#wanted === null) return;
    const place = this.#wanted;
    if (!this.#port.try([...place])) return; // The line is down: again when it is back.
    this.#wanted = null;
    this.#sent = place;
    this.#pause(PAUSE);
  }

  #pause(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#trySoon();
    }, milliseconds);
  }

  heard(message: Tried): void {
    if (message.question !== this.asked.id) return;
    if (this.#sent !== null && same(message.tried, this.#sent)) this.#sent = null;
    if (same(message.tried, this.tried)) {
      this.place = message.place;
      this.refused = message.refused;
      this.preview = message.preview;
      this.waiting = false;
      if (this.#early && this.exact) this.confirm();
      this.#early = false;
    }
    this.#trySoon();
  }

  /** The line is back: what was on the way may be lost. */
  again(): void {
    this.#sent = null;
    if (!this.waiting) return;
    this.#wanted = this.tried;
    this.#trySoon();
  }

  /** That was too fast, or went wrong: once more, later. */
  later(): void {
    if (this.#sent === null && this.#wanted === null) return;
    this.#sent = null;
    this.#wanted = this.waiting ? this.tried : null;
    this.#pause(REST);
  }

  confirm(): void {
    if (this.place !== null && this.ready) this.#port.answer([...this.place]);
  }

  /** Confirms now, or as soon as the server finds it legal: a key that comes a moment too early is not lost. */
  confirmSoon(): void {
    if (this.waiting) this.#early = true;
    else this.confirm();
  }

  /** Answers with a place of the board's own finding, such as none at all where that means: not after all. */
  answer(place: Spot): void {
    this.#port.answer([...place]);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

export function same(one: Spot, other: Spot): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place]);
}
