/** The battle that is over: it stays on the table until the next one. */
import type { Told } from '../../lib/protocol';
import type { FiguresEvent } from './types';

export interface LastBattle {
  attacks: number;
  defends: number;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  /** What came of it, in a word or two. */
  outcome: string;
  /** The figure that it befell; -1 if nobody. An Explosion hits another one than the defender. */
  victim: number;
  /** The roll of a Luck, and what Power it made; null if nobody rolled. */
  luck: { figure: number; die: number; power: number; raised: boolean } | null;
}

const OUTCOMES: Partial<Record<FiguresEvent['type'], string>> = {
  AttackFails: 'fails',
  Wounded: 'wounded',
  Captured: 'captured',
  ArmorSpent: 'armor holds',
};

/** From what was told; null before the first battle, and where the last one was taken back. */
export function lastBattle(told: readonly Told[]): LastBattle | null {
  const at = told.findLastIndex(({ event }) => event['type'] === 'Revealed' || event['type'] === 'TakenBack');
  const revealed = told[at]?.event as FiguresEvent | undefined;
  if (revealed?.type !== 'Revealed') return null;
  const begun = told.slice(0, at).findLast(({ event }) => event['type'] === 'Attacks')?.event as
    FiguresEvent | undefined;
  if (begun?.type !== 'Attacks') return null;
  const { attacker, defender, attack, defence } = revealed;
  const found: LastBattle = {
    ...{ attacks: begun.seat, defends: begun.opponent, attacker, defender, attack, defence },
    ...{ outcome: '', victim: -1, luck: null },
  };
  for (const { event } of told.slice(at + 1)) {
    const next = event as unknown as FiguresEvent;
    if (next.type === 'TurnBegins' || next.type === 'Attacks') break;
    const outcome = OUTCOMES[next.type];
    if (outcome) found.outcome = outcome;
    if (next.type === 'Wounded' || next.type === 'Captured' || next.type === 'ArmorSpent') found.victim = next.figure;
    // The die that falls is the new Power only where it is higher (figures.action.luck).
    if (next.type === 'LuckRolled')
      found.luck = { figure: next.figure, die: next.die, power: next.power, raised: next.die === next.power };
  }
  return found;
}
