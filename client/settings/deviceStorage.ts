import { hasUnsavedWork } from "../sync/openDatabase.ts";

/** What the browser keeps for this site, in bytes, as far as it tells. */
export interface DeviceStorage {
  usedBytes: number;
  quotaBytes: number;
}

/** Null where the browser does not tell. */
export async function measureDevice(): Promise<DeviceStorage | null> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (!estimate?.quota) return null;
  return { usedBytes: estimate.usage ?? 0, quotaBytes: estimate.quota };
}

/**
 * Removes the caches and databases of this site. Choices such as language and theme stay, and so does every database that holds
 * changes that the server does not have, whoever made them. Rejects when one is in use.
 */
export async function clearDevice(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  // Of the program itself nothing goes: without it no page opens offline until the next version comes.
  const seen = names.filter((name) => !name.startsWith("workbox-precache"));
  await Promise.all(seen.map((name) => caches.delete(name)));
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  await Promise.all(
    databases.map(async ({ name }) => {
      if (name && !(await hasUnsavedWork(name))) await deleteDatabase(name);
    }),
  );
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // It goes as soon as the last part of the page lets go of it.
    request.onblocked = () => resolve();
  });
}
