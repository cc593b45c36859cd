/** What has been done on the table since the viewer's last answer: where units went, and which they attacked. */
import type { Told } from '../../lib/protocol';
import type { Point } from './ground';
import type { SkirmishEvent } from './types';

export interface Trail {
  /** The way of each unit that moved, from where it stood. */
  ways: { unit: number; points: Point[] }[];
  attacks: { from: Point; to: Point }[];
}

const points = (path: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(path.length / 2) }, (_, at) => ({ x: path[2 * at]!, y: path[2 * at + 1]! }));

/** ``since`` is the number of the last event before the answer. Where units stood before is gathered from all that is known. */
export function trailOf(told: readonly Told[], since: number): Trail {
  const stands = new Map<number, Point>();
  const ways = new Map<number, Point[]>();
  const attacks: Trail['attacks'] = [];
  for (const { number, event: happening } of told) {
    const event = happening as SkirmishEvent;
    const fresh = number > since;
    if (event.type === 'UnitPlaced' || event.type === 'UnitCreated') stands.set(event.unit, { x: event.x, y: event.y });
    if (event.type === 'Moved' || event.type === 'Teleported' || event.type === 'Pushed') {
      const way = points(event.path);
      const from = stands.get(event.unit);
      const end = way.at(-1);
      if (fresh && end) ways.set(event.unit, [...(ways.get(event.unit) ?? (from ? [from] : [])), ...way]);
      if (end) stands.set(event.unit, end);
    }
    if (event.type === 'AttackDeclared' && fresh) {
      const [from, to] = [stands.get(event.attacker), stands.get(event.target)];
      if (from && to) attacks.push({ from, to });
    }
  }
  return {
    ways: [...ways].flatMap(([unit, way]) => (way.length > 1 ? [{ unit, points: way }] : [])),
    attacks,
  };
}
