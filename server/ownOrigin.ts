import type { Context, MiddlewareHandler } from "hono";
import { refusal } from "../domain/words/refusal.ts";
import type { ServerEnv } from "./http.ts";
import { askedHost, isLoopback } from "./ownHosts.ts";
import { refused } from "./refused.ts";
import type { Settings } from "./services.ts";

type Known = Pick<Settings, "publicUrl" | "isLoopbackDemo">;

const READING = ["GET", "HEAD", "OPTIONS"];

/** Whether a page at `origin` is one of ours: at the public address, at the address it asks, or of this machine's own demo. */
function isOwn(origin: string, c: Context, { publicUrl, isLoopbackDemo }: Known): boolean {
  if (publicUrl === origin || publicUrl.startsWith(`${origin}/`)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  if (origin === new URL(publicUrl).origin || host === askedHost(c)) return true;
  return isLoopbackDemo && isLoopback(hostname);
}

function foreign(c: Context<ServerEnv>): Response {
  return refused(c, refusal("general.foreignOrigin"), 403);
}

/** Refuses whatever a page of another site wants to have changed. Programs name no origin. */
export function noForeignOrigin(settings: Known): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (READING.includes(c.req.method) || origin === undefined) return next();
    return isOwn(origin, c, settings) ? next() : foreign(c);
  };
}

/** For what begins or ends a session: only pages of ours ask, which name their origin and send our header. */
export function ownPagesOnly(settings: Known): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next();
    const origin = c.req.header("origin");
    const isOurs = origin !== undefined && isOwn(origin, c, settings);
    return isOurs && c.req.header("x-levare") ? next() : foreign(c);
  };
}
