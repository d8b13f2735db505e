import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";

/** What the host hands to a route: the socket's side of the request. Absent when a test calls the app directly. */
export interface ServerEnv {
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
}

/** The caller's address from the socket. Headers such as X-Forwarded-For are claims, not facts. */
export function clientAddress(c: Context<ServerEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
}
