/** The rolls of what is going on: what was needed, who shifted the die, what came of it. */
import type { Told } from '../../lib/protocol';
import type { Rolled } from '../../parts/rolled';
import { nameOf, NOBODY, shortName } from './cards';
import type { SynergyContent, SynergyEvent, SynergyView } from './types';

const WHAT: Readonly<Record<string, string>> = {
  success: 'to see whether it works',
  damage: 'for the damage',
  defence: 'to defend',
  gate: 'to be let through',
  drift: 'for the way it drifts',
  collision: 'for the collision',
  table: 'for what happens',
};
/** After these, what was rolled before is of no interest any more. */
const NEW = new Set(['StrikeDeclared', 'WarriorBegins', 'PlayerBegins', 'RoundBegins']);
const MOST = 2;

type Die = Extract<SynergyEvent, { type: 'DieRolled' }>;
type Shift = Extract<SynergyEvent, { type: 'DieShifted' }>;
type Hit = Extract<SynergyEvent, { type: 'HitRolled' }>;

/** One roll, with what followed from it: its shifts, and the warriors it hits. */
function rolledBy(die: Die, after: readonly SynergyEvent[], view: SynergyView, content: SynergyContent): Rolled {
  const called = (id: number): string => shortName(content, view.warriors[id]);
  const shifts = after.filter((each): each is Shift => each.type === 'DieShifted');
  const hits = after.filter((each): each is Hit => each.type === 'HitRolled' && each.warrior === die.warrior);
  const card = after.find((each) => each.type === 'CardsCounted' && !each.protects);
  const shown = shifts.at(-1)?.die ?? die.die;
  const parts = [
    shifts.length > 0 ? `${die.die}, shifted to ${shown} by ${called(shifts.at(-1)!.warrior)}` : `${shown}`,
    ...(hits.length === 0 ? [WHAT[die.what] ?? ''] : []),
  ].filter(Boolean);
  const [only, another] = hits;
  const total =
    only && !another && only.total !== shown && card?.type === 'CardsCounted' ? `, ${only.total} with ` : '';
  const by =
    total && card?.type === 'CardsCounted' && card.cards[0] !== undefined ? nameOf(content, card.cards[0]) : '';
  const came = hits.map(
    (each) =>
      `${each.needs > 0 ? `needs ${each.needs}+` : 'cannot miss'}${another ? ` for ${called(each.victim)}` : ''}: ${each.hit ? 'hit' : 'miss'}`,
  );
  return {
    who: die.warrior,
    at: only && !another && only.victim !== die.warrior ? only.victim : NOBODY,
    dice: [shown],
    counts: -1,
    words: `${parts.join(' ')}${by ? total + by : ''}${came.length > 0 ? `; ${came.join(', ')}` : ''}`,
    good: only ? hits.some((each) => each.hit) : null,
  };
}

/** The last roll, and the one before it if it belongs to the same strike. They stay until the next strike rolls. */
export function lastRolls(told: readonly Pick<Told, 'event'>[], view: SynergyView, content: SynergyContent): Rolled[] {
  const found: Rolled[] = [];
  let after: SynergyEvent[] = [];
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const event = told[at]!.event as SynergyEvent;
    if (event.type === 'DieRolled') {
      found.unshift(rolledBy(event, after.toReversed(), view, content));
      after = [];
    } else after.push(event);
    if (found.length >= MOST || (found.length > 0 && NEW.has(event.type))) break;
  }
  return found;
}
