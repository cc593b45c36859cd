/** All that synergy brings to the browser. */
import Zap from '@lucide/svelte/icons/zap';
import type { GameParts } from '../parts';

export const synergy: GameParts = {
  board: () => import('./board'),
  pages: [
    {
      path: '/powers',
      label: 'Powers and teams',
      help: 'Browse every card of Synergy',
      icon: Zap,
      load: () => import('./Almanac.svelte'),
    },
  ],
  quick: {
    label: 'Quick game',
    help: 'A bot picks your team, gives out your cards and places everybody. You only fight.',
  },
  firstGame: {
    help: 'Two warriors a side and all cards open, against the easy bot.',
    settings: { warriors: 2, open_cards: true },
  },
  larger: (settings, players) => {
    const warriors = Number(settings['warriors'] ?? 3);
    if (settings['outnumbered'] || settings['elite_force']) return null;
    if (warriors < 3)
      return { label: 'Three warriors a side', settings: { ...settings, warriors: 3, open_cards: false } };
    if (settings['four_warriors'] || warriors > 3 || players > 2) return null;
    return { label: 'Four warriors a side', settings: { ...settings, warriors: 4 } };
  },
  heroes: ['bat', 'bad-gnome', 'orc-head', 'cat', 'erlenmeyer'],
};
