import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { KEPT_AT } from "../app/pwa/keptAt.ts";
import { cacheNameFor } from "./account.ts";
import type { WorkEvent } from "./scope.ts";
import { KEPT_SECONDS, upToDate } from "./upToDate.ts";

export const ANSWERS = "answers";
const PATIENCE_SECONDS = 3;

/** Each person's answers have a cache, and an expiry, of their own. */
const keepers = new Map<string, Keeper>();

interface Asked {
  request: Request;
}

interface Keeper {
  strategy: NetworkFirst;
  /** For whoever has just changed something: waits for the server, however slow. */
  patient: NetworkFirst;
  expiry: ExpirationPlugin;
}

function keeperOf(cacheName: string): Keeper {
  const known = keepers.get(cacheName);
  if (known) return known;
  const expiry = new ExpirationPlugin({
    maxEntries: 300,
    maxAgeSeconds: KEPT_SECONDS,
    purgeOnQuotaError: true,
  });
  const plugins = [
    {
      cacheKeyWillBeUsed: async ({ request }: Asked) => keyOf(request),
      cacheWillUpdate: async ({ response }: { response: Response }) =>
        (await cacheNameFor(ANSWERS)) === cacheName ? kept(response) : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
        upToDate(cachedResponse),
      // Nobody is reached: better what was true some time ago than nothing.
      handlerDidError: async ({ request }: Asked) => caches.match(keyOf(request), { cacheName }),
    },
    expiry,
  ];
  const keeper = {
    strategy: new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_SECONDS, plugins }),
    patient: new NetworkFirst({ cacheName, plugins }),
    expiry,
  };
  keepers.set(cacheName, keeper);
  return keeper;
}

/** Whether this is a question whose answer may be kept: one that a page of ours asks by the id of a document. */
export function isKept(request: Request, url: URL): boolean {
  return url.pathname === "/graphql" && request.headers.get("x-levare-keep") !== "no";
}

/**
 * The server's answer; where none comes, or none for three seconds, the one that was kept. Of what was changed in this browser
 * since, only who is cut off gets to see the old.
 */
export async function answer(event: WorkEvent, request: Request): Promise<Response> {
  const cacheName = await cacheNameFor(ANSWERS);
  if (cacheName === null) return fetch(request);
  const { strategy, patient } = keeperOf(cacheName);
  const isFresh = request.headers.get("x-levare") === "fresh";
  return (isFresh ? patient : strategy).handle({ event, request });
}

/** Keeps the answers of questions that a page asked before the worker knew for whom. */
export async function keepAnswers(
  event: WorkEvent,
  addresses: readonly string[],
  language: string,
): Promise<void> {
  for (const address of addresses) {
    const headers = { "x-levare": "1", accept: "application/json", "accept-language": language };
    // One that fails is asked again when its screen is opened.
    await answer(event, new Request(address, { headers })).catch(() => undefined);
  }
}

/** Forgets every answer of the person who is here. */
export async function forgetAnswers(): Promise<void> {
  const cacheName = await cacheNameFor(ANSWERS);
  if (cacheName === null) return;
  const { expiry } = keeperOf(cacheName);
  keepers.delete(cacheName);
  await expiry.deleteCacheAndMetadata();
}

/** Answers are written in the language of the person who asks. */
function keyOf({ url, headers }: Request): string {
  return `${url}&language=${headers.get("accept-language") ?? ""}`;
}

/** Data without an error, marked with its time. */
async function kept(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (!data || errors) return null;
  return new Response(text, {
    headers: { "content-type": "application/json; charset=utf-8", [KEPT_AT]: String(Date.now()) },
  });
}
