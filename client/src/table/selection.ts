/**
 * Point at things until one option is left.
 *
 * Options name the things on the table that they touch, in the order in which they are pointed at: first the attacker, then the one it
 * attacks. Each pick leaves the options whose path begins with what is picked; when a single one is left, that is the answer.
 * Where a question says so (`asked.sets`), they are sets instead: things are marked in any order, and the set is confirmed.
 * The same for every game.
 */
import type { AskedInfo, OptionInfo, SeatInfo } from '../lib/protocol';
import { isFolded } from './marks';

export type Picked = readonly string[];
/** What of a question picking needs. */
export type Picking = Pick<AskedInfo, 'options' | 'sets'>;

export interface Narrowed {
  picked: Picked;
  /** The only option left, once something was picked; null where the set must be confirmed. */
  answer: OptionInfo | null;
}

/** The options that what is picked may still lead to. */
export function live({ options, sets }: Picking, picked: Picked): OptionInfo[] {
  return options.filter(({ touches }) =>
    sets ? picked.every((thing) => touches.includes(thing)) : picked.every((thing, place) => touches[place] === thing),
  );
}

/** The things that can be pointed at next; in sets also those that are marked, which can be unmarked. */
export function lit(asked: Picking, picked: Picked): Set<string> {
  const left = live(asked, picked);
  if (asked.sets) return new Set(left.flatMap((option) => option.touches));
  return new Set(left.flatMap((option) => option.touches[picked.length] ?? []));
}

/** The things that can be pointed at next, by what is sure of them: one that wins, and those that only harm the own side or change nothing. */
export function markedThings(asked: Picking, picked: Picked): { wins: Set<string>; dim: Set<string> } {
  const wins = new Set<string>();
  const dim = new Set<string>();
  const useful = new Set<string>();
  // Once over the options, not once for each thing: there may be hundreds of both.
  const lights = lit(asked, picked);
  for (const option of asked.sets ? asked.options : live(asked, picked)) {
    const things = asked.sets ? option.touches : option.touches.slice(picked.length, picked.length + 1);
    for (const thing of things) {
      if (!lights.has(thing)) continue;
      if (option.mark === 'wins') wins.add(thing);
      (isFolded(option) ? dim : useful).add(thing);
    }
  }
  for (const thing of dim) if (useful.has(thing) || wins.has(thing)) dim.delete(thing);
  return { wins, dim };
}

/** What pointing at `thing` comes to; null if it does nothing. A picked thing is put back, with all that followed it. */
export function pick(asked: Picking, picked: Picked, thing: string): Narrowed | null {
  if (lit(asked, picked).has(thing) && !(asked.sets && picked.includes(thing))) {
    const next = [...picked, thing];
    const left = live(asked, next);
    return { picked: next, answer: left.length === 1 && !asked.sets ? left[0]! : null };
  }
  if (asked.sets && picked.includes(thing)) return { picked: picked.filter((other) => other !== thing), answer: null };
  const place = picked.indexOf(thing);
  return place < 0 ? null : { picked: picked.slice(0, place), answer: null };
}

/** The option that touches exactly what is picked, though others touch more: it needs a button. None if nothing is picked. */
export function exact(asked: Picking, picked: Picked): OptionInfo | null {
  if (picked.length === 0) return null;
  return live(asked, picked).find((option) => option.touches.length === picked.length) ?? null;
}

/** The things that can be marked, where sets are asked for; none for any other question. */
export function marksOf(asked: Picking): string[] {
  return asked.sets ? [...new Set(asked.options.flatMap((option) => option.touches))] : [];
}

/** Everything but a seat is on the board, unless the board says otherwise. */
export const usuallyDrawn = (thing: string): boolean => !thing.startsWith('seat:');

/** The options that need a button of their own: nothing on the board stands for them, or what is picked does not tell them apart. */
export function listed(
  asked: Picking,
  picked: Picked = [],
  draws: (thing: string) => boolean = usuallyDrawn,
): OptionInfo[] {
  const alike = live(asked, picked).filter((option) => picked.length > 0 && option.touches.length === picked.length);
  if (alike.length > 1) return alike;
  return asked.options.filter(({ touches }) => (asked.sets ? touches.length === 0 : !touches.some(draws)));
}

/** Can the thing lead to an answer of this question, now or after another one? Then there is no reason why not. */
export function isTouched(asked: Picking, thing: string): boolean {
  return asked.options.some((option) => option.touches.includes(thing));
}

/** What the button says that settles on an option. */
export function verbOf(option: Pick<OptionInfo, 'verb' | 'label'>): string {
  return option.verb || option.label;
}

/** Must the player say it twice? A secret choice that others wait for cannot be taken back once they have answered. */
export function needsConfirmation(asked: Pick<AskedInfo, 'kind'>): boolean {
  return asked.kind === 'commit';
}

/** What ends a turn, or lets the moment pass. */
const ENDS = new Set(['end', 'pass', 'nothing']);

/** The answer that always stands at the same place, at the end of the bar; null if there is none. */
export function endOf(options: readonly OptionInfo[]): OptionInfo | null {
  return options.find(({ token, touches }) => ENDS.has(token) && touches.length === 0) ?? null;
}

/** What those are called who use or drop nothing. */
const IDLE = new Set(['pass', 'nothing']);

/** The answer that lets others go on, null if there is none. What a player may leave to the game for good need not be one: an order, say. */
export function passingOf(asked: Pick<AskedInfo, 'options' | 'passing'>): number | null {
  return asked.options.some(({ value, token }) => value === asked.passing && token === 'pass') ? asked.passing : null;
}

/**
 * Is there nothing to do but to pass, and nobody who notices how fast that is done? Who has nothing to use is asked all the same, because
 * a missing question would tell so; but where only bots wait for the answer, nobody has to give it.
 */
export function passesUnseen(
  asked: Pick<AskedInfo, 'options'>,
  seats: readonly Pick<SeatInfo, 'kind'>[],
  viewer: number,
): boolean {
  const [only, another] = asked.options;
  return (
    only !== undefined &&
    !another &&
    IDLE.has(only.token) &&
    seats.every(({ kind }, seat) => seat === viewer || kind === 'bot')
  );
}
