import { Hono, type Context as HonoContext } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";

/** The page of a link runs nothing at all. The address is the secret: no page that is linked from there learns it. */
export const PRIVATE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

export const NOT_KEPT = "private, no-store";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface Opened<Linked> {
  context: Context;
  linked: Linked;
  token: string;
  /** Whether somebody of the studio asks, whose visits nobody counts. */
  isOwn: boolean;
}

/**
 * Routes below `/{secret}`, found by no search engine and kept by no cache, and what lies behind the secret of a request: null
 * for one that is missing, over or revoked, which all answer alike.
 */
export function privateAddress<Linked extends { workspaceId: string }>(
  contextFor: (request: Request) => Promise<Context>,
  find: (db: Kysely<DB>, tokenHash: string, now: Date) => Promise<Linked | undefined>,
) {
  const routes = new Hono<ServerEnv>();
  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex, nofollow, noarchive");
    c.header("cache-control", NOT_KEPT);
    c.header("vary", "accept-language");
  });
  async function opened(c: HonoContext<ServerEnv>): Promise<Opened<Linked> | null> {
    const token = c.req.param("token") ?? "";
    if (!TOKEN.test(token)) return null;
    const context = await contextFor(c.req.raw);
    const linked = await find(context.db, hashOfToken(token), context.now());
    return linked
      ? { context, linked, token, isOwn: workspacesOf(context.viewer).includes(linked.workspaceId) }
      : null;
  }
  return { routes, opened };
}
