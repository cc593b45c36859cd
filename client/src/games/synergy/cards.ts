/** What the numbers in views, events and options stand for: cards, flags, team powers, statuses, markers, warriors. */
import { squareName } from './squares';
import type {
  CardInfo,
  MarkerRow,
  Numbering,
  StatusRow,
  SynergyContent,
  SynergyView,
  TeamInfo,
  TeamPowerInfo,
  WarriorView,
} from './types';

export const NOBODY = -1;

/** Until the content has come nothing is a flag, a team power, a square, the basic strike or the walk. */
const UNKNOWN: Numbering = {
  flags: 0,
  team_powers: 0,
  basic: Infinity,
  walk: Infinity,
  with_cards: Infinity,
  no_target: Infinity,
  at_square: Infinity,
  at_card: Infinity,
  attacked: 0,
  cursed: Infinity,
};
const EMPTY: SynergyContent = {
  cards: [],
  statuses: [],
  markers: [],
  obstacles: [],
  dangers: [],
  teams: [],
  team_powers: [],
  boards: [],
  categories: [],
  numbering: UNKNOWN,
};

export function contentIn(content: unknown): SynergyContent {
  return (content as SynergyContent | null) ?? EMPTY;
}

export function isFlag({ numbering }: SynergyContent, number: number): boolean {
  return number >= numbering.flags && number < numbering.team_powers;
}

export function isCard({ numbering }: SynergyContent, number: number): boolean {
  return number >= 0 && number < numbering.flags;
}

export function isTeamPower({ numbering }: SynergyContent, number: number): boolean {
  return number >= numbering.team_powers && number < numbering.basic;
}

/** The basic strike, or the basic move. */
export function isBasic({ numbering }: SynergyContent, number: number): boolean {
  return number === numbering.basic;
}

export function cardOf(content: SynergyContent, number: number): CardInfo | null {
  return isCard(content, number) ? (content.cards[number] ?? null) : null;
}

/** The team whose flag this is. */
export function flagTeam(content: SynergyContent, number: number): TeamInfo | null {
  return isFlag(content, number) ? (content.teams[number - content.numbering.flags] ?? null) : null;
}

/** A team power by its number, or by its place among them. */
export function teamPower(content: SynergyContent, number: number): TeamPowerInfo | null {
  return content.team_powers[isTeamPower(content, number) ? number - content.numbering.team_powers : number] ?? null;
}

export function isGadget(content: SynergyContent, number: number): boolean {
  return isFlag(content, number) || cardOf(content, number)?.category === 'gadget';
}

/** What it is called, whatever it is. */
export function nameOf(content: SynergyContent, number: number): string {
  if (isBasic(content, number)) return 'Basic strike';
  const flag = flagTeam(content, number);
  if (flag) return `Flag of the ${flag.name}`;
  return (
    cardOf(content, number)?.name ?? (isTeamPower(content, number) ? (teamPower(content, number)?.name ?? '') : '')
  );
}

export function iconOf(content: SynergyContent, number: number): string {
  if (isBasic(content, number)) return 'crossed-swords';
  if (isFlag(content, number)) return 'flying-flag';
  return cardOf(content, number)?.icon ?? teamPower(content, number)?.icon ?? 'card-random';
}

// -- statuses and markers

export function statusOf(content: SynergyContent, number: number): StatusRow | null {
  return content.statuses[number] ?? null;
}

/** Each status of a warrior once. */
export function statusesOf(content: SynergyContent, warrior: WarriorView): StatusRow[] {
  const found = [...new Set(warrior.statuses)].flatMap((number) => statusOf(content, number) ?? []);
  const zombie = warrior.raised_by >= 0 ? content.statuses.find((row) => row.id === 'zombie') : undefined;
  return zombie ? [...found, zombie] : found;
}

export function markerOf(content: SynergyContent, number: number): MarkerRow {
  return content.markers[number] ?? { id: '', name: '', icon: 'card-random', text: '' };
}

// -- warriors

/** Each warrior has a picture of its own, by team and place. */
const PIECES: Record<string, readonly string[]> = {
  orcs: ['orc-head', 'brute', 'goblin-head', 'troll', 'anvil', 'ogre'],
  goths: ['female-vampire', 'vampire-dracula', 'floating-ghost', 'eyelashes', 'raven', 'rose'],
  cats: ['cat', 'feline', 'tiger-head', 'hollow-cat', 'saber-toothed-cat-head', 'schrodingers-cat-alive'],
  'mad-scientists': ['frankenstein-creature', 'mad-scientist', 'microscope', 'brain', 'lab-coat', 'atom'],
  librarians: ['bookshelf', 'secret-book', 'hourglass', 'magnifying-glass', 'book-pile', 'read'],
  'lawn-gnomes': ['rake', 'fishing-pole', 'wheelbarrow', 'trench-spade', 'spotted-mushroom', 'full-metal-bucket'],
};

export function teamOf(content: SynergyContent, team: number): TeamInfo | null {
  return content.teams[team] ?? null;
}

export function figureIcon(content: SynergyContent, warrior: Pick<WarriorView, 'team' | 'figure'>): string {
  const team = teamOf(content, warrior.team);
  return PIECES[team?.id ?? '']?.[warrior.figure] ?? team?.icon ?? 'person';
}

export function warriorName(
  content: SynergyContent,
  warrior: Pick<WarriorView, 'team' | 'figure'> | undefined,
): string {
  return warrior ? (teamOf(content, warrior.team)?.warriors[warrior.figure] ?? `Warrior ${warrior.figure + 1}`) : '';
}

/** The first name, where there is little room: "Mildred", "Captain Mittens" stays as it is. */
export function shortName(content: SynergyContent, warrior: Pick<WarriorView, 'team' | 'figure'> | undefined): string {
  return warriorName(content, warrior).replace(/ (the|\().*$/, '');
}

/** Gadgets that everybody sees, flags not among them. */
export function gadgetsOf(content: SynergyContent, warrior: WarriorView): number[] {
  return warrior.cards.filter((card) => !isFlag(content, card) && isGadget(content, card));
}

export const flagsOf = (content: SynergyContent, warrior: WarriorView): number[] =>
  warrior.cards.filter((card) => isFlag(content, card));

export function isSuppressed(view: SynergyView, card: number): boolean {
  return view.suppressed.some(([suppressed]) => suppressed === card);
}

/** The colour of a team as a CSS variable, and what is written on it. */
export function teamColour(team: TeamInfo | null, use: '' | '-ink' = ''): string {
  return team ? `var(--team-${team.colour}${use})` : `var(--team-none${use})`;
}

// -- things, as options name them: warrior:3, square:37, card:might, flag:orcs, team:cats, power:seven-hits, seat:0

export interface Thing {
  kind: string;
  id: number;
}

export function readThing(thing: string): Thing {
  const [kind = '', id = ''] = thing.split(':');
  const number = Number(id);
  return { kind, id: id !== '' && Number.isInteger(number) ? number : NOBODY };
}

/** The number of a card, a flag or a team power that an option names; NOBODY for anything else. */
export function readCard(content: SynergyContent, thing: string): number {
  const [kind = '', id = ''] = thing.split(':');
  const after = (from: number, place: number): number => (place < 0 ? NOBODY : from + place);
  if (kind === 'card') return content.cards.findIndex((row) => row.id === id);
  if (kind === 'flag')
    return after(
      content.numbering.flags,
      content.teams.findIndex((team) => team.id === id),
    );
  return kind === 'power'
    ? after(
        content.numbering.team_powers,
        content.team_powers.findIndex((power) => power.id === id),
      )
    : NOBODY;
}

/** The team that an option names, or whose flag it names. */
export function readTeam(content: SynergyContent, thing: string): TeamInfo | null {
  const [kind = '', id = ''] = thing.split(':');
  return kind === 'team' || kind === 'flag' ? (content.teams.find((team) => team.id === id) ?? null) : null;
}

/** How options name a card, a flag or a team power. */
export function cardThing(content: SynergyContent, number: number): string {
  const flag = flagTeam(content, number);
  if (flag) return `flag:${flag.id}`;
  return isTeamPower(content, number)
    ? `power:${teamPower(content, number)?.id ?? ''}`
    : `card:${cardOf(content, number)?.id ?? ''}`;
}

export function nameOfThing(content: SynergyContent, view: SynergyView, thing: string): string {
  const { kind, id } = readThing(thing);
  if (kind === 'warrior') return warriorName(content, view.warriors[id]);
  if (kind === 'square') return squareName(id);
  const card = readCard(content, thing);
  if (card >= 0) return nameOf(content, card);
  return readTeam(content, thing)?.name ?? '';
}
