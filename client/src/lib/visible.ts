/** Looks again and again while the page is looked at, and at once when it is looked at again; what stops that. */
export function whileVisible(look: () => void, every: number): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(seen, every);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
