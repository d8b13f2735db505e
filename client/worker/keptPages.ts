import { matchPrecache } from "workbox-precaching";
import { KEPT_AT } from "../app/pwa/keptAt.ts";
import { cacheNameFor } from "./account.ts";
import { KEPT_SECONDS, upToDate } from "./upToDate.ts";

const PAGES = "pages";
/** The program that a page starts, which a first view starts itself (server/pages/afterFirstPaint.ts). */
const PROGRAM = /\/assets\/index-[\w-]+\.js/;

/** Keeps a page in which the server has written something of the person who is here; any other takes its place away. */
export async function keepPage(path: string, page: Response): Promise<void> {
  const cacheName = await cacheNameFor(PAGES);
  if (cacheName === null) return;
  const text = await page.text();
  const cache = await caches.open(cacheName);
  if (page.status !== 200 || !text.includes('class="own-view"')) {
    await cache.delete(path);
    return;
  }
  const headers = new Headers(page.headers);
  // It lies here unpacked, and is the same for every request of this person.
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  await cache.put(path, new Response(text, { headers }));
}

/** What was kept, unless something was changed in this browser since, or it starts another version of the program than is kept here. */
export async function keptPage(path: string): Promise<Response | null> {
  const cacheName = await cacheNameFor(PAGES);
  const found = cacheName === null ? null : await upToDate(await caches.match(path, { cacheName }));
  if (!found || Number(found.headers.get(KEPT_AT)) + KEPT_SECONDS * 1000 < Date.now()) return null;
  const shell = await matchPrecache("/index.html");
  return programOf(await found.clone().text()) === programOf((await shell?.text()) ?? "") ? found : null;
}

export async function forgetPages(): Promise<void> {
  const cacheName = await cacheNameFor(PAGES);
  if (cacheName !== null) await caches.delete(cacheName);
}

function programOf(html: string): string | undefined {
  return PROGRAM.exec(html)?.[0];
}
