// What players set for themselves, kept in this browser: the theme, how fast things move, and sounds.
export type Theme = 'system' | 'light' | 'dark';
/** 0: nothing moves; 1: the usual speed. */
export type Speed = 0 | 0.5 | 1 | 2;

export interface Settings {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
}

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const SPEEDS: readonly Speed[] = [0, 0.5, 1, 2];
const KEY = 'fracas.settings';

/** Reads what was stored; anything strange gives way to the usual. */
export function readSettings(stored: string | null, prefersStill: boolean): Settings {
  const usual: Settings = { theme: 'system', speed: prefersStill ? 0 : 1, sounds: true };
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Settings> | null;
    return {
      theme: THEMES.find((each) => each === found?.theme) ?? usual.theme,
      speed: SPEEDS.find((each) => each === found?.speed) ?? usual.speed,
      sounds: typeof found?.sounds === 'boolean' ? found.sounds : usual.sounds,
    };
  } catch {
    return usual;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser that keeps nothing still plays.
  }
}

function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Reactive; change it with `change`. */
export const settings: Settings = $state(readSettings(stored(), prefersStill()));

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  showTheme();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ theme: settings.theme, speed: settings.speed, sounds: settings.sounds }),
    );
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Puts the theme and the speed where the style sheet sees them. */
export function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.style.setProperty('--speed', String(settings.speed));
  root.dataset.still = String(settings.speed === 0);
}

/** How many milliseconds something takes that usually takes so many; 0 if nothing is to move. */
export function duration(milliseconds: number): number {
  return settings.speed === 0 ? 0 : milliseconds / settings.speed;
}
