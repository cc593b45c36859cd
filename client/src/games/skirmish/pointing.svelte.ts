/** What a player does at the table of skirmish: what they look at and pick, what they aim at, and where they send somebody. */
import type { AskedInfo, OptionInfo } from '../../lib/protocol';
import type { BoardProps } from '../board';
import { actsOf, attacksOn, chooseOf, walkOf } from './choosing';
import type { Point } from './ground';
import type { Hand } from './hand.svelte';
import type { Disc } from './looking';
import type { Outlooks } from './outlooks.svelte';
import { isRisky } from './overlays';
import type { Ruler } from './ruler.svelte';
import type { SkirmishView } from './types';
import { isAlive, readThing } from './units';

/** What of the table it needs to know, as it is now. */
export interface Pointed extends Pick<BoardProps, 'touch' | 'chooseThen' | 'look'> {
  view: SkirmishView;
  viewer: number;
  asked: AskedInfo | null;
  /** The unit that is looked at, if it can act: a click on the table is for it. */
  acting: number;
  /** The thing under the pointer. */
  pointed: string;
  disc: (unit: number) => Disc | null;
  /** Where units are small under a finger, the table comes close to this one. */
  comeClose: (unit: number) => void;
  lookAt: (x: number, y: number) => void;
}

export class Pointing {
  /** The unit that is only looked at. */
  looked = $state(-1);
  aimingAt = $state(-1);
  /** The deed under the pointer. */
  deed = $state.raw<OptionInfo | null>(null);

  constructor(
    private readonly at: () => Pointed,
    private readonly hand: Hand,
    private readonly ruler: Ruler,
    private readonly outlooks: Outlooks,
  ) {}

  /** Something else is asked. */
  forget(): void {
    this.aimingAt = -1;
    this.deed = null;
  }

  click(thing: string, pointer: string): void {
    const { view, asked, acting, disc, touch } = this.at();
    const { hand, ruler } = this;
    const { kind, id } = readThing(thing);
    if (ruler.taken)
      return ruler.click(kind === 'unit' ? (disc(id) ?? null) : kind === 'stone' ? (view.stones[id] ?? null) : null);
    if (hand.ask === 'deploy' && kind === 'unit') {
      this.looked = id;
      hand.pick(id);
      return;
    }
    if ((hand.ask === 'move' || hand.ask === 'push') && kind === 'unit' && id === hand.mover) return;
    // Towards somebody: as near to them as can be, or a push that ends at their base.
    if (hand.surface && kind === 'unit' && view.units[id])
      return hand.ground(view.units[id], { shiftKey: false, pointerType: pointer });
    const attacks = kind === 'unit' && acting >= 0 ? attacksOn(asked, this.outlooks.attacks, acting, id) : [];
    if (attacks.length > 0) {
      const [only, another] = attacks;
      if (pointer === 'mouse' && only && !another) return this.choose(only.option);
      this.aimingAt = id;
      return;
    }
    this.aimingAt = -1;
    if (kind === 'unit') this.pick(id);
    if (asked?.ask !== 'act') touch(thing);
  }

  /** A unit is looked at, and its acts are asked for where not all are listed. */
  pick(id: number): void {
    const { asked, chooseThen, comeClose } = this.at();
    this.looked = id;
    comeClose(id);
    const chosen = chooseOf(asked, id);
    if (chosen) chooseThen?.(chosen.value, '', '');
  }

  choose(option: OptionInfo): void {
    this.forget();
    this.at().chooseThen?.(option.value, '', '');
  }

  /** A unit is looked at, from the list of its army; if it can act, it is picked. */
  lookAt(id: number): void {
    this.pick(id);
    const { view, lookAt } = this.at();
    const it = view.units[id];
    if (it && isAlive(it)) lookAt(it.x, it.y);
  }

  ground(at: Point, press: PointerEvent): void {
    const { asked, acting } = this.at();
    if (this.ruler.taken) return this.ruler.click(at);
    this.aimingAt = -1;
    if (this.hand.surface) return this.hand.ground(at, press);
    if (acting >= 0 && walkOf(asked, acting)) {
      const mouse = press.pointerType === 'mouse';
      const shown = mouse ? this.outlooks.walk : null;
      // What was shown under the pointer is what a click means.
      const place = shown && shown.place.length > 0 ? shown.place : [at.x, at.y];
      this.#begin(acting, place, mouse && !isRisky(shown?.preview ?? null));
    } else this.looked = -1;
  }

  /** A unit that is pointed somewhere begins to move there: it is said that it moves, and the place follows when it is asked for. */
  #begin(id: number, place: readonly number[], goes: boolean): boolean {
    const { asked, chooseThen } = this.at();
    const act = walkOf(asked, id);
    if (!act || !chooseThen) return false;
    this.hand.want(id, place, goes);
    chooseThen(act.value, '', '');
    return true;
  }

  drags(id: number): boolean {
    const { view, viewer, asked } = this.at();
    const walks = asked?.ask === 'act' && view.units[id]?.seat === viewer && walkOf(asked, id) !== null;
    return !this.ruler.taken && (this.hand.drags(id) || walks);
  }

  drag(id: number, at: Point): void {
    if (this.hand.drags(id)) this.hand.drag(id, at);
    else if (!this.hand.wants(id)) this.#begin(id, [at.x, at.y], false);
    else this.hand.want(id, [at.x, at.y], false);
  }

  drop(id: number, at: Point): void {
    if (this.hand.drags(id)) this.hand.drop(id, at);
    else this.hand.want(id, [at.x, at.y], true);
  }

  nudge(id: number, east: number, north: number): boolean {
    if (this.hand.drags(id)) return this.hand.nudge(id, east, north);
    const { view, asked } = this.at();
    const it = view.units[id];
    return (
      it !== undefined &&
      actsOf(asked).some((act) => act.unit === id) &&
      this.#begin(id, [it.x + east * 250, it.y + north * 250], false)
    );
  }

  hover(at: Point | null): void {
    const { asked, acting, pointed, look } = this.at();
    if (this.ruler.taken && at) this.ruler.hover(at);
    else if (at && this.hand.surface) this.hand.hover(at);
    else if (at && acting >= 0 && !readThing(pointed).kind && walkOf(asked, acting))
      void this.outlooks.ponder(at, look ?? null);
    else this.outlooks.walk = null;
  }
}
