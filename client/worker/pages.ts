import { createHandlerBoundToURL } from "workbox-precaching";
import { SERVER_PATHS } from "../../domain/navigation/serverPaths.ts";
import type { WorkEvent } from "./scope.ts";

const PATIENCE_MS = 3_000;
/** Of the server as well, but no part of the client. */
const OTHERS = /^\/(_stripe|webhooks|share)(\/|$)|\.[a-z0-9]{2,11}$/i;

export function isPage(request: Request, url: URL): boolean {
  return request.mode === "navigate" && !SERVER_PATHS.test(url.pathname) && !OTHERS.test(url.pathname);
}

/**
 * The client's page from this device. Public pages come from the server while it answers: it writes their first view, and knows where
 * a page has moved.
 */
export async function openPage(event: WorkEvent, request: Request, url: URL): Promise<Response> {
  const fromShell = () => createHandlerBoundToURL("/index.html")({ event, request, url });
  if (!url.pathname.startsWith("/@")) return fromShell();
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([fetch(request).catch(() => null), patience]);
  return answer ?? fromShell();
}
