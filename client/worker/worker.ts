import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { SHARED_SONGS_PATH } from "../../domain/navigation/serverPaths.ts";
import { isAnother, noteChange, setAccount } from "./account.ts";
import { answer, forgetAnswers, isKept, keepAnswers } from "./answers.ts";
import { forgetPages } from "./keptPages.ts";
import type { ToWorker } from "./messages.ts";
import { playMusic } from "./music.ts";
import { PARTS } from "./ownCaches.ts";
import { isPage, openPage } from "./pages.ts";
import { forgetPictures, isPicture, showPicture } from "./pictures.ts";
import { type PageEvent, scope } from "./scope.ts";
import { receiveSongs } from "./sharedSongs.ts";

// The service worker: the program's own files, and what was seen and saved, where there is no network. Free text, changes, /api
// and signing in always go to the server.

const CHANGES = /^\/(graphql|api)(\/|$)/;

precacheAndRoute((self as unknown as typeof scope).__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

// Parts of the program that few people open are kept once they were.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: PARTS, plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request, url),
  ({ event, request, url }) => openPage(event, request, url),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKept(request, url),
  ({ event, request }) => answer(event, request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/"),
  ({ request }) => playMusic(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url),
  ({ event, request }) => showPicture(event, request),
);
registerRoute(SHARED_SONGS_PATH, ({ request }) => receiveSongs(request), "POST");

scope.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" && CHANGES.test(pathname)) event.waitUntil(noteChange());
});

scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("message", (event: PageEvent) => {
  const { data, ports } = event;
  event.waitUntil(obey(event, data as ToWorker).then(() => ports[0]?.postMessage("done")));
});

async function obey(event: PageEvent, message: ToWorker): Promise<void> {
  switch (message.type) {
    case "UPDATE":
      return scope.skipWaiting();
    case "ACCOUNT":
      // Somebody whose session had ended by itself may have been here before.
      if (await isAnother(message.personId)) await forgetSeen();
      await setAccount(message.personId);
      return keepAnswers(event, message.asked, message.language);
    case "FORGET":
      await forgetSeen();
      await setAccount(null);
  }
}

async function forgetSeen(): Promise<void> {
  await forgetAnswers();
  await forgetPages();
  await forgetPictures();
}
