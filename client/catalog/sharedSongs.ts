import { SHARED } from "../worker/ownCaches.ts";

/** Takes in the files that another app on this device shared with Levare; each is given once. */
export async function takeSharedSongs(): Promise<File[]> {
  // Absent where nothing can be shared either.
  const shelves = globalThis.caches as CacheStorage | undefined;
  if (!shelves || !(await shelves.has(SHARED))) return [];
  const cache = await shelves.open(SHARED);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    // Two tabs may open at once.
    if (!answer || !(await cache.delete(request))) continue;
    const blob = await answer.blob();
    const name = new URL(request.url).searchParams.get("name") ?? "";
    files.push(new File([blob], name, { type: blob.type }));
  }
  return files;
}
