/** All that skirmish brings to the browser. */
import Shield from '@lucide/svelte/icons/shield';
import Swords from '@lucide/svelte/icons/swords';
import type { GameParts } from '../parts';

export const skirmish: GameParts = {
  board: () => import('./board'),
  setUp: () => import('./setUp.svelte'),
  pages: [
    {
      path: '/armies',
      label: 'Armies',
      help: 'Build an army of your own for Skirmish',
      icon: Shield,
      load: () => import('./Armies.svelte'),
    },
    {
      path: '/units',
      label: 'Units and maps',
      help: 'Browse everything in Skirmish',
      icon: Swords,
      load: () => import('./Almanac.svelte'),
    },
  ],
  quick: {
    label: 'Quick game',
    help: '50 points at The Ford with random ready armies. Stones and units are set up for you; you only fight.',
  },
  firstGame: {
    help: '50 points at The Ford, the Crown against the Gravemoot, against the easy bot.',
    settings: { armies: ['crown-50-a', 'grave-50-a'] },
  },
  larger: ({ armies: _armies, ...rest }) => {
    const points = Number(rest['points'] ?? 50);
    const next = points < 100 ? 100 : points < 200 ? 200 : 0;
    return next ? { label: `${next} points a side`, settings: { ...rest, points: next } } : null;
  },
  heroes: ['cavalry', 'stag-head', 'crowned-skull', 'dwarf-king', 'swordman'],
};
