/** What pointing at a thing would do, while something is asked: its option, the way there, the line, the area. */
import type { AskedInfo, OptionInfo } from '../../lib/protocol';
import { live } from '../../table/selection';
import { isBasic, NOBODY, readCard, readThing } from './cards';
import { around, wayTo, type Point } from './squares';
import type { AimInfo, SynergyContent, SynergyEvent, SynergyOutlook, SynergyView } from './types';
import { livingOn } from './warriors';

/** The options to which this thing is the next step. */
export function optionsAt(asked: AskedInfo | null, picked: readonly string[], thing: string): OptionInfo[] {
  if (!asked || !thing) return [];
  return live(asked, picked).filter((option) =>
    asked.sets ? option.touches.includes(thing) : option.touches[picked.length] === thing,
  );
}

/** Where a thing is on the board; NOBODY if it is nowhere. */
export function placeOf(view: SynergyView, thing: string): number {
  const { kind, id } = readThing(thing);
  if (kind === 'square') return id;
  if (kind === 'warrior') return view.warriors[id]?.square ?? NOBODY;
  return NOBODY;
}

/** The card with which something is being aimed: the last one that was declared or picked in this question or the one before. */
export function aimedCard(content: SynergyContent, picked: readonly string[], pointed: string, wanted: number): number {
  const named = [pointed, ...[...picked].reverse()].map((thing) => readCard(content, thing)).find((card) => card >= 0);
  return named ?? wanted;
}

export interface Sight {
  /** The way of a walk, from its first square on. */
  way: number[];
  /** A straight line, of a strike or a leap. */
  line: { from: number; to: number } | null;
  /** The squares that would be affected. */
  area: number[];
  /** Where what is pointed at could go. */
  targets?: number[];
}

// -- shortcuts: while it is asked what a warrior does, a click on the board says it at once

/** Is a warrior aimed at, and not a square, a gadget or an area? */
function atWarrior({ numbering }: SynergyContent, aim: AimInfo): boolean {
  return aim.target < numbering.no_target;
}

/** Is this a strike of the option? With face-down + cards that are turned up for it, it is aimed like the strike itself. */
function isAimOf({ numbering }: SynergyContent, aim: AimInfo, option: OptionInfo): boolean {
  return aim.act === option.value % numbering.with_cards;
}

/** The squares where the walk of the one who acts can end, and its way there. */
export function waysOf(outlook: SynergyOutlook | null): Map<number, readonly number[]> {
  return new Map((outlook?.ways ?? []).map(({ end, way }) => [end, way]));
}

/** Players who want to hurt a friend say so with a button; a click does not. */
function isMeant(view: SynergyView, outlook: SynergyOutlook, aim: AimInfo): boolean {
  return aim.damage === 0 || view.warriors[aim.target]?.seat !== view.warriors[outlook.warrior]?.seat;
}

/** The strikes that a click on this warrior, or on its body, offers, the best first. */
export function aimsAt(
  content: SynergyContent,
  asked: AskedInfo | null,
  outlook: SynergyOutlook | null,
  view: SynergyView,
  warrior: number,
): AimInfo[] {
  if (!outlook || !asked) return [];
  const offered = new Set(asked.options.map((option) => option.value));
  return outlook.aims
    .filter(
      (aim) => atWarrior(content, aim) && aim.target === warrior && offered.has(aim.act) && isMeant(view, outlook, aim),
    )
    .sort((one, other) => other.expected - one.expected);
}

/** The things on the board that a click does something to while it is asked what a warrior does. */
export function shortcutsOf(
  content: SynergyContent,
  asked: AskedInfo | null,
  outlook: SynergyOutlook | null,
  view: SynergyView,
): Set<string> {
  if (asked?.ask !== 'act' || !outlook) return new Set();
  const offered = new Set(asked.options.map((option) => option.value));
  const walks = offered.has(content.numbering.walk) ? outlook.ways.map(({ end }) => `square:${end}`) : [];
  const aims = outlook.aims.filter(
    (aim) => atWarrior(content, aim) && offered.has(aim.act) && isMeant(view, outlook, aim),
  );
  return new Set([...walks, ...aims.map((aim) => `warrior:${aim.target}`)]);
}

/** Does the option fill an area around the one who acts, without asking for a target? */
export function strikesArea(content: SynergyContent, option: OptionInfo): boolean {
  return option.touches.some((thing) => content.cards[readCard(content, thing)]?.reach?.kind === 'area');
}

/** What a strike would come to that names nobody, as soon as it is pointed at. */
export function aimAround(
  content: SynergyContent,
  outlook: SynergyOutlook | null,
  option: OptionInfo | null,
): AimInfo | null {
  const [only, another] = outlook && option ? outlook.aims.filter((aim) => isAimOf(content, aim, option)) : [];
  return only && !another && only.warrior === NOBODY ? only : null;
}

/** The squares at which a strike can go, while only its button is pointed at. */
export function targetsOf(
  content: SynergyContent,
  view: SynergyView,
  outlook: SynergyOutlook | null,
  option: OptionInfo | null,
): number[] {
  if (!outlook || !option || aimAround(content, outlook, option)) return [];
  const aims = outlook.aims.filter((aim) => isAimOf(content, aim, option));
  return [
    ...new Set(
      aims.map((aim) => (atWarrior(content, aim) ? (view.warriors[aim.target]?.square ?? NOBODY) : aim.square)),
    ),
  ].filter((square) => square >= 0);
}

/** "50 %, 1 damage"; "always, 3.5 damage to 2". */
export function aimWords(aim: AimInfo): string {
  if (aim.needs === 0 && aim.damage === 0) return aim.warrior === NOBODY ? '' : 'always works';
  const parts = [
    aim.needs === 0 ? 'always hits' : aim.chance === 0 ? 'out of reach of the die' : `${aim.needs}+, ${aim.chance} %`,
  ];
  const plural = aim.victims > 1 ? ` to ${aim.victims} together` : '';
  if (aim.damage > 0) parts.push(`${aim.damage} damage${plural}`);
  if (aim.damage > 0 && aim.needs > 0) parts.push(`${aim.expected} expected`);
  return parts.join(' · ');
}

/** What the option of a "target" question would come to: of the strike whose targets are exactly those that are offered. */
export function aimOf(
  outlook: SynergyOutlook | null,
  asked: AskedInfo | null,
  value: number,
  card: number,
): AimInfo | null {
  if (asked?.ask !== 'target' || !outlook) return null;
  const offered = asked.options
    .map((option) => option.value)
    .sort((one, other) => one - other)
    .join();
  const acts = [...new Set(outlook.aims.map((aim) => aim.act))].filter(
    (act) =>
      outlook.aims
        .filter((aim) => aim.act === act)
        .map((aim) => aim.target)
        .sort((one, other) => one - other)
        .join() === offered,
  );
  const found = outlook.aims.filter((aim) => aim.target === value && acts.includes(aim.act));
  return found.find((aim) => aim.card === card) ?? (acts.length === 1 ? (found[0] ?? null) : null);
}

export const NOTHING: Sight = { way: [], line: null, area: [] };

const MOVES = new Set(['walk', 'step', 'land', 'run', 'hop']);

/** What to draw while a lit thing is pointed at. */
export function sightOf(
  view: SynergyView,
  content: SynergyContent,
  ask: string,
  thing: string,
  card: number,
  isLit: boolean,
  ways?: ReadonlyMap<number, readonly number[]>,
): Sight {
  const me = view.warriors[view.active];
  const from = me?.square ?? NOBODY;
  const to = placeOf(view, thing);
  const reach = content.cards[card]?.reach ?? null;
  // A card that fills an area around its user is shown as soon as it is pointed at.
  if (to < 0) return reach?.kind === 'area' && from >= 0 ? { ...NOTHING, area: around(from, reach.size) } : NOTHING;
  if (!isLit || from < 0 || from === to) return NOTHING;
  const known = ask === 'walk' || (ask === 'act' && thing.startsWith('square:')) ? ways?.get(to) : undefined;
  if (known) return { ...NOTHING, way: [...known] };
  if (MOVES.has(ask)) {
    const way = wayTo(
      from,
      to,
      (square) => isBlocked(view, content, square, from),
      (square) => dangerOn(view, content, square),
    );
    return way.length > 0 ? { ...NOTHING, way } : { ...NOTHING, line: { from, to } };
  }
  const area = reach && reach.size > 0 && reach.kind !== 'area' ? around(to, reach.size) : [];
  return { way: [], line: { from, to }, area };
}

export function isBlocked(view: SynergyView, content: SynergyContent, square: number, from: number): boolean {
  if (square === from) return false;
  if ((content.boards[view.board]?.rows.join('') ?? '')[square] !== '.') return true;
  if (view.markers.some(([marker, on]) => on === square && content.obstacles.includes(marker))) return true;
  return livingOn(view, square).length > 0;
}

/** Peels, holes and campfires: what a proposed walk goes around. */
export function dangerOn(view: SynergyView, content: SynergyContent, square: number): number {
  return view.markers.some(([marker, on]) => on === square && content.dangers.includes(marker)) ? 1 : 0;
}

/** What is being used: the card of the strike on stage, or the one that was chosen last. */
export function cardInUse(content: SynergyContent, events: readonly SynergyEvent[]): number {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at]!;
    if (event.type === 'WarriorBegins' || event.type === 'WarriorEnds') return NOBODY;
    if (event.type === 'StrikeDeclared' || event.type === 'CardUsed' || event.type === 'CardTurnedUp')
      return isBasic(content, event.card) ? NOBODY : event.card;
  }
  return NOBODY;
}

/** A polyline through the middles of squares. */
export function polyline(squares: readonly number[], middle: (square: number) => Point): string {
  return squares.map((square) => `${middle(square).x},${middle(square).y}`).join(' ');
}
