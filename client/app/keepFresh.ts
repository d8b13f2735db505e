/**
 * Asks again once what is known is older than it may be. A page that nobody looks at asks when it is looked at again.
 * Returns how to stop.
 */
export function keepFresh(freshMs: number, ask: () => Promise<void>): () => void {
  let askedAt = performance.now();
  const look = () => {
    if (document.hidden || performance.now() - askedAt < freshMs) return;
    askedAt = performance.now();
    void ask();
  };
  const timer = setInterval(look, freshMs / 5);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
