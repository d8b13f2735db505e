import { Hono, type Context as HonoContext } from "hono";
import { findMailFollow } from "../../db/mailing/mailFollows.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import type { RouteParts } from "../feature.ts";
import type { ServerEnv } from "../http.ts";
import { NOT_KEPT, PRIVATE_HEADERS } from "../links/privateAddress.ts";
import { confirmMailing, leaveMailing, openSince } from "./answerMailing.ts";
import { type MailingStep, wishOf } from "./mailingLink.ts";
import { confirmedPage, leftPage, questionPage, spentPage } from "./mailingPage.ts";

/** A browser names the origin of its press only where pages may tell it to pages of ours. */
export const MAILING_HEADERS = {
  "content-security-policy": PRIVATE_HEADERS["content-security-policy"].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
  "referrer-policy": "same-origin",
};

/**
 * /mailing/confirm/{token} and /mailing/leave/{token}: what the letters of a mailing lead to. A look changes nothing; the press does,
 * and on `leave` also the one of a mail program, which reads no page (RFC 8058).
 */
export function mailingRoutes({ services, contextFor }: RouteParts): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const languageOf = (c: HonoContext<ServerEnv>) => localeOf({ request: c.req.raw });
  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex, nofollow, noarchive");
    c.header("cache-control", NOT_KEPT);
    c.header("vary", "accept-language");
  });
  async function asked(c: HonoContext<ServerEnv>, step: MailingStep) {
    const id = wishOf(services.signer, step, c.req.param("token") ?? "");
    if (!id) return null;
    const context = await contextFor(c.req.raw);
    return { id, context, wish: await findMailFollow(context.db, id, openSince(context.now())) };
  }
  const missing = (c: HonoContext<ServerEnv>) => c.html(spentPage(languageOf(c)), 404);

  routes.get("/confirm/:token", async (c) => {
    const wish = (await asked(c, "confirm"))?.wish;
    return wish ? c.html(questionPage("confirm", wish, languageOf(c))) : missing(c);
  });
  routes.post("/confirm/:token", async (c) => {
    const found = await asked(c, "confirm");
    if (!found?.wish) return missing(c);
    const { id, context, wish } = found;
    const { outcome } = await act(actingIn(context), confirmMailing, { id });
    return c.html(confirmedPage(outcome, wish.artist, languageOf(c)));
  });
  routes.get("/leave/:token", async (c) => {
    const found = await asked(c, "leave");
    if (!found) return missing(c);
    return c.html(found.wish ? questionPage("leave", found.wish, languageOf(c)) : leftPage(languageOf(c)));
  });
  routes.post("/leave/:token", async (c) => {
    const found = await asked(c, "leave");
    if (!found) return missing(c);
    await act(actingIn(found.context), leaveMailing, { id: found.id });
    return c.html(leftPage(languageOf(c)));
  });
  return routes;
}
