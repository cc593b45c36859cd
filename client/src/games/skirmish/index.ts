/** All that skirmish brings to the browser. */
import Swords from '@lucide/svelte/icons/swords';
import type { GameParts } from '../parts';

export const skirmish: GameParts = {
  board: () => import('./board'),
  heroes: ['mounted-knight', 'bowman', 'barbarian', 'pointy-hat', 'dwarf-helmet'],
  quick: { label: 'Quick game', help: '50 points at The Ford with random ready armies. Stones and units are set up for you; you only fight.' },
};
void Swords;
