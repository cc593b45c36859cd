/** A view in words, whatever the game: what belongs to each player, and the rest. */
import { sayName } from '../../lib/words';
import type { View } from '../board';

export interface Plain {
  /** One value for each player. */
  each: { name: string; values: string[] }[];
  rest: { name: string; value: string }[];
}

/** Whose view it is is no news to them. */
const UNSAID = ['viewer'];

export function plainly(view: View, players: number): Plain {
  const plain: Plain = { each: [], rest: [] };
  for (const [key, value] of Object.entries(view)) {
    if (UNSAID.includes(key)) continue;
    if (Array.isArray(value) && value.length === players)
      plain.each.push({ name: sayName(key), values: value.map(worded) });
    else plain.rest.push({ name: sayName(key), value: worded(value) });
  }
  return plain;
}

function worded(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(worded).join(', ') || '–';
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([key, inner]) => `${sayName(key)} ${worded(inner)}`)
        .join(', ') || '–'
    );
  return String(value);
}
