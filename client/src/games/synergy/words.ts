/** Words of the board of synergy. What is asked and what happened is said by the server. */
import type { Happening, Turns } from '../board';
import { teamOf } from './cards';
import type { SynergyContent, SynergyView } from './types';

/** The steps of the set-up, in order; several phases may be one step to a player. */
export const STEPS: readonly { phases: readonly string[]; words: string }[] = [
  { phases: ['deal', 'team', 'power'], words: 'Team' },
  { phases: ['team-card', 'assign', 'draw'], words: 'Cards' },
  { phases: ['goal', 'cup'], words: 'Goal' },
  { phases: ['base'], words: 'Base' },
  { phases: ['place'], words: 'Warriors' },
  { phases: ['flag', 'scatter'], words: 'Flag' },
];

export const PHASE_WORDS: Record<string, string> = {
  deal: 'Dealing',
  team: 'Teams are picked',
  power: 'Team powers are taken',
  'team-card': 'A card for the whole team',
  assign: 'Cards are given to warriors, in secret',
  draw: 'Extra cards are drawn',
  goal: 'Everybody chooses a flag, in secret',
  cup: 'Flags are drawn from the cup',
  base: 'Bases are placed',
  place: 'Warriors are placed',
  flag: 'Flags are given to warriors',
  scatter: 'Power-ups are scattered',
  turn: '',
  over: 'The game is over',
};

/** Phases in which nothing stands on the board yet. */
export const BEFORE_BOARD = new Set(['deal', 'team', 'power', 'team-card', 'assign', 'draw', 'goal', 'cup']);

export function turnWords(view: Pick<SynergyView, 'seat' | 'warriors'>, names: readonly string[]): string {
  const name = names[view.seat] ?? '';
  const own = view.warriors.filter((warrior) => warrior.seat === view.seat && warrior.life === 'alive');
  const acted = own.filter((warrior) => warrior.acted).length;
  const whose = name === 'You' ? 'Your turn' : `${name}’s turn`;
  return own.length > 0 ? `${whose}: ${acted} of ${own.length} have acted` : whose;
}

/** How a game that is over was won: by the flags, as the last one standing, or when the rounds were over. */
export function endedWords(
  view: Pick<SynergyView, 'won_by' | 'winners' | 'teams' | 'goals_shown' | 'living'>,
  content: SynergyContent,
): string {
  const [winner = -1, ...others] = view.winners;
  const alone = winner >= 0 && others.length === 0;
  if (view.won_by === 'flags') {
    const home = [view.teams[winner] ?? -1, view.goals_shown[winner] ?? -1].flatMap(
      (team) => teamOf(content, team)?.name ?? [],
    );
    return home.length === 2 ? `Both flags are home: those of the ${home.join(' and the ')}.` : 'Both flags are home.';
  }
  if (view.won_by === 'last') return alone ? 'Nobody else is left to fight on.' : 'Nobody is left to fight on.';
  if (view.won_by !== 'limit') return '';
  if (!alone) return 'The rounds are over, with equal warriors and hits.';
  const most = view.living.every((left, seat) => seat === winner || left < view.living[winner]!);
  return most
    ? 'The rounds are over: most warriors are left.'
    : 'The rounds are over: as many warriors are left, but more hits.';
}

const SMALL = new Set(['Scattered', 'Stepped', 'MarkerLaid', 'MarkerGone']);
const LOUD = new Set(['Died', 'Surrendered', 'PlayerLost', 'GameWon', 'GoalsShown', 'GadgetGiven', 'Neutralized']);

export const isSmall = (event: Happening): boolean => SMALL.has(String(event['type']));
export const isLoud = (event: Happening): boolean => LOUD.has(String(event['type']));
export const isHead = (event: Happening): boolean =>
  event['type'] === 'WarriorBegins' || event['type'] === 'RoundBegins';

const TELLS = new Set(['StrikeDeclared', 'CardUsed', 'Wounded', 'GadgetPicked', ...LOUD]);

/** A warrior's turn. */
export const TURNS: Turns = {
  begins: (event) => event['type'] === 'WarriorBegins',
  ends: (event) => event['type'] === 'WarriorEnds',
  tells: (event) => TELLS.has(String(event['type'])),
};

/** The seat that plays the warrior of an event. */
export function seatOf(event: Happening, view: Pick<SynergyView, 'warriors'>): number | undefined {
  return typeof event['seat'] === 'number' ? event['seat'] : view.warriors[Number(event['warrior'] ?? -1)]?.owner;
}

/** The cards that lie before the viewer: drawn for a warrior (after who it is and how many it keeps), or still in hand. */
export function stageCards(view: Pick<SynergyView, 'offers' | 'hand'>): readonly number[] {
  return view.offers.length > 2 ? view.offers.slice(2) : view.hand;
}

/** What is asked at each moment at which somebody may pass for good. */
export const PASSES: Readonly<Record<string, string>> = {
  begins: 'cards for the beginning of a turn',
  declares: 'cards for a strike of your own',
  attacks: 'cards when you attack',
  gate: 'cards when one of your warriors is named',
  'step-in': 'stepping in for a friend',
  meddle: 'changing a die',
  escape: 'escapes',
  armour: 'turning up armour',
  'at-zero': 'cards at 0 hits',
  wounded: 'cards when wounded',
  rider: 'extra effects of a hit',
  dying: 'cards of the dying',
  answer: 'striking back',
  collided: 'cards for collisions',
  ends: 'cards for the end of a turn',
};
