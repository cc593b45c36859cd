/**
 * What a figure or a card is worth before it is chosen, in words. The server has counted: how often it wins against a card drawn
 * blindly from all those that this seat cannot see (figures/outlook.py). No rule of the game is known here.
 */
import type { AskedInfo } from '../../lib/protocol';
import type { Odds } from '../board';
import { faceOf, NO_CARD } from './deck';
import type { FightInfo, FiguresOutlook, FiguresView } from './types';

/** The fights that an answer may lead to. */
function fightsOf(view: FiguresView, asked: AskedInfo, outlook: FiguresOutlook, answer: number): FightInfo[] {
  if (asked.ask === 'card') return outlook.fights.filter((fight) => fight.card === answer);
  if (asked.ask === 'opponent') return outlook.fights.filter((fight) => view.lines[answer]?.includes(fight.theirs));
  return outlook.fights.filter((fight) => fight.mine === answer);
}

/** For each answer that leads to a fight: how it may come out. */
export function oddsOf(view: FiguresView, asked: AskedInfo, outlook: FiguresOutlook | null): Map<number, Odds> {
  const odds = new Map<number, Odds>();
  for (const { value } of outlook ? asked.options : []) {
    const fights = fightsOf(view, asked, outlook!, value);
    if (fights.length > 0) odds.set(value, worded(fights, outlook!.attacks, asked.ask !== 'card'));
  }
  return odds;
}

function worded(fights: readonly FightInfo[], attacks: boolean, best: boolean): Odds {
  const sorted = [...fights].sort((one, other) => one.won / one.of - other.won / other.of);
  const worst = sorted[0]!;
  const top = sorted.at(-1)!;
  // Not "wins" alone: that is what is said of the whole game.
  const what = attacks ? 'wins the battle' : 'holds';
  const percents = [...new Set([percentOf(worst), percentOf(top)])];
  const percent = `${percents.join('–')}\u00a0%`;
  const chance = worst.won / worst.of;
  const words = { chance, label: what, percent, short: `${what} ${percent}` };
  const card = !best ? '' : worst.card === NO_CARD ? 'Without a card ' : `With ${faceOf(worst.card)} `;
  const it = card ? 'it' : 'It';
  if (fights.every((fight) => fight.certain)) {
    const sure =
      percents.length > 1 ? `${what} or loses, depending on who defends` : `${chance ? what : 'loses'} for certain`;
    return { ...words, sentence: `The other player has no card: ${it.toLowerCase()} ${sure}.` };
  }
  const counts = worst.of === top.of ? [...new Set([worst.won, top.won])].join(' to ') : '';
  const against = counts ? ` against ${counts} of the ${worst.of} cards you cannot see,` : '';
  const who = percents.length > 1 && attacks ? ', depending on who defends' : '';
  return { ...words, sentence: `${card}${it} ${what}${against} ${percents.join(' to ')} %${who}.` };
}

/** Against which figure each percentage is, where that is still open: "Sir Brassknuckle 62 %". */
export function againstEach(
  view: FiguresView,
  outlook: FiguresOutlook | null,
  figure: number,
): { name: string; percent: number }[] {
  const fights = outlook?.fights.filter((fight) => fight.mine === figure) ?? [];
  if (new Set(fights.map((fight) => fight.theirs)).size < 2) return [];
  return fights.map((fight) => ({
    name: view.cards[view.figures[fight.theirs]!.card]?.name ?? '',
    percent: percentOf(fight),
  }));
}

/** Rounded, but 0 and 100 only where they are certain. */
export function percentOf({ won, of }: Pick<FightInfo, 'won' | 'of'>): number {
  const rounded = Math.round((100 * won) / of);
  if (rounded === 100 && won < of) return 99;
  if (rounded === 0 && won > 0) return 1;
  return rounded;
}
