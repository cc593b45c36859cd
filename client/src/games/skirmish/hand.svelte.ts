/**
 * The hand that places: a stone, an army, a unit on its way. It turns clicks, drags and keys into places that are tried at the server,
 * and answers when what was meant is settled: a click with the mouse, a second tap, a drop, Enter, or the button below the table.
 */
import { untrack } from 'svelte';
import { meant } from '../../lesson/spots.svelte';
import type { Placing } from '../../table/placing.svelte';
import { deployed, flat, moverOf, pushedIn, put, surfaceOf, type Placed, type Surface } from './choosing';
import type { Point } from './ground';
import { arrives, isRisky, walkPreview } from './overlays';
import type { SkirmishView } from './types';

/** A tap so near to the last one, in thousandths of an inch, means it. */
const NEAR = 450;
/** So near to the pointer, what is shown was shown for it. */
const SHOWN = 120;

export class Hand {
  #placing: Placing | null = $state.raw(null);
  /** The unit that moves, or is pushed; while an army is set up, the one that is taken up. */
  mover = $state(-1);
  /** Points of a path that are settled. */
  legs: readonly number[] = $state.raw([]);
  /** It was pointed at something on purpose: the pointer may pass over without changing it. */
  pinned = $state(false);
  /** Answer as soon as the server says that it can be. */
  #goes = false;
  /** While an army is set up: why the unit that was dropped went back; empty if it did not. */
  no = $state('');
  /** A unit has been dropped: it goes back where it stood, unless it may stand there. */
  #drops = false;
  /** Who stood where before it was taken up. */
  #stood: readonly number[] | null = null;
  #wanted: { unit: number; place: readonly number[]; goes: boolean } | null = null;

  get ask(): string {
    return this.#placing?.asked.ask ?? '';
  }

  get surface(): Surface | null {
    return this.#placing ? surfaceOf(this.#placing.shape) : null;
  }

  /** Who stands where while an army is set up. */
  get draft(): Placed[] {
    if (this.ask !== 'deploy' || !this.#placing) return [];
    return deployed(this.#placing.tried.length > 0 ? this.#placing.tried : (this.#placing.place ?? []));
  }

  /** Where it points now. */
  get at(): Point {
    const tried = this.#placing?.tried ?? [];
    if (this.ask === 'deploy') {
      const found = this.draft.find(({ unit }) => unit === this.mover) ?? this.draft[0];
      if (found) return found;
    } else if (tried.length >= 2) {
      const end = tried.length - (tried.length % 2);
      return { x: tried[end - 2]!, y: tried[end - 1]! };
    }
    const [x = 0, y = 0] = this.surface?.start ?? [];
    return { x, y };
  }

  /** Another place is asked for, or none any more. */
  take(placing: Placing | null, view: SkirmishView): void {
    untrack(() => {
      if (placing?.asked.id === this.#placing?.asked.id && (placing === null) === (this.#placing === null)) {
        this.#placing = placing;
        return;
      }
      const wanted = this.#wanted;
      this.#placing = placing;
      this.legs = [];
      this.pinned = false;
      this.#goes = this.#drops = false;
      this.#stood = null;
      this.no = '';
      if (!placing) return;
      this.#wanted = null;
      const surface = this.surface;
      if (!surface) return;
      this.mover = this.ask === 'move' ? moverOf(placing.shape, view) : this.ask === 'push' ? pushedIn(view) : -1;
      if (placing.tried.length > 0) return;
      if (this.ask === 'deploy') placing.point([]);
      else if (this.ask === 'move') {
        if (wanted && wanted.unit === this.mover) {
          this.pinned = true;
          this.#goes = wanted.goes;
          this.#point(wanted.place);
        }
      } else placing.point([...surface.start]);
    });
  }

  /** The server has said something: settle what waited for it. */
  heard(): void {
    const placing = this.#placing;
    if (!placing) return;
    const { place, refused, ready, waiting, tried } = placing;
    const preview = walkPreview(placing);
    untrack(() => {
      if (this.ask === 'deploy') {
        if (place && tried.length === 0 && place.length > 0) placing.point(place);
        else if (this.#drops && !placing.waiting) {
          this.#drops = false;
          this.no = refused?.sentence ?? '';
          if (refused && this.#stood) placing.point(this.#stood);
          this.#stood = null;
        }
        return;
      }
      if (!this.#goes || waiting) return;
      this.#goes = false;
      if (ready && arrives(tried, place) && !isRisky(preview)) placing.confirm();
    });
  }

  // -- a unit that is to move, before anybody has asked where

  want(unit: number, place: readonly number[], goes: boolean): void {
    this.#wanted = { unit, place, goes };
  }

  wants(unit: number): boolean {
    return this.#wanted?.unit === unit;
  }

  // -- pointing

  #point(place: readonly number[]): void {
    const surface = this.surface;
    if (!surface) return;
    const clamp = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);
    this.#placing?.point(meant(place).map((value, at) => clamp(value, at % 2 ? surface.height : surface.width)));
  }

  /** A unit is taken up while the army is set up. */
  pick(unit: number): void {
    this.mover = unit;
  }

  #putAt(unit: number, { x, y }: Point): void {
    this.mover = unit;
    this.#stood ??= this.#placing?.tried ?? null;
    this.#placing?.point(flat(put(this.draft, unit, Math.round(x), Math.round(y))));
  }

  hover(at: Point): void {
    if (!this.surface || this.pinned || this.ask === 'deploy') return;
    this.#point([...this.legs, at.x, at.y]);
  }

  ground(at: Point, press: Pick<PointerEvent, 'shiftKey' | 'pointerType'>): void {
    const placing = this.#placing;
    if (!placing) return;
    if (this.ask === 'deploy') {
      if (this.mover >= 0) {
        this.#drops = true;
        this.#putAt(this.mover, at);
      }
      return;
    }
    if (press.shiftKey && this.surface?.path) {
      this.#goes = false;
      this.legs = [...this.legs, Math.round(at.x), Math.round(at.y)];
      this.pinned = false;
      this.#point(this.legs);
      return;
    }
    // A second tap on the same place means it; a click with the mouse means what was shown under it.
    const away = Math.hypot(at.x - this.at.x, at.y - this.at.y);
    const shown = press.pointerType === 'mouse' && away < SHOWN && !isRisky(walkPreview(placing));
    if (placing.ready && (shown || (this.pinned && away < NEAR))) {
      placing.confirm();
      return;
    }
    this.pinned = true;
    // A mouse has shown what comes of it before; a finger sees it only now.
    this.#goes = press.pointerType === 'mouse';
    this.#point([...this.legs, at.x, at.y]);
  }

  /** Somebody else points: what a hint means is shown as if one had pointed there. */
  show(place: readonly number[]): void {
    untrack(() => {
      if (!this.surface || place.length < 2) return;
      this.legs = [];
      this.pinned = true;
      this.#goes = this.#drops = false;
      this.#placing?.point(place);
    });
  }

  // -- dragging

  drags(unit: number): boolean {
    if (this.ask === 'deploy') return this.draft.some((each) => each.unit === unit);
    return (this.ask === 'move' || this.ask === 'push') && this.mover === unit;
  }

  drag(unit: number, at: Point): void {
    if (this.ask === 'deploy') this.#putAt(unit, at);
    else {
      this.#goes = false;
      this.pinned = true;
      this.#point([...this.legs, at.x, at.y]);
    }
  }

  drop(unit: number, at: Point): void {
    if (this.ask === 'deploy') this.#drops = true;
    this.drag(unit, at);
    if (this.ask !== 'deploy') this.#goes = true;
  }

  // -- keys

  /** Enter, which may come before the server has said what the place is: then it goes there once that is known, and safe. */
  confirm(): void {
    if (this.ask === 'deploy') this.#placing?.confirmSoon();
    else if (this.#placing?.waiting) this.#goes = true;
    else this.#placing?.confirm();
  }

  nudge(unit: number, east: number, north: number): boolean {
    const step = this.surface?.step ?? 250;
    if (this.ask === 'deploy') {
      const it = this.draft.find((each) => each.unit === unit);
      if (!it) return false;
      this.#putAt(unit, { x: it.x + east * step, y: it.y + north * step });
      // By keys one may pass where nobody may stand: what is refused is only said.
      this.#stood = null;
      return true;
    }
    const { x, y } = this.at;
    this.pinned = true;
    this.#goes = false;
    this.#point([...this.legs, x + east * step, y + north * step]);
    return true;
  }

  /** Another leg begins where the last one ends. */
  leg(): void {
    if (!this.surface?.path || !this.#placing) return;
    this.#goes = false;
    const { x, y } = this.at;
    this.legs = [...this.legs, x, y];
    this.pinned = true;
  }

  back(): void {
    this.#goes = false;
    if (this.legs.length > 0) {
      this.legs = this.legs.slice(0, -2);
      this.#point(this.legs.length > 0 ? this.legs : [this.at.x, this.at.y]);
    } else this.reset();
  }

  reset(): void {
    this.legs = [];
    this.pinned = false;
    this.#goes = false;
    this.#placing?.reset();
  }

  /** The next unit that is set up. */
  next(by: number): void {
    const order = this.draft.map(({ unit }) => unit);
    if (order.length === 0) return;
    this.mover = order[(order.indexOf(this.mover) + by + order.length) % order.length]!;
  }
}
