/** The view of figures as it is after an event, so that the board can change event by event (see board.ts). */
import type { FigureView, FiguresEvent, FiguresView } from '../../lib/protocol';
import { NO_CARD } from './deck';

const NOBODY = -1;
const OPENING_HAND = 2;

export function follow(view: FiguresView, event: FiguresEvent): FiguresView {
  switch (event.type) {
    case 'GoesFirst':
      return { ...view, seat: event.seat };
    case 'HandsDealt': {
      const hand_sizes = view.hand_sizes.map(() => OPENING_HAND);
      return { ...view, phase: 'turn', hand_sizes, draw_pile: 52 - OPENING_HAND * view.players };
    }
    case 'TurnBegins':
      return passedOn(cleared(view), event.seat, event.turn);
    case 'TurnLost':
      return { ...view, stuns: changed(view.stuns, event.seat, (stuns) => stuns - 1) };
    case 'Drew': {
      const hand = event.card === null || event.seat !== view.viewer ? view.hand : sorted([...view.hand, event.card]);
      const hand_sizes = changed(view.hand_sizes, event.seat, (size) => size + 1);
      return { ...view, hand, hand_sizes, draw_pile: view.draw_pile - 1 };
    }
    case 'Reshuffled':
      return { ...view, draw_pile: event.cards, discard: [] };
    case 'Attacks':
      return { ...view, phase: 'battle', attacker: event.figure, opponent: event.opponent };
    case 'Defends':
      return { ...view, defender: event.figure };
    case 'Revealed':
      return revealed(view, event);
    case 'Exploded':
      return { ...view, victim: event.figure };
    case 'Wounded':
      return { ...withFigure(view, event.figure, { wounded: true }), victim: event.figure, blow: 1 };
    case 'Captured':
      return captured(view, event.figure, event.captor);
    case 'ArmorSpent': {
      const armor = (view.figures[event.figure]?.armor ?? []).filter((card) => card !== event.card);
      const spent = withFigure(view, event.figure, { armor });
      return { ...spent, victim: event.figure, blow: 3, discard: [...view.discard, event.card] };
    }
    case 'PlayerOut':
      return {
        ...view,
        hand: event.seat === view.viewer ? [] : view.hand,
        hand_sizes: changed(view.hand_sizes, event.seat, () => 0),
      };
    case 'ArmorLaid': {
      const armor = [...(view.figures[event.figure]?.armor ?? []), event.card];
      return { ...withFigure(view, event.figure, { armor }), attack_card: NO_CARD };
    }
    case 'BlastReady':
      return raised(view, event.figure, 'blasts');
    case 'DodgeReady':
      return raised(view, event.figure, 'dodges');
    case 'Intimidated':
      return raised(view, event.figure, 'fears');
    case 'Boosted':
    case 'LuckRolled':
      return withFigure(view, event.figure, { power: event.power });
    case 'HandDiscarded':
      return {
        ...view,
        hand: event.seat === view.viewer ? [] : view.hand,
        hand_sizes: changed(view.hand_sizes, event.seat, () => 0),
        discard: [...view.discard, ...event.cards],
      };
    case 'MindControlled':
      return freed(view, event.figure, event.seat, 1);
    case 'Recovered':
      return freed(view, event.figure, view.figures[event.figure]?.owner ?? NOBODY, event.power);
    case 'Sneaks':
      return { ...view, sneaks: view.sneaks + 1 };
    case 'Stunned':
      return { ...view, stuns: changed(view.stuns, event.seat, (stuns) => stuns + 1) };
    case 'GameOver':
      return { ...cleared(view), phase: 'over' };
    default:
      return view;
  }
}

/** The battle cards go to the discards, but for one kept as armor (figures.discard). */
function cleared(view: FiguresView): FiguresView {
  const played = [view.attack_card, view.defence_card].filter((card) => card !== NO_CARD);
  return {
    ...view,
    discard: [...view.discard, ...played],
    attack_card: NO_CARD,
    defence_card: NO_CARD,
    attacker: NOBODY,
    opponent: NOBODY,
    defender: NOBODY,
    victim: NOBODY,
    blow: 0,
  };
}

/** Whoever has just sneaked goes on; else play passes, the other way round after an odd number of Sneaks. */
function passedOn(view: FiguresView, seat: number, turns: number): FiguresView {
  const next = { ...view, phase: 'battle', seat, turns };
  if (seat === view.seat && view.sneaks > 0) return next;
  return { ...next, sneaks: 0, direction: view.sneaks % 2 ? -view.direction : view.direction };
}

function revealed(view: FiguresView, event: FiguresEvent & { type: 'Revealed' }): FiguresView {
  const played = [event.attack_card, event.defence_card];
  let hand_sizes = view.hand_sizes;
  if (event.attack_card !== NO_CARD) hand_sizes = changed(hand_sizes, view.seat, (size) => size - 1);
  if (event.defence_card !== NO_CARD) hand_sizes = changed(hand_sizes, view.opponent, (size) => size - 1);
  const spent = withFigure(view, event.attacker, { blasts: 0, fears: 0 });
  return {
    ...withFigure(spent, event.defender, { dodges: 0, fears: 0 }),
    hand: view.hand.filter((card) => !played.includes(card)),
    hand_sizes,
    attack_card: event.attack_card,
    defence_card: event.defence_card,
  };
}

function captured(view: FiguresView, figure: number, captor: number): FiguresView {
  const armor = view.figures[figure]?.armor ?? [];
  return {
    ...withFigure(view, figure, { armor: [], blasts: 0, dodges: 0, fears: 0 }),
    lines: view.lines.map((line) => line.filter((other) => other !== figure)),
    captives: changed(view.captives, captor, (held) => [...held, figure]),
    discard: [...view.discard, ...armor],
    victim: figure,
    blow: 2,
  };
}

/** A captive stands at the end of a line again, unwounded, with its die. */
function freed(view: FiguresView, figure: number, seat: number, power: number): FiguresView {
  return {
    ...withFigure(view, figure, { power, wounded: false }),
    captives: view.captives.map((held) => held.filter((other) => other !== figure)),
    lines: changed(view.lines, seat, (line) => [...line, figure]),
  };
}

function raised(view: FiguresView, figure: number, what: 'blasts' | 'dodges' | 'fears'): FiguresView {
  return withFigure(view, figure, { [what]: (view.figures[figure]?.[what] ?? 0) + 1 });
}

function withFigure(view: FiguresView, figure: number, change: Partial<FigureView>): FiguresView {
  return { ...view, figures: view.figures.map((each) => (each.id === figure ? { ...each, ...change } : each)) };
}

function changed<T>(list: readonly T[], place: number, change: (item: T) => T): T[] {
  return list.map((item, other) => (other === place ? change(item) : item));
}

function sorted(cards: number[]): number[] {
  return cards.sort((one, other) => one - other);
}
