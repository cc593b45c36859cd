/**
 * What a card is worth before it is played: how often its total wins against a card drawn blindly from all those
 * that this seat cannot see. Exact by counting; no guess about what the other player likes to play.
 */
import type { AskedInfo } from '../../lib/protocol';
import type { FiguresView, FigureView } from './types';
import type { Odds } from '../board';
import { ALL_CARDS, rankOf } from './deck';

const BONUS = 5;

/** The cards that are not in this seat's hand and do not lie open: in the draw pile or in another hand. */
export function unseen(view: FiguresView): number[] {
  const seen = new Set<number>([
    ...view.hand,
    ...view.discard,
    ...view.figures.flatMap((figure) => figure.armor),
    view.attack_card,
    view.defence_card,
  ]);
  return ALL_CARDS.filter((card) => !seen.has(card));
}

/** What a figure adds to its card when it attacks or defends (figures.battle.total). */
export function added(figure: FigureView, attacks: boolean): number {
  const power = figure.wounded ? 0 : figure.power;
  return power + BONUS * ((attacks ? figure.blasts : figure.dodges) - figure.fears);
}

/** For each card that may be played: the chance that it wins this battle. */
export function oddsOf(view: FiguresView, asked: AskedInfo): Map<number, Odds> {
  const odds = new Map<number, Odds>();
  const attacker = view.figures[view.attacker];
  const defender = view.figures[view.defender];
  if (asked.ask !== 'card' || !attacker || !defender) return odds;
  const attacks = view.viewer === view.seat;
  const other = attacks ? view.opponent : view.seat;
  const base = added(attacks ? attacker : defender, attacks);
  const against = added(attacks ? defender : attacker, !attacks);
  // A player without a card plays none, which counts 0 (figures.turn.cards).
  const ranks = view.hand_sizes[other] ? unseen(view).map(rankOf) : [0];
  if (ranks.length === 0) return odds;
  for (const option of asked.options) {
    const mine = base + rankOf(option.value);
    const won = ranks.filter((rank) => (attacks ? mine >= against + rank : mine > against + rank)).length;
    odds.set(option.value, worded(won, ranks.length, attacks, ranks[0] === 0));
  }
  return odds;
}

function worded(won: number, all: number, attacks: boolean, certain: boolean): Odds {
  const chance = won / all;
  const what = attacks ? 'wins' : 'holds';
  const percent = `${percentOf(won, all)} %`;
  const sentence = certain
    ? `The other player has no card: it ${won ? what : 'loses'} for certain.`
    : `It ${what} against ${won} of the ${all} cards you cannot see, ${percent}.`;
  return { chance, short: `${what} ${percent}`, sentence };
}

/** Rounded, but 0 and 100 only where they are certain. */
export function percentOf(won: number, all: number): number {
  const rounded = Math.round((100 * won) / all);
  if (rounded === 100 && won < all) return 99;
  if (rounded === 0 && won > 0) return 1;
  return rounded;
}
