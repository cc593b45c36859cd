// Character cards of a player's own making, checked here in the words the server would use.
import type { Worth } from '../../lib/protocol';
import type { CardInfo, FiguresContent } from './types';

export const LONGEST = 40;
/** The ranks that each action of a card is used on, the best first; King and Ace is Recover for everyone. */
export const RANKS = ['Queen or Jack', '10 or 9', '8 or 7'] as const;

export function emptyCard(): CardInfo {
  return { id: '', name: '', icon: 'puppet', actions: ['blast', 'boost', 'dodge'] };
}

/** Sir Brassknuckle → sir-brassknuckle. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST - 4)
    .replace(/-+$/, '');
}

/** An id for a new card that nobody has yet. */
export function freshId(name: string, taken: ReadonlySet<string>): string {
  const base = slug(name) || 'figure';
  let id = base;
  for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
  return id;
}

export function takenIds(content: FiguresContent, made: readonly CardInfo[]): Set<string> {
  return new Set([
    ...content.lines.flatMap((line) => line.figure.map((figure) => figure.id)),
    ...made.map((card) => card.id),
  ]);
}

/** What is wrong with a card; empty if nothing is. */
export function faultOfCard(card: CardInfo, content: FiguresContent): string {
  const name = card.name.trim();
  if (!name) return 'Give the figure a name.';
  if (name.length > LONGEST) return `The name has ${name.length} characters; there is room for ${LONGEST}.`;
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f-\u009f]/.test(name)) return 'The name has a character that cannot be printed.';
  const known = new Set(content.actions.map((action) => action.id));
  if (card.actions.length !== 3 || card.actions.some((action) => !known.has(action)))
    return 'Pick three special actions.';
  return '';
}

/** What the box on the set-up screen is called in which a player's own cards lie; every message that speaks of it names it so. */
export const OWN_CARDS = 'Your own character cards';

/** A card was saved: where it is found now. */
export function readyWords(name: string): string {
  return `${name} is ready. When you set up a table, tick it under “${OWN_CARDS}”.`;
}

/** How often a card wins, in whole percent, and how far off that may be. */
export function worthWords(worth: Pick<Worth, 'share' | 'low' | 'high'>): string {
  return `wins ${Math.round(worth.share * 100)} % ± ${Math.ceil((worth.high - worth.low) * 50)}`;
}

/** How many games that was found from, and how many are still to come. */
export function triedWords(worth: Pick<Worth, 'games' | 'most' | 'done'>): string {
  const games = worth.games.toLocaleString('en');
  return worth.done
    ? `Tried out in ${games} games.`
    : `${games} games so far, ${worth.most.toLocaleString('en')} at most.`;
}
