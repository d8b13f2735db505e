import type { ViewerRow } from "../../db/accounts/viewers.ts";
import type { Database } from "../../db/open.ts";

/** Who holds which session, remembered for as long as nobody says that it changed. */
export interface ViewerCache {
  /** The holder of a signed cookie: as remembered, or else as `read` finds them. */
  of(cookie: string, now: Date, read: () => Promise<ViewerRow | undefined>): Promise<ViewerRow | undefined>;
  /** Everybody is read anew: for whoever has just changed something on this server. */
  forget(): void;
}

/** The bound on what a lost connection to the database can do: nobody keeps a right longer that was taken meanwhile. */
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 5_000;

interface Remembered {
  row: ViewerRow;
  until: number;
}

/**
 * Reading the holder of a session is a statement of every request. The database says whose name, rights or places changed as
 * part of the commit (migration viewerNews), and this server forgets them within milliseconds, whichever server changed them. While
 * it cannot hear the database it remembers nobody.
 */
export async function openViewerCache(database: Database): Promise<ViewerCache> {
  const viewers = new Map<string, Remembered>();
  /** Under which cookies somebody is remembered: thousands of sessions may end at once. */
  const cookiesOf = new Map<string, Set<string>>();
  let timesForgotten = 0;

  const forget = (userId?: string) => {
    timesForgotten++;
    if (!userId) {
      viewers.clear();
      cookiesOf.clear();
      return;
    }
    for (const cookies of cookiesOf.get(userId) ?? []) viewers.delete(cookies);
    cookiesOf.delete(userId);
  };
  const remember = (cookies: string, row: ViewerRow) => {
    if (viewers.size >= MOST_REMEMBERED) forget(viewers.values().next().value!.row.userId);
    viewers.delete(cookies);
    viewers.set(cookies, { row, until: performance.now() + REMEMBERED_MS });
    cookiesOf.set(row.userId, (cookiesOf.get(row.userId) ?? new Set()).add(cookies));
  };
  const listener = await database.listen("viewers", forget);

  return {
    forget,
    async of(cookies, now, read) {
      const known = viewers.get(cookies);
      if (known && listener.isListening() && performance.now() < known.until)
        return known.row.sessionExpiresAt > now ? known.row : undefined;
      const before = timesForgotten;
      const row = await read();
      // Something that changed while it was read may not be in it.
      if (!row || before !== timesForgotten || !listener.isListening()) return row;
      remember(cookies, row);
      return row;
    },
  };
}
