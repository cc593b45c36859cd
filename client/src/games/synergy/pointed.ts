/** What a lesson points at, by its names on the board: squares by letters, a base, the back of a card that lies face down. */
import { squareNamed } from './squares';
import type { SynergyView } from './types';

export function pointed(point: string, view: SynergyView): string {
  const [kind, name = ''] = point.split(':');
  if (kind === 'square') return `square:${squareNamed(name)}`;
  if (kind === 'base') return `square:${view.bases[Number(name)] ?? -1}`;
  if (kind === 'down') return `warrior:${name}`;
  return point;
}
