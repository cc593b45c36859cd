// Small synthetic sounds. Nothing is loaded before the first one, and nothing is heard when they are switched off.
import { settings } from './settings.svelte';

/** Volume, randomness, frequency, attack, sustain, release, shape, … as zzfx reads them. */
const SOUNDS = {
  /** A card is laid down. */
  card: [0.5, 0.1, 180, 0, 0.01, 0.04, 4, 1.6, -6],
  /** Cards are turned over. */
  flip: [0.6, 0.1, 320, 0, 0.02, 0.06, 4, 1.2, 8],
  /** A die rolls. */
  die: [0.7, 0.3, 140, 0, 0.02, 0.05, 4, 2, , , , , 0.03],
  /** A figure is wounded. */
  hit: [1, 0.05, 110, 0, 0.03, 0.18, 4, 1.5, -3, , , , , 0.6],
  /** A figure is captured. */
  capture: [0.9, 0.02, 260, 0.01, 0.1, 0.25, 1, 1.4, -5],
  /** A special action takes effect. */
  special: [0.8, 0.02, 420, 0.02, 0.08, 0.22, 1, 1.3, 6, , 180, 0.06],
  /** It is the player's turn. */
  turn: [0.5, 0, 523, 0.01, 0.06, 0.16, 0, 1, , , 261, 0.07],
  /** Something is refused. */
  refuse: [0.5, 0, 120, 0, 0.05, 0.08, 2, 1],
  win: [0.9, 0, 392, 0.02, 0.22, 0.4, 0, 1.2, , , 196, 0.09, 0.09],
  lose: [0.8, 0, 196, 0.02, 0.2, 0.4, 0, 1.2, -1.5],
} as const satisfies Record<string, readonly (number | undefined)[]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  void import('zzfx')
    .then(({ zzfx, ZZFX }) => {
      if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
      zzfx(...SOUNDS[sound]);
    })
    .catch(() => undefined); // A game without sound is still a game.
}
