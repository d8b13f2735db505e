import type { Page } from "@playwright/test";

/** How many things stand in one store of the device's own database, whoever's it is. */
export const keptIn = (page: Page, store: "catalog" | "sync_queue"): Promise<number> =>
  page.evaluate(async (name) => {
    const kept = (await indexedDB.databases()).find((each) => each.name?.startsWith("levare-account-"));
    if (!kept?.name) return 0;
    const open = indexedDB.open(kept.name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const count = database.transaction(name).objectStore(name).count();
    const found = await new Promise<number>((resolve) => (count.onsuccess = () => resolve(count.result)));
    database.close();
    return found;
  }, store);
