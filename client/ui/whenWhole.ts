/**
 * Calls `act` once nothing of the screen is on the way that it keeps a place for, and its first picture is there; after `longestMs`
 * at the latest. Returns how to call that off.
 */
export function whenWhole(act: () => void, longestMs: number): () => void {
  if (isWhole()) {
    act();
    return () => {};
  }
  const leaving = new AbortController();
  const end = () => {
    watcher.disconnect();
    leaving.abort();
    clearTimeout(timer);
  };
  const come = () => {
    end();
    act();
  };
  const look = () => isWhole() && come();
  const watcher = new MutationObserver(look);
  const content = document.getElementById("content");
  if (content) watcher.observe(content, { subtree: true, childList: true });
  for (const kind of ["load", "error"])
    document.addEventListener(kind, look, { capture: true, signal: leaving.signal });
  const timer = setTimeout(come, longestMs);
  return end;
}

function isWhole(): boolean {
  const content = document.getElementById("content");
  const picture = content?.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  return !content?.querySelector("[data-waiting]") && (picture?.complete ?? true);
}
