import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/** How long the head of a request may take to arrive: whoever sends a letter a second holds a connection no longer. */
const HEADERS_MS = 10_000;

type Answer = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** A server of HTTP that does not listen yet. */
export function openHttpServer(fetch: Answer, headersMs = HEADERS_MS): Server {
  // Node looks for slow ones every thirty seconds unless it is told, whatever their limit.
  const serverOptions = { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 10 };
  return createAdaptorServer({ fetch, serverOptions }) as Server;
}
