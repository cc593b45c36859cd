// Invitations: what is in a link, and where a link led that was used in this browser.

const MOST = 30;
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
