/** What a trade or a gift comes to, for the one who is asked. */
import type { Told } from '../../lib/protocol';
import type { Good } from '../board';
import { iconOf, nameOf } from './cards';
import type { SynergyContent, SynergyEvent } from './types';

export function goodsOf(
  ask: string,
  told: readonly Told[],
  content: SynergyContent,
): { give: Good[]; get: Good[] } | null {
  if (ask !== 'trade') return null;
  const event = told.findLast((each) => each.event['type'] === 'TradeAsked')?.event as SynergyEvent | undefined;
  if (event?.type !== 'TradeAsked') return null;
  const good = { icon: iconOf(content, event.card), name: nameOf(content, event.card) };
  return event.give ? { give: [], get: [good] } : { give: [good], get: [] };
}
