/** What is asked, and what pointing at a thing would do: acts by their numbers, the attacks of a unit, places as they are pointed at. */
import type { AskedInfo, OptionInfo } from '../../lib/protocol';
import { readAct, type ActKind, type AttackInfo, type ReadAct, type SkirmishOutlook, type SkirmishView } from './types';

/** What a unit may do, as it is offered; `value` is the answer. */
export interface Act extends ReadAct {
  value: number;
}

export const actOf = (value: number): Act => ({ ...readAct(value), value });

/** Does a unit do it? Its player ends the turn, or hands it over. */
export const isOfAUnit = ({ kind }: Act): boolean => kind !== 'end' && kind !== 'hand over';

export const actsOf = (asked: AskedInfo | null): Act[] =>
  asked?.ask === 'act' ? asked.options.map(({ value }) => actOf(value)) : [];

/** The act with which a unit goes somewhere: its movement, and when that is used its march. */
export function walkOf(asked: AskedInfo | null, unit: number): Act | null {
  const own = actsOf(asked).filter((act) => act.unit === unit);
  return own.find(({ kind }) => kind === 'move') ?? own.find(({ kind }) => kind === 'march') ?? null;
}

/** In the largest battles only the acts of one unit are listed: the answer that makes it this one; null where they are, or where it can do nothing. */
export const chooseOf = (asked: AskedInfo | null, unit: number): Act | null =>
  actsOf(asked).find((act) => act.kind === 'choose' && act.unit === unit) ?? null;

const ATTACKS: ReadonlySet<ActKind> = new Set(['strike', 'shoot', 'push']);

/** An attack that is offered, with what it would come to where that is known. */
export interface Attack {
  option: OptionInfo;
  aim: AttackInfo | null;
}

/** The attacks of a unit on another one that are offered, with what they would come to where that is known; the likeliest first. */
export function attacksOn(
  asked: AskedInfo | null,
  outlook: SkirmishOutlook | null,
  unit: number,
  target: number,
): Attack[] {
  if (asked?.ask !== 'act') return [];
  return asked.options
    .filter(({ value }) => {
      const act = actOf(value);
      return ATTACKS.has(act.kind) && act.unit === unit && act.what === target;
    })
    .map((option) => ({ option, aim: outlook?.attacks.find((aim) => aim.act === option.value) ?? null }));
}

/** The unit an attack is for; null for any other act. */
export function targetOf(value: number): number | null {
  const { kind, what } = actOf(value);
  return ATTACKS.has(kind) ? what : null;
}

/** The enemies that a unit could attack now. */
export function targetsOf(asked: AskedInfo | null, unit: number): Set<number> {
  return new Set(
    actsOf(asked)
      .filter((act) => ATTACKS.has(act.kind) && act.unit === unit)
      .map(({ what }) => what),
  );
}

/** "67 % · needs 3+ · 2 damage". */
export function aimWords(aim: AttackInfo): string {
  const parts = [`${aim.chance} %`, `needs ${aim.needs}+`];
  if (aim.how !== 'push') parts.push(`${aim.damage} damage${aim.critical ? ', doubled on a 6' : ''}`);
  return parts.join(' · ');
}

const sign = (by: number): string => (by < 0 ? `− ${-by}` : `+ ${by}`);

/** "die + 2 Atk + 1 flanking − 1 cover against Def 4; two dice, the lower counts". */
export function termWords(aim: AttackInfo): string {
  const sum = ['die', ...aim.terms.map(({ name, by }) => `${sign(by)} ${name}`)].join(' ');
  const dice = aim.dice === 1 ? '' : aim.ease ? '; two dice, the higher counts' : '; two dice, the lower counts';
  const escape = aim.escape > 0 ? `; ${aim.escape} % of hits escaped` : '';
  return `${sum} against Def ${aim.defence}${dice}${escape}`;
}

// -- places

export interface Surface {
  width: number;
  height: number;
  step: number;
  start: readonly [number, number];
  /** Of what is placed there; 0 for a point. */
  radius: number;
  /** No place at all is an answer, too. */
  optional: boolean;
  path: boolean;
  areas: readonly (readonly number[])[];
}

/** The plane on which a place is asked for; null where it is none (an army that is built). */
export function surfaceOf(shape: Record<string, unknown>): Surface | null {
  if (typeof shape['width'] !== 'number' || typeof shape['height'] !== 'number') return null;
  const start = shape['start'] as [number, number] | undefined;
  return {
    width: shape['width'],
    height: shape['height'],
    step: Number(shape['step'] ?? 250),
    start: start ?? [shape['width'] / 2, shape['height'] / 2],
    radius: Number(shape['radius'] ?? 0),
    optional: shape['optional'] === true,
    path: shape['path'] === true,
    areas: (shape['areas'] as number[][] | undefined) ?? [],
  };
}

export interface Placed {
  unit: number;
  x: number;
  y: number;
}

/** (unit, x, y, unit, x, y, …) → who stands where. */
export function deployed(place: readonly number[]): Placed[] {
  return Array.from({ length: Math.floor(place.length / 3) }, (_, at) => ({
    unit: place[3 * at]!,
    x: place[3 * at + 1]!,
    y: place[3 * at + 2]!,
  }));
}

export const flat = (placed: readonly Placed[]): number[] => placed.flatMap(({ unit, x, y }) => [unit, x, y]);

/** One unit goes elsewhere; it is added if it was not there. */
export function put(placed: readonly Placed[], unit: number, x: number, y: number): Placed[] {
  const there = { unit, x, y };
  return placed.some((each) => each.unit === unit)
    ? placed.map((each) => (each.unit === unit ? there : each))
    : [...placed, there];
}

/** The unit that a place is asked for: who moves, who is placed; -1 where it is nobody's. */
export function moverOf(shape: Record<string, unknown>, view: Pick<SkirmishView, 'acting'>): number {
  return typeof shape['unit'] === 'number' ? shape['unit'] : (view.acting[1] ?? -1);
}

/** The unit that is being pushed. */
export const pushedIn = (view: Pick<SkirmishView, 'acting'>): number => view.acting[2] ?? -1;

const DECLINING: Readonly<Record<string, string>> = {
  move: 'Not after all',
  push: 'Leave it there',
  stone: 'Enough stones',
};

/** What the button says with which no place is named; empty where one must be. */
export const refusalOf = (ask: string, surface: Pick<Surface, 'optional'> | null): string =>
  surface?.optional ? (DECLINING[ask] ?? 'None') : '';
