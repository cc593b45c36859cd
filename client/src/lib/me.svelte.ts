// The guest who sits at this browser.
import * as api from './api';
import type { TableInfo } from './protocol';

interface Guest {
  name: string;
  tables: TableInfo[];
  /** False until the server has said who this is. */
  known: boolean;
}

export const me: Guest = $state({ name: '', tables: [], known: false });

let asking: Promise<void> | null = null;

/** Asks the server who this is and which tables they have; several who ask at once get one answer. */
export function loadMe(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  const found = await api.getMe();
  me.name = found.name;
  me.tables = found.tables;
  me.known = true;
}

/** All that was kept of them is deleted: here, too, nothing is left. */
export function noLongerMe(): void {
  me.name = '';
  me.tables = [];
  me.known = false;
  try {
    localStorage.clear();
  } catch {
    // There is none, so there is nothing in it.
  }
}

export async function renameMe(name: string): Promise<void> {
  const found = await api.rename(name.trim());
  me.name = found.name;
}

export const LONGEST_NAME = 24;

/** How long a name is, as the server counts it. */
export function lettersOf(name: string): number {
  return [...name.trim()].length;
}

/** What is wrong with a name; empty if nothing is. */
export function faultOfName(name: string): string {
  if (!name.trim()) return 'Type a name, so that the others know who plays.';
  if (lettersOf(name) > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} letters.`;
  return '';
}
