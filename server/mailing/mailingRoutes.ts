import { Hono, type Context as HonoContext } from "hono";
import { findUser } from "../../db/accounts/users.ts";
import { findMailFollow } from "../../db/mailing/mailFollows.ts";
import { isLeavable } from "../../domain/mailing/leaving.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import type { RouteParts } from "../feature.ts";
import type { ServerEnv } from "../http.ts";
import { NOT_KEPT, PRIVATE_HEADERS } from "../links/privateAddress.ts";
import { confirmMailing, leaveMailing, openSince } from "./answerMailing.ts";
import { leaveLetters } from "./leaveLetters.ts";
import { type MailingStep, readerOf, wishOf } from "./mailingLink.ts";
import { confirmedPage, leftPage, questionPage, spentPage, stopPage, stoppedPage } from "./mailingPage.ts";

/** A browser names the origin of its press only where pages may tell it to pages of ours. */
export const MAILING_HEADERS = {
  "content-security-policy": PRIVATE_HEADERS["content-security-policy"].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
  "referrer-policy": "same-origin",
};

/**
 * /mailing/confirm/{token}, /mailing/leave/{token} and, for those with an account, /mailing/stop/{topic}/{token}: what the letters of a
 * mailing lead to. A look changes nothing; the press does, and on `leave` and `stop` also the one of a mail program, which reads no
 * page (RFC 8058).
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

  async function reading(c: HonoContext<ServerEnv>) {
    const topic = c.req.param("topic") ?? "";
    const userId = isLeavable(topic) ? readerOf(services.signer, topic, c.req.param("token") ?? "") : null;
    return isLeavable(topic) && userId ? { topic, userId, context: await contextFor(c.req.raw) } : null;
  }
  routes.get("/stop/:topic/:token", async (c) => {
    const found = await reading(c);
    if (!found) return missing(c);
    const user = await findUser(found.context.db, found.userId);
    return c.html(user ? stopPage(found.topic, user.email, languageOf(c)) : stoppedPage(languageOf(c)));
  });
  routes.post("/stop/:topic/:token", async (c) => {
    const found = await reading(c);
    if (!found) return missing(c);
    const { context, topic, userId } = found;
    await act(actingIn(context), leaveLetters, { topic, userId });
    return c.html(stoppedPage(languageOf(c)));
  });
  return routes;
}
