// The links to open seats are told once, when the table is opened. This browser remembers them for its owner.
import type { Invite } from './protocol';

const KEY = 'fracas.invites';
const MOST = 30;

type Remembered = [table: string, invites: Invite[]][];

function read(): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Remembered) : [];
  } catch {
    return [];
  }
}

export function rememberInvites(table: string, invites: readonly Invite[]): void {
  if (invites.length === 0) return;
  const kept = read().filter(([id]) => id !== table).slice(0, MOST - 1);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, invites], ...kept]));
  } catch {
    // Then they are on the screen only.
  }
}

/** The invites of a table that was opened in this browser. */
export function invitesOf(table: string): Invite[] {
  return read().find(([id]) => id === table)?.[1] ?? [];
}

const JOINED = 'fracas.joined';

/** A link is good for one person; when that person opens it again, this browser knows where it led. */
export function rememberJoined(code: string, table: string): void {
  try {
    const kept = Object.entries(readJoined()).slice(-MOST + 1);
    localStorage.setItem(JOINED, JSON.stringify(Object.fromEntries([...kept, [code, table]])));
  } catch {
    // Then the server says that the link is used.
  }
}

export function joinedTable(code: string): string {
  return readJoined()[code] ?? '';
}

function readJoined(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(JOINED) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The code in what somebody typed or pasted: a code, or a whole link. */
export function codeIn(text: string): string {
  const link = /\/join\/([^/?#\s]+)/.exec(text);
  return link?.[1] ?? text.trim();
}
