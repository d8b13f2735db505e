import { ExpirationPlugin } from "workbox-expiration";
import { StaleWhileRevalidate } from "workbox-strategies";
import { cacheNameFor } from "./account.ts";
import type { WorkEvent } from "./scope.ts";

const PICTURES = "pictures";
const PATHS = /^\/(covers|pictures|agents)\//;

const keepers = new Map<string, { strategy: StaleWhileRevalidate; expiry: ExpirationPlugin }>();

function keeperOf(cacheName: string) {
  const known = keepers.get(cacheName);
  if (known) return known;
  const expiry = new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true });
  const keeper = { strategy: new StaleWhileRevalidate({ cacheName, plugins: [expiry] }), expiry };
  keepers.set(cacheName, keeper);
  return keeper;
}

export function isPicture(url: URL): boolean {
  return PATHS.test(url.pathname);
}

/** A cover as it was seen last, and a newer one next time. */
export async function showPicture(event: WorkEvent, request: Request): Promise<Response> {
  const cacheName = await cacheNameFor(PICTURES);
  if (cacheName === null) return fetch(request);
  return keeperOf(cacheName).strategy.handle({ event, request });
}

export async function forgetPictures(): Promise<void> {
  const cacheName = await cacheNameFor(PICTURES);
  if (cacheName === null) return;
  const { expiry } = keeperOf(cacheName);
  keepers.delete(cacheName);
  await expiry.deleteCacheAndMetadata();
}
