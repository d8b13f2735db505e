import { createHandlerBoundToURL } from "workbox-precaching";
import { SERVER_PATHS, WRITTEN_SCREENS } from "../../domain/navigation/serverPaths.ts";
import { keepPage, keptPage } from "./keptPages.ts";
import type { WorkEvent } from "./scope.ts";

/** So long a page of the server is waited for where this device has none to show but an empty one. */
const PATIENCE_MS = 3_000;
/** And so long where this device keeps what it wrote last. */
const SHORT_PATIENCE_MS = 700;
/** Of the server as well, but no part of the client. */
const OTHERS = /^\/(_stripe|webhooks|share)(\/|$)|\.[a-z0-9]{2,11}$/i;

export function isPage(request: Request, url: URL): boolean {
  return request.mode === "navigate" && !SERVER_PATHS.test(url.pathname) && !OTHERS.test(url.pathname);
}

/**
 * The client's page. It comes from this device, but where the server writes a first view: a public page, which may have moved
 * besides, and a screen of every day, of which the last one is kept for whoever has no line or a slow one.
 */
export async function openPage(event: WorkEvent, request: Request, url: URL): Promise<Response> {
  const fromShell = () => createHandlerBoundToURL("/index.html")({ event, request, url });
  const isOwn = url.search === "" && (WRITTEN_SCREENS as readonly string[]).includes(url.pathname);
  if (!isOwn && !url.pathname.startsWith("/@")) return fromShell();
  // A server that is starting, or what stands before one that is gone, knows nothing of anybody's screen.
  const isAnswer = ({ status }: Response) => !isOwn || status < 500;
  const fromServer = fetch(request).then(
    (page) => (isAnswer(page) ? page : null),
    () => null,
  );
  if (isOwn) event.waitUntil(fromServer.then((page) => page && keepPage(url.pathname, page.clone())));
  const kept = isOwn ? await keptPage(url.pathname) : null;
  const patience = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), kept ? SHORT_PATIENCE_MS : PATIENCE_MS),
  );
  return (await Promise.race([fromServer, patience])) ?? kept ?? fromShell();
}
