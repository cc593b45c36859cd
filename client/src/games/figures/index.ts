/** All that figures brings to the browser. */
import IdCard from '@lucide/svelte/icons/id-card';
import type { GameParts } from '../parts';

export const figures: GameParts = {
  board: () => import('./board'),
  setUp: () => import('./setUp.svelte'),
  pages: [
    {
      path: '/cards',
      label: 'Character cards',
      help: 'Make a figure of your own',
      icon: IdCard,
      load: () => import('./Cards.svelte'),
    },
  ],
  firstGame: {
    help: 'The Star Patrol against the Doom Lab, ready armies, against the easy bot.',
    settings: { armies: ['star-patrol', 'doom-lab'] },
  },
  larger: ({ armies: _armies, army_sizes: _sizes, ...rest }, players) =>
    players < 4
      ? { label: `${['', '', '', 'Three', 'Four'][players + 1]} players`, settings: rest, oneMore: true }
      : null,
  heroes: ['cat', 'ninja-mask', 'dinosaur-rex', 'vintage-robot', 'pirate-captain'],
};
