// The settings of a table, asked as the game itself declares them.
import type { Bar, GameInfo, Setting } from './protocol';

export type Value = unknown;
export type Values = Record<string, Value>;

export function settingsOf(game: GameInfo): Setting[] {
  return game.settings as unknown as Setting[];
}

/** What the form shows before anybody touches it. */
export function startValues(settings: readonly Setting[]): Values {
  return Object.fromEntries(settings.map((setting) => [setting.name, structuredClone(setting.default)]));
}

/** Whether a number may be left out. */
export function mayBeOpen(setting: Setting): boolean {
  return setting.default === null || setting.default === undefined;
}

/** A number as it was typed: the value, or what is wrong with it. */
export function readNumber(setting: Setting, text: string): { value: number | null; fault: string } {
  const typed = text.trim();
  if (typed === '') {
    if (mayBeOpen(setting)) return { value: null, fault: '' };
    return { value: null, fault: `Type a whole number from ${setting.low} to ${setting.high}.` };
  }
  const value = Number(typed);
  if (!Number.isInteger(value) || value < setting.low || value > setting.high) {
    return { value: null, fault: `This must be a whole number from ${setting.low} to ${setting.high}.` };
  }
  return { value, fault: '' };
}

/** Why a setting cannot be changed beside the others, by name. A switch that was changed can always be put back. */
export function barredBy(settings: readonly Setting[], values: Values, players: number): Record<string, string> {
  const holds = ({ on, off, players: least }: Bar): boolean =>
    on ? values[on] === true : off ? values[off] === false : players >= least;
  const barred: Record<string, string> = {};
  for (const setting of settings) {
    const bar = setting.bars.find(holds);
    const changed = setting.kind === 'switch' && values[setting.name] !== setting.default;
    if (bar && !changed) barred[setting.name] = bar.why;
  }
  return barred;
}

/** What to send: only what differs from the default, so that a table says what is special about it. */
export function settingsToSend(settings: readonly Setting[], values: Values): Values {
  const changed: Values = {};
  for (const setting of settings) {
    const value = values[setting.name];
    if (value === undefined || (value === null && mayBeOpen(setting))) continue;
    if (JSON.stringify(value) !== JSON.stringify(setting.default)) changed[setting.name] = value;
  }
  return changed;
}

/** The settings of a table in words, for a list of tables. */
export function saySettings(declared: readonly Setting[], settings: Values): string[] {
  return declared
    .filter((setting) => setting.kind !== 'form' && settings[setting.name] !== undefined)
    .filter((setting) => JSON.stringify(settings[setting.name]) !== JSON.stringify(setting.default))
    .map((setting) => {
      const value = settings[setting.name];
      const name = setting.name.replaceAll('_', ' ');
      return setting.kind === 'switch' ? (value ? name : `no ${name}`) : `${name} ${String(value)}`;
    });
}
