import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";

/** What the host hands to a route: the socket's side of the request. Absent when a test calls the app directly. */
export interface ServerEnv {
  Bindings: { incoming?: Pick<IncomingMessage, "socket">; outgoing?: ServerResponse };
  Variables: { trustedProxies?: number };
}

/**
 * The caller's address from the socket. Headers such as X-Forwarded-For are claims, not facts: only the entries that our own
 * proxies added are believed, counted from the end.
 */
export function clientAddress(c: Context<ServerEnv>): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  const proxies = c.get("trustedProxies") ?? 0;
  if (proxies === 0) return socket;
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-proxies) || socket;
}
