const LAST_RELOAD = "levare.reloadedAt";
const PAUSE_MS = 60_000;

/**
 * A page that stayed open over a new version asks for files that are gone. It reloads once, and not again within a
 * minute: then the failure is another one and belongs on the screen. The same helps where a file could not come for want of a
 * connection: browsers remember that, and only a new page asks for it again.
 */
export function reloadForNewVersion(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(LAST_RELOAD));
    // Without a connection nothing would come in the place of this page.
    if (!navigator.onLine || Date.now() - last < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    window.location.reload();
  });
}
