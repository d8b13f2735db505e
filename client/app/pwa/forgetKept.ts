import { SAVED_MUSIC } from "../../offline/savedMusicName.ts";
import { OWN, PARTS } from "../../worker/ownCaches.ts";
import { postToWorker, workers } from "./serviceWorker.ts";

/** Forgets what this device kept of what somebody saw. What they saved to hear stays until they sign out. */
export async function forgetSeen(): Promise<void> {
  await postToWorker(workers()?.controller, { type: "FORGET" });
}

/** Forgets everything that this device kept for the person who signs out: answers, pictures and music. */
export async function forgetKept(): Promise<void> {
  await forgetSeen();
  // Absent where there are no service workers either.
  const shelves = globalThis.caches as CacheStorage | undefined;
  if (!shelves) return;
  const personal = (await shelves.keys()).filter((name) => name.startsWith(OWN) && name !== PARTS);
  await Promise.all(personal.map((name) => shelves.delete(name)));
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name?.startsWith(SAVED_MUSIC)) indexedDB.deleteDatabase(name);
}
