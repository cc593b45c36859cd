/** What has been done on the board since the viewer's last answer: where warriors went, and which they struck. */
import type { Told } from '../../lib/protocol';
import { NOBODY } from './cards';
import type { SynergyEvent, SynergyView } from './types';

export interface Trail {
  /** The way of each warrior that moved, from where it stood. */
  ways: { warrior: number; squares: number[] }[];
  /** From where to where each strike went. */
  strikes: { from: number; to: number }[];
}

/** Where an event brings its warrior; NOBODY if nowhere. */
function broughtTo(event: SynergyEvent): number {
  switch (event.type) {
    case 'WarriorPlaced':
    case 'Stepped':
    case 'Leapt':
    case 'Knocked':
    case 'Drifted':
      return event.square;
    default:
      return NOBODY;
  }
}

/** ``since`` is the number of the last event before the answer. Where warriors stood before is gathered from all that is known. */
export function trailOf(told: readonly Told[], since: number): Trail {
  const stands = new Map<number, number>();
  const ways = new Map<number, number[]>();
  const strikes: Trail['strikes'] = [];
  for (const { number, event: happening } of told) {
    const event = happening as SynergyEvent;
    const fresh = number > since;
    if (event.type === 'StrikeDeclared' && fresh) {
      const from = stands.get(event.warrior) ?? NOBODY;
      const to = event.target >= 0 ? (stands.get(event.target) ?? event.square) : event.square;
      if (from >= 0 && to >= 0 && from !== to) strikes.push({ from, to });
    }
    if (event.type === 'Swapped') {
      const [one, other] = [stands.get(event.warrior), stands.get(event.other)];
      for (const [id, square] of [
        [event.warrior, other],
        [event.other, one],
      ] as const)
        if (square !== undefined) go(id, square, fresh);
    }
    const to = broughtTo(event);
    if (to >= 0 && 'warrior' in event) go(event.warrior, to, fresh && event.type !== 'WarriorPlaced');
  }
  function go(warrior: number, square: number, fresh: boolean): void {
    const from = stands.get(warrior);
    if (fresh) {
      const way = ways.get(warrior) ?? (from === undefined ? [] : [from]);
      way.push(square);
      ways.set(warrior, way);
    }
    stands.set(warrior, square);
  }
  return {
    ways: [...ways].flatMap(([warrior, squares]) => (squares.length > 1 ? [{ warrior, squares }] : [])),
    strikes,
  };
}

/** Nothing to show. */
export const NO_TRAIL: Trail = { ways: [], strikes: [] };

/** The colour that a way has: that of the warrior's team. */
export const teamOfWay = (view: SynergyView, warrior: number): number => view.warriors[warrior]?.team ?? NOBODY;
