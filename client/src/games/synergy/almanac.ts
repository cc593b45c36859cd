/** Searching through the cards of synergy. */
import { hasWords } from '../../lib/rules';
import type { CardInfo, SynergyContent } from './types';

export interface Wanted {
  words: readonly string[];
  category: string;
  type: string;
  secret: 'all' | 'secret' | 'open';
}

export const CATEGORY_NAMES: Record<string, string> = {
  gadget: 'Gadget',
  'bio-mod': 'Bio-Mod',
  skill: 'Skill',
  mutation: 'Mutation',
  'super-power': 'Super-Power',
  magic: 'Magic',
};
export const TYPE_NAMES: Record<string, string> = {
  move: 'Move',
  strike: 'Strike',
  'move&strike': 'Move&Strike',
  defense: 'Defense',
  special: 'Special',
  '+move': '+Move',
  '+strike': '+Strike',
};

/** As they are printed, by number. */
export function cardsFound(content: SynergyContent, wanted: Wanted): CardInfo[] {
  return content.cards
    .filter((row) => wanted.category === 'all' || row.category === wanted.category)
    .filter((row) => wanted.type === 'all' || row.types.includes(wanted.type))
    .filter((row) => wanted.secret === 'all' || row.secret === (wanted.secret === 'secret'))
    .filter((row) =>
      hasWords([row.name, row.type_line, row.number_line, row.text, row.ruling, ...row.uses].join(' '), wanted.words),
    )
    .sort((one, other) => one.number - other.number);
}
