/**
 * How long each event of synergy is on stage, what it sounds like, and the few words that fly up from the board. Events belong to
 * primitives, so a new card needs nothing here. A strike that kills should be over in two seconds.
 */
import type { Cue } from '../board';
import { iconOf, isBasic, markerOf, nameOf, NOBODY, statusOf } from './cards';
import type { SynergyContent, SynergyEvent, SynergyView } from './types';

export const CUES: Partial<Record<SynergyEvent['type'] | 'TakenBack', Cue>> = {
  Rolled: { milliseconds: 450, sound: 'die' },
  GoesFirst: { milliseconds: 500 },
  TeamPicked: { milliseconds: 250, changeFirst: true, sound: 'card' },
  Dealt: { milliseconds: 250, sound: 'card' },
  CardsAssigned: { milliseconds: 250, changeFirst: true, sound: 'flip' },
  FlagDrawn: { milliseconds: 350, changeFirst: true, sound: 'card' },
  BasePlaced: { milliseconds: 300, changeFirst: true, sound: 'card' },
  WarriorPlaced: { milliseconds: 180, changeFirst: true, sound: 'card' },
  FlagGiven: { milliseconds: 250, changeFirst: true, sound: 'card' },
  Scattered: { milliseconds: 90, changeFirst: true },
  PlayerBegins: { milliseconds: 300, changeFirst: true },
  WarriorBegins: { milliseconds: 150, changeFirst: true },
  Neutralized: { milliseconds: 600, sound: 'refuse' },
  Surrendered: { milliseconds: 500, sound: 'refuse' },
  CardTurnedUp: { milliseconds: 700, changeFirst: true, sound: 'flip' },
  CardUsed: { milliseconds: 500, changeFirst: true, sound: 'special' },
  CardSuppressed: { milliseconds: 400, changeFirst: true, sound: 'refuse' },
  Cursed: { milliseconds: 400, changeFirst: true, sound: 'refuse' },
  ExtraHits: { milliseconds: 250, changeFirst: true },
  StrikeDeclared: { milliseconds: 320, changeFirst: true, sound: 'card' },
  Strayed: { milliseconds: 450 },
  StrikeLost: { milliseconds: 450, sound: 'refuse' },
  SteppedIn: { milliseconds: 450, changeFirst: true, sound: 'special' },
  DieRolled: { milliseconds: 320, sound: 'die' },
  DieShifted: { milliseconds: 350, sound: 'special' },
  HitRolled: { milliseconds: 260 },
  CardsCounted: { milliseconds: 420 },
  DamageAdded: { milliseconds: 240 },
  Avoided: { milliseconds: 450, sound: 'special' },
  SentBack: { milliseconds: 450, sound: 'special' },
  Immune: { milliseconds: 450, sound: 'refuse' },
  Wounded: { milliseconds: 400, changeFirst: true, sound: 'hit' },
  HitsLost: { milliseconds: 380, changeFirst: true, sound: 'hit' },
  Healed: { milliseconds: 380, changeFirst: true, sound: 'special' },
  Died: { milliseconds: 420, changeFirst: true, sound: 'capture' },
  Survived: { milliseconds: 450, changeFirst: true, sound: 'special' },
  Revived: { milliseconds: 500, changeFirst: true, sound: 'special' },
  Raised: { milliseconds: 500, changeFirst: true, sound: 'special' },
  Dropped: { milliseconds: 300, changeFirst: true },
  StatusGained: { milliseconds: 420, changeFirst: true, sound: 'special' },
  Stepped: { milliseconds: 170, changeFirst: true },
  Leapt: { milliseconds: 260, changeFirst: true, sound: 'flip' },
  Collided: { milliseconds: 320, sound: 'hit' },
  Knocked: { milliseconds: 170, changeFirst: true, sound: 'card' },
  Drifted: { milliseconds: 220, changeFirst: true },
  PointDrifted: { milliseconds: 300 },
  Swapped: { milliseconds: 300, changeFirst: true, sound: 'flip' },
  Unmoved: { milliseconds: 300 },
  MarkerLaid: { milliseconds: 250, changeFirst: true, sound: 'card' },
  MarkerMet: { milliseconds: 350 },
  GadgetDropped: { milliseconds: 200, changeFirst: true, sound: 'card' },
  GadgetPicked: { milliseconds: 250, changeFirst: true, sound: 'card' },
  GadgetGiven: { milliseconds: 300, changeFirst: true, sound: 'card' },
  TradeRefused: { milliseconds: 400, sound: 'refuse' },
  Uncovered: { milliseconds: 350, changeFirst: true, sound: 'flip' },
  LifeTaken: { milliseconds: 300, changeFirst: true, sound: 'special' },
  PlayerLost: { milliseconds: 800, sound: 'refuse' },
  GoalsShown: { milliseconds: 900, changeFirst: true, sound: 'flip' },
  CardsShown: { milliseconds: 300, changeFirst: true, sound: 'flip' },
};

export type Tone = 'bad' | 'good' | 'plain' | 'die';

/** A few words, or a picture, that fly up from a square. */
export interface Bubble {
  square: number;
  text: string;
  tone: Tone;
  icon?: string;
}

const LOST: Record<string, string> = { stray: 'goes astray', gate: 'stopped', gone: 'wasted' };

export function bubbleOf(event: SynergyEvent | null, view: SynergyView, content: SynergyContent): Bubble | null {
  const at = (warrior: number): number => view.warriors[warrior]?.square ?? NOBODY;
  const on = (warrior: number, text: string, tone: Tone = 'plain', icon?: string): Bubble => ({
    square: at(warrior),
    text,
    tone,
    ...(icon ? { icon } : {}),
  });
  switch (event?.type) {
    case 'CardTurnedUp':
    case 'CardUsed':
      return on(event.warrior, nameOf(content, event.card), 'plain', iconOf(content, event.card));
    case 'CardSuppressed':
      return on(event.warrior, `${nameOf(content, event.card)} is blank`, 'bad');
    case 'ExtraHits':
      return event.by === 0
        ? null
        : on(event.warrior, `${event.by > 0 ? '+' : '−'}${Math.abs(event.by)}`, event.by > 0 ? 'good' : 'bad');
    case 'StrikeDeclared':
      return event.card >= 0 && !isBasic(content, event.card)
        ? on(event.warrior, nameOf(content, event.card), 'plain', iconOf(content, event.card))
        : null;
    case 'Strayed':
      return { square: event.square, text: 'astray', tone: 'bad' };
    case 'StrikeLost':
      return on(event.warrior, LOST[event.why] ?? 'wasted', 'bad');
    case 'SteppedIn':
      return on(event.warrior, 'steps in');
    case 'DieRolled':
    case 'DieShifted':
      return on(event.warrior, String(event.die), 'die');
    case 'HitRolled':
      return event.victim < 0 ? null : on(event.victim, event.hit ? 'hit' : 'miss', event.hit ? 'bad' : 'good');
    case 'CardsCounted':
      return countedBubble(event, at(event.warrior), content);
    case 'DamageAdded':
      return event.soaked > 0
        ? on(event.warrior, `${event.total} − ${event.soaked}`, 'good')
        : event.total > event.base
          ? on(event.warrior, `${event.base} → ${event.total}`, 'bad')
          : null;
    case 'Avoided':
      return on(event.warrior, 'avoided', 'good', iconOf(content, event.card));
    case 'SentBack':
      return on(event.victim, 'sent back', 'bad');
    case 'Immune':
      return on(event.warrior, 'immune', 'good');
    case 'Wounded':
      return on(event.warrior, `−${event.lost}`, 'bad');
    case 'HitsLost':
      return on(event.warrior, `−${event.lost}`, 'bad');
    case 'Healed':
      return event.by > 0 ? on(event.warrior, `+${event.by}`, 'good') : null;
    case 'LifeTaken':
      return on(event.warrior, '+1', 'good');
    case 'Died':
      return on(event.warrior, '', 'bad', 'death-skull');
    case 'Survived':
      return on(event.warrior, 'survives', 'good');
    case 'Revived':
      return on(event.warrior, 'up again', 'good');
    case 'Raised':
      return on(event.warrior, 'a zombie', 'bad', 'shambling-zombie');
    case 'StatusGained': {
      const status = statusOf(content, event.status);
      return status ? on(event.warrior, status.name, 'bad', status.icon) : null;
    }
    case 'Collided':
      return on(event.warrior, 'bump!');
    case 'Unmoved':
      return on(event.warrior, 'stands fast', 'good');
    case 'MarkerMet':
      return on(event.warrior, markerOf(content, event.marker).name, 'bad', markerOf(content, event.marker).icon);
    case 'Neutralized':
      return on(event.warrior, 'neutralized', 'bad');
    case 'TradeRefused':
      return on(event.warrior, 'no');
    default:
      return null;
  }
}

/** What changes a roll or the damage: its name, or that of the first and how many more. */
function countedBubble(
  { cards, statuses, protects }: Extract<SynergyEvent, { type: 'CardsCounted' }>,
  square: number,
  content: SynergyContent,
): Bubble | null {
  const [card] = cards;
  const more = cards.length + statuses.length - 1;
  const also = more > 0 ? ` +${more}` : '';
  if (card !== undefined)
    return {
      square,
      text: `${nameOf(content, card)}${also}`,
      tone: protects ? 'good' : 'plain',
      icon: iconOf(content, card),
    };
  const status = statusOf(content, statuses[0] ?? NOBODY);
  return status ? { square, text: `${status.name}${also}`, tone: 'bad', icon: status.icon } : null;
}

export interface StrikeLine {
  from: number;
  to: number;
  /** The side of its area, 0 if it has none. */
  area: number;
}

/** The line of the strike on stage, from who strikes to where it goes. */
export function strikeLine(event: SynergyEvent | null, view: SynergyView, content: SynergyContent): StrikeLine | null {
  if (event?.type !== 'StrikeDeclared') return null;
  const from = view.warriors[event.warrior]?.square ?? NOBODY;
  const reach = content.cards[event.card]?.reach;
  const to = event.target >= 0 ? (view.warriors[event.target]?.square ?? event.square) : event.square;
  return from < 0 || to < 0 ? null : { from, to, area: reach?.size ?? 0 };
}
