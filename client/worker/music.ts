import { createPartialResponse } from "workbox-range-requests";
import { cacheNameFor } from "./account.ts";
import { MUSIC, musicKey } from "./ownCaches.ts";

/** Saved songs come from this device; everything else from the server. Where nobody is reached, another edition or quality of the same song will do. */
export async function playMusic(request: Request): Promise<Response> {
  const cacheName = await cacheNameFor(MUSIC);
  const cache = cacheName !== null && (await caches.has(cacheName)) ? await caches.open(cacheName) : null;
  const saved = await cache?.match(musicKey(request.url));
  if (saved) return partOf(request, saved);
  try {
    return await fetch(request);
  } catch (unreached) {
    const near = await nearest(cache, request.url);
    if (near) return partOf(request, near);
    throw unreached;
  }
}

async function nearest(cache: Cache | null, address: string): Promise<Response | undefined> {
  const [, , trackId] = new URL(address).pathname.split("/");
  const keys = (await cache?.keys()) ?? [];
  const found = keys.find(({ url }) => new URL(url).pathname.split("/")[2] === trackId);
  return found && cache?.match(found);
}

async function partOf(request: Request, whole: Response): Promise<Response> {
  return request.headers.has("range") ? createPartialResponse(request, whole) : whole;
}
