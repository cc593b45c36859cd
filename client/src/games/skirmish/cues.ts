/** How long each event is shown, with which sound, and what flies up from which unit. */
import type { Rolled } from '../../parts/rolled';
import type { AskedInfo } from '../../lib/protocol';
import type { Cue } from '../board';
import type { Point } from './ground';
import { ACT_KINDS, type SkirmishContent, type SkirmishEvent, type SkirmishView } from './types';
import { NOBODY } from './units';

export const CUES: Partial<Record<SkirmishEvent['type'], Cue>> = {
  ArmyShown: { milliseconds: 500, changeFirst: true, sound: 'flip' },
  SideRolled: { milliseconds: 350, sound: 'die' },
  StonePlaced: { milliseconds: 300, changeFirst: true, sound: 'card' },
  UnitPlaced: { milliseconds: 90, changeFirst: true, sound: 'card' },
  RoundBegins: { milliseconds: 400, changeFirst: true },
  InitiativeRolled: { milliseconds: 450, sound: 'die' },
  TurnBegins: { milliseconds: 350, changeFirst: true },
  EnergyGained: { milliseconds: 250, changeFirst: true, sound: 'special' },
  StoneTaken: { milliseconds: 450, changeFirst: true, sound: 'capture' },
  UnitCreated: { milliseconds: 450, changeFirst: true, sound: 'flip' },
  Regrown: { milliseconds: 350, changeFirst: true },
  LeaderFell: { milliseconds: 1000, changeFirst: true, sound: 'refuse' },
  ArmyLeaves: { milliseconds: 700, changeFirst: true },
  Moved: { milliseconds: 380, changeFirst: true, sound: 'card' },
  Teleported: { milliseconds: 380, changeFirst: true, sound: 'special' },
  Climbed: { milliseconds: 200, changeFirst: true },
  Jumped: { milliseconds: 200, changeFirst: true, sound: 'flip' },
  Fell: { milliseconds: 600, changeFirst: true, sound: 'die' },
  BreakAway: { milliseconds: 600, sound: 'die' },
  PushRolled: { milliseconds: 450, sound: 'die' },
  Pushed: { milliseconds: 350, changeFirst: true, sound: 'hit' },
  AttackDeclared: { milliseconds: 350, sound: 'card' },
  AttackRolled: { milliseconds: 900, sound: 'die' },
  Rerolled: { milliseconds: 300 },
  EscapeRolled: { milliseconds: 600, sound: 'die' },
  DamageReduced: { milliseconds: 450, sound: 'special' },
  Damaged: { milliseconds: 450, changeFirst: true, sound: 'hit' },
  Killed: { milliseconds: 600, sound: 'capture' },
  Cleaved: { milliseconds: 350, sound: 'hit' },
  AbilityUsed: { milliseconds: 550, changeFirst: true, sound: 'special' },
  AbilityRolled: { milliseconds: 450, sound: 'die' },
  Healed: { milliseconds: 400, changeFirst: true, sound: 'special' },
  EnergyDrained: { milliseconds: 400, changeFirst: true, sound: 'special' },
  ItemUsed: { milliseconds: 400, changeFirst: true, sound: 'special' },
};

export type Tone = 'bad' | 'good' | 'plain';

/** A few words, or a picture, that fly up from a place. */
export interface Bubble extends Point {
  text: string;
  tone: Tone;
  icon?: string;
}

export interface Line {
  from: Point;
  to: Point;
  kind: 'melee' | 'ranged';
}

/** The names of all abilities, by their numbers. */
export const abilityNames = (content: SkirmishContent): string[] =>
  [...content.abilities, ...content.hero_abilities, ...content.own_abilities].map(({ name }) => name);

export const totalOf = (event: { counted: number; terms: readonly number[] }): number =>
  event.terms.reduce((all, by) => all + by, event.counted);
export function bubbleOf(event: SkirmishEvent | null, view: SkirmishView, content: SkirmishContent): Bubble | null {
  const on = (unit: number, text: string, tone: Tone = 'plain', icon?: string): Bubble | null => {
    const it = view.units[unit];
    return it ? { x: it.x, y: it.y, text, tone, ...(icon ? { icon } : {}) } : null;
  };
  switch (event?.type) {
    case 'AttackRolled':
      return on(event.target, event.hit ? 'hit' : 'miss', event.hit ? 'bad' : 'good');
    case 'EscapeRolled':
      return on(
        event.unit,
        event.escaped ? `${abilityNames(content)[event.ability] ?? ''}!` : String(event.die),
        event.escaped ? 'good' : 'plain',
      );
    case 'DamageReduced':
      return on(event.victim, `−${event.by} damage`, 'good');
    case 'Damaged':
      return event.amount > 0 ? on(event.victim, `−${event.amount}`, 'bad') : null;
    case 'Killed':
      return on(event.victim, '', 'bad', 'death-skull');
    case 'Healed':
      return event.amount > 0 ? on(event.unit, `+${event.amount}`, 'good') : null;
    case 'Regrown':
      return event.healed ? on(event.unit, '+1', 'good') : null;
    case 'BreakAway':
      return on(event.unit, event.away ? 'gets away' : 'held', event.away ? 'good' : 'bad');
    case 'Fell':
      return on(event.unit, 'falls', 'bad');
    case 'Pushed':
      return on(event.unit, '', 'plain', 'push');
    case 'AbilityUsed':
      return on(event.unit, abilityNames(content)[event.ability] ?? '');
    case 'ItemUsed':
      return on(event.unit, content.items[event.item]?.name ?? '', 'plain', content.items[event.item]?.icon);
    case 'UnitCreated':
      return on(event.unit, 'new', 'good');
    case 'LeaderFell':
      return on(event.unit, 'the leader falls', 'bad', 'death-skull');
    default:
      return null;
  }
}

/** The line of the attack on stage. */
export function strikeLine(event: SkirmishEvent | null, view: SkirmishView): Line | null {
  if (event?.type !== 'AttackDeclared' && event?.type !== 'AttackRolled') return null;
  const [from, to] = [view.units[event.attacker], view.units[event.target]];
  if (!from || !to) return null;
  const ranged = event.type === 'AttackDeclared' ? event.ranged : Math.hypot(from.x - to.x, from.y - to.y) > 3500;
  return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, kind: ranged ? 'ranged' : 'melee' };
}

/** In the middle of an attack somebody is asked something: who attacks which enemy. */
const AMID = new Set(['fast', 'back', 'hone', 'shove', 'partner', 'cleave', 'push']);

export function underWay(
  asked: Pick<AskedInfo, 'ask'> | null,
  view: Pick<SkirmishView, 'acting' | 'units'>,
): Line | null {
  if (!asked || !AMID.has(asked.ask) || view.acting.length !== 3) return null;
  const [kind = 0, by = NOBODY, at = NOBODY] = view.acting;
  const named = ACT_KINDS[kind] ?? '';
  const [from, to] = [view.units[by], view.units[at]];
  if (!from || !to || !['strike', 'shoot', 'push'].includes(named)) return null;
  return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, kind: named === 'shoot' ? 'ranged' : 'melee' };
}

const signed = (by: number, word: string): string =>
  ` ${by < 0 ? '−' : '+'} ${Math.abs(by)}${word && word !== 'Atk' ? ` ${word}` : ''}`;

export function rolledBy(event: SkirmishEvent | null, content: SkirmishContent): Rolled | null {
  switch (event?.type) {
    case 'AttackRolled': {
      const terms = event.terms.map((by, at) => (by ? signed(by, content.terms[at] ?? '') : '')).join('');
      const verdict = event.hit ? 'a hit' : 'a miss';
      const why = event.counted === 6 ? ', a 6 always hits' : event.counted === 1 ? ', a 1 always misses' : '';
      return {
        who: event.attacker,
        at: event.target,
        dice: event.dice,
        counts: event.dice.indexOf(event.counted),
        words: `${event.counted}${terms} = ${totalOf(event)} against ${event.defence}: ${verdict}${why}`,
        good: event.hit,
      };
    }
    case 'EscapeRolled':
      return {
        who: event.unit,
        at: NOBODY,
        dice: [event.die],
        counts: 0,
        words: `${abilityNames(content)[event.ability] ?? 'Escape'}: ${event.escaped ? 'escaped' : 'no escape'}`,
        good: event.escaped,
      };
    case 'BreakAway':
      return {
        who: event.unit,
        at: NOBODY,
        dice: [event.die],
        counts: 0,
        words: `${event.die}${event.bonus ? ` + ${event.bonus}` : ''} to break away: ${event.away ? 'away' : 'not away'}`,
        good: event.away,
      };
    case 'Fell':
      return {
        who: event.unit,
        at: NOBODY,
        dice: [event.die],
        counts: 0,
        words: `Falls ${event.levels} levels: ${event.die}${event.bonus ? ` + ${event.bonus}` : ''}, hurt by ${event.needed} or more${event.damage ? `: ${event.damage} damage` : ''}`,
        good: event.damage === 0,
      };
    case 'PushRolled':
      return { who: event.by, at: event.unit, dice: [event.die], counts: 0, words: `Pushes ${event.die}″`, good: null };
    case 'AbilityRolled':
      return {
        who: event.unit,
        at: NOBODY,
        dice: [event.die],
        counts: 0,
        words: abilityNames(content)[event.ability] ?? '',
        good: null,
      };
    case 'Regrown':
      return {
        who: event.unit,
        at: NOBODY,
        dice: [event.die],
        counts: 0,
        words: event.healed ? 'Regrows 1 Hp' : 'Does not regrow',
        good: event.healed,
      };
    case 'InitiativeRolled':
    case 'SideRolled':
      return {
        who: NOBODY,
        at: NOBODY,
        side: event.side,
        dice: event.dice,
        counts: -1,
        words: `${event.dice.reduce((all, die) => all + die, 0)} for ${event.type === 'SideRolled' ? 'the set-up' : 'initiative'}`,
        good: null,
      };
    default:
      return null;
  }
}

/** After these, what was rolled before is of no interest any more. */
const NEW = new Set(['TurnBegins', 'AttackDeclared', 'RoundBegins', 'AbilityUsed']);
const MOST_ROLLS = 3;

/** The rolls of what is going on: an attack with its escape and the attack back, initiative of all sides. The one on stage is the last. */
export function lastRolls(
  told: readonly SkirmishEvent[],
  playing: SkirmishEvent | null,
  content: SkirmishContent,
): Rolled[] {
  const found: Rolled[] = [];
  const events = told.slice(-14);
  if (playing && events.at(-1) !== playing && rolledBy(playing, content)) events.push(playing);
  for (const event of events.toReversed()) {
    const rolled = rolledBy(event, content);
    // After a tie only the new rolls count.
    if (rolled?.side !== undefined && found.some(({ side }) => side === rolled.side)) break;
    if (rolled) found.unshift(rolled);
    if (found.length >= MOST_ROLLS || event.type === 'TurnBegins' || (NEW.has(event.type) && found.length > 0)) break;
  }
  return found;
}
