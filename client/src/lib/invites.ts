// Invitations: what is in a link.

/** The code in what somebody typed or pasted: a code, or a whole link. */
export function codeIn(text: string): string {
  const link = /\/join\/([^/?#\s]+)/.exec(text);
  return link?.[1] ?? text.trim();
}
