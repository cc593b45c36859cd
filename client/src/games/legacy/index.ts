/** All that legacy brings to the browser. */
import BookOpen from '@lucide/svelte/icons/book-open';
import type { GameParts } from '../parts';

export const legacy: GameParts = {
  board: () => import('./board'),
  pages: [
    {
      path: '/champions',
      label: 'Champions and locations',
      help: 'Browse every card of Legacy',
      icon: BookOpen,
      load: () => import('./Almanac.svelte'),
    },
  ],
  firstGame: {
    help: 'One round without battle abilities, against the easy bot.',
    settings: { beginner: true, rounds: 1 },
  },
  larger: (settings) => {
    const rounds = Number(settings['rounds'] ?? 3);
    if (rounds < 3 || settings['beginner'])
      return { label: 'Three rounds, all abilities', settings: { ...settings, rounds: 3, beginner: false } };
    return rounds < 5 ? { label: 'Five rounds', settings: { ...settings, rounds: 5 } } : null;
  },
  heroes: ['bowman', 'dwarf-helmet', 'mounted-knight', 'pointy-hat', 'barbarian'],
};
