import type { Context, MiddlewareHandler } from "hono";
import type { ServerEnv } from "./http.ts";
import type { Settings } from "./services.ts";

/** Names of this machine for itself, as they stand in a Host header and in HOST. */
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]", "::1"];

export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

/**
 * The names that a server is asked by: that of its public address, and where it listens to its own machine those of the machine.
 * Null on a network without a public address: nobody knows them.
 */
export function hostsOf(host: string, publicUrl: string | undefined): readonly string[] | null {
  const named = publicUrl ? [new URL(publicUrl).hostname] : [];
  if (isLoopback(host)) return [...named, ...LOOPBACK];
  return publicUrl ? named : null;
}

/** The name and port that a request asks for, as its Host header says it: in small letters, without the port that is usual. */
export function askedHost(c: Context): string {
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return host.toLowerCase().replace(/:80$/, "");
}

/**
 * Answers only to our own names: a foreign page whose name was pointed at this machine (DNS rebinding) asks in vain. /healthz
 * answers whoever asks.
 */
export function ownHosts({ hosts, publicUrl }: Settings): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!hosts || hosts.includes(askedHost(c).replace(/:\d+$/, "")) || c.req.path === "/healthz")
      return next();
    return c.text(`This is not the address of this server. Open ${publicUrl} instead.`, 421);
  };
}
