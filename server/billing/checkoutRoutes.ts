import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { findViewerOfSession } from "../../db/accounts/viewers.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { viewerFrom } from "../accounts/session.ts";
import { act } from "../acting/act.ts";
import type { RouteParts } from "../feature.ts";
import { UserError } from "../graphql/errors.ts";
import type { ServerEnv } from "../http.ts";
import { log } from "../log.ts";
import { sessionOfToken } from "./checkoutToken.ts";
import { startCheckout } from "./startCheckout.ts";

const Asked = v.object({
  price_id: v.string(),
  success_url: v.nullish(v.string(), null),
  cancel_url: v.nullish(v.string(), null),
  mode: v.nullish(v.string(), "subscription"),
});

/**
 * POST /api/checkout { price_id, success_url, cancel_url, mode } with a bearer token of `createCheckoutToken` answers { url }, or
 * { error } in words (SPEC.md sections 7 and 8). No cookie counts here: whoever asks has to hold the token.
 */
export function checkoutRoutes({ db, services, now, contextFor }: RouteParts): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.post("/", async (c) => {
    const { requestId } = await contextFor(c.req.raw);
    const locale = localeOf({ request: c.req.raw });
    const refused = (why: Refusal, status: ContentfulStatusCode) =>
      c.json({ error: textIn(locale, why) }, status);
    const token = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (!token) return refused(refusal("billing.noSession"), 401);
    const at = now();
    const sessionId = sessionOfToken(services.signer, token, at);
    const row = sessionId === null ? undefined : await findViewerOfSession(db, sessionId, at);
    if (!row || sessionId === null) return refused(refusal("billing.sessionFailed"), 401);
    const asked = v.safeParse(Asked, await c.req.json().catch(() => null));
    if (!asked.success) return refused(refusal("billing.unknownPrice"), 400);
    const { price_id: price, success_url: successUrl, cancel_url: cancelUrl, mode } = asked.output;
    if (mode !== "subscription") return refused(refusal("billing.unknownMode"), 400);
    const actor = { kind: "person", viewer: viewerFrom(row, at, services.settings), sessionId } as const;
    const key = c.req.header("idempotency-key") ?? null;
    try {
      const wish = { price, successUrl, cancelUrl };
      const { url } = await act({ db, services, now, requestId, actor, locale }, startCheckout, wish, key);
      return c.json({ url });
    } catch (error) {
      if (error instanceof UserError) return refused(error, 400);
      log.error("checkout", { requestId, error });
      return refused(refusal("billing.checkoutFailed"), 500);
    }
  });
  return routes;
}
