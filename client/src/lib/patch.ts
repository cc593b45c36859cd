/** Changes of a view, as the server sends them with each event (docs/guides/protocol.md). */

/**
 * What `old` becomes. An object changes the keys it names, in a list the places (one past the end appends); anything else is the
 * new value. What does not change is shared with `old`, which stays as it was.
 */
export function patched<T>(old: T, patch: unknown): T {
  const changes = typeof patch === 'object' && patch !== null && !Array.isArray(patch);
  if (!changes || typeof old !== 'object' || old === null) return patch as T;
  const entries = Object.entries(patch);
  if (entries.length === 0) return old;
  const next = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [key, change] of entries) next[key] = patched(next[key], change);
  return next as T;
}
