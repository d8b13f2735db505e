import type { Page } from "@playwright/test";
import type { SyncEntry } from "../../domain/sync/entry.ts";

/** What stands in the queue and on the shelf of the device's own database. */
export const unsavedOnDevice = (
  page: Page,
): Promise<Pick<SyncEntry, "table" | "action" | "entityId" | "data">[]> =>
  page.evaluate(async () => {
    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept = (await indexedDB.databases()).find(({ name }) => name?.startsWith("levare-account-"));
    if (!kept?.name) return [];
    const database = await ask(indexedDB.open(kept.name));
    const stores = database.transaction(["sync_queue", "dead_letters"]);
    const all = await Promise.all(
      ["sync_queue", "dead_letters"].map((name) => ask(stores.objectStore(name).getAll())),
    );
    database.close();
    return all.flat();
  });
