// Talk that nobody at this browser has read yet; kept, so that a page that was closed remembers it.

import type { Chat } from '../lib/protocol';
import { saidByOther } from './room';

const KEY = 'fracas.talk';
const MOST = 50;

/** The number of the last line that was read at each table, the latest table last. */
type Read = Record<string, number>;

function kept(): Read {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Read;
  } catch {
    return {};
  }
}

/** The last line that was read at a table before; null at a table that is new here. */
export function lastRead(table: string): number | null {
  return kept()[table] ?? null;
}

export function rememberRead(table: string, number: number): void {
  try {
    const others = Object.entries(kept())
      .filter(([id]) => id !== table)
      .slice(-MOST + 1);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, number]])));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** How many lines of others came after the last that was read. */
export function unreadOf(lines: readonly Chat[], read: number, seats: readonly number[], name: string): number {
  return lines.filter((line) => line.number > read && saidByOther(line, seats, name)).length;
}
