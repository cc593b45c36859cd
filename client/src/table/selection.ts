/**
 * Click things until one option is left.
 *
 * Options name the things on the table that they touch. Picking things narrows the options down to those that touch
 * all of them; when a pick leaves a single one, that is the answer. The same for every game.
 */
import type { AskedInfo, GreyInfo, OptionInfo } from '../lib/protocol';

export type Picked = readonly string[];

export interface Narrowed {
  picked: Picked;
  /** The only option left, once something was picked. */
  answer: OptionInfo | null;
}

/** The options that touch everything picked so far. */
export function live(options: readonly OptionInfo[], picked: Picked): OptionInfo[] {
  return options.filter((option) => picked.every((thing) => option.touches.includes(thing)));
}

/** The things that can be clicked next. */
export function lit(options: readonly OptionInfo[], picked: Picked): Set<string> {
  const things = live(options, picked).flatMap((option) => option.touches);
  return new Set(things.filter((thing) => !picked.includes(thing)));
}

/** What clicking ``thing`` comes to; null if it does nothing. A picked thing is put back. */
export function pick(options: readonly OptionInfo[], picked: Picked, thing: string): Narrowed | null {
  if (picked.includes(thing)) return { picked: picked.filter((other) => other !== thing), answer: null };
  const next = [...picked, thing];
  const left = live(options, next);
  if (left.length === 0) return null;
  return { picked: next, answer: left.length === 1 ? left[0]! : null };
}

/** The option that touches exactly what is picked, though others touch more: "just these". */
export function exact(options: readonly OptionInfo[], picked: Picked): OptionInfo | null {
  if (picked.length === 0) return null;
  return live(options, picked).find((option) => option.touches.length === picked.length) ?? null;
}

/** The things that can be marked in any combination, where every set of them is an option ("any players you choose"); none for
 *  any other question. Such a question is answered by marking and confirming, not by picking one of very many sets. */
export function markable(options: readonly OptionInfo[]): string[] {
  const things = [...new Set(options.flatMap((option) => option.touches))];
  if (things.length < 2 || options.length !== 2 ** things.length - 1) return [];
  const sets = new Set(options.map((option) => [...option.touches].sort().join()));
  return sets.size === options.length && !sets.has('') ? things : [];
}

/** The options that need a button of their own: nothing on the board stands for them, or only seats do. */
export function listed(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => option.touches.every((thing) => thing.startsWith('seat:')));
}

/** Why a thing is no option now, if it is none. */
export function whyNot(asked: AskedInfo | null, thing: string): GreyInfo | null {
  if (!asked || asked.options.some((option) => option.touches.includes(thing))) return null;
  return asked.greys.find((grey) => grey.touches.includes(thing)) ?? null;
}

/** Must the player say it twice? A secret choice that others wait for cannot be taken back once they have answered. */
export function needsConfirmation(asked: AskedInfo): boolean {
  return asked.kind === 'commit';
}
