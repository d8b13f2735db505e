import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { findUserByEmail } from "../../db/accounts/users.ts";
import { SAME_TIME_MS } from "../../domain/accounts/limits.ts";
import { MIN_SIGN_IN_PASSWORD_LENGTH } from "../../domain/accounts/signIn.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import type { RouteParts } from "../feature.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import { networkOf } from "../limits/networkOf.ts";
import { sameTime } from "../limits/sameTime.ts";
import { ownPagesOnly } from "../ownOrigin.ts";
import { refused } from "../refused.ts";
import { addressed } from "./addressed.ts";
import { SUSPENDED } from "./auth.ts";
import { DEVICE_COOKIE } from "./greetDevice.ts";
import { linkUses } from "./linkUses.ts";
import { ASKED_COOKIE, addressOfLink, hasAsked } from "./magicLink.ts";
import { openPasswordDoor } from "./passwordDoor.ts";
import { proveByLink } from "./proveMailbox.ts";
import { codeNeeded, giveCode, waitsForCode } from "./secondFactor/giveCode.ts";

/** From where the routes learn who asks; the sign-in library does not know our people. */
type Parts = Pick<RouteParts, "db" | "services" | "now" | "contextFor">;

/** Sign-in and sign-out over HTTP, below /api/auth. Answers never tell whether an account exists, nor a session's token. */
export function authRoutes({ db, services, now, contextFor }: Parts): Hono<ServerEnv> {
  const { auth, limiter } = services;
  const routes = new Hono<ServerEnv>();
  const passwordDoor = openPasswordDoor(db, limiter);
  routes.use(ownPagesOnly(services.settings));

  routes.post("/sign-in/email", async (c) => {
    const { email, password }: Credentials = await c.req.json<Credentials>().catch(() => ({}));
    if (typeof email !== "string" || typeof password !== "string" || !email.trim() || !password)
      return refused(c, refusal("accounts.credentialsMissing"), 400);
    if (password.length < MIN_SIGN_IN_PASSWORD_LENGTH)
      return refused(c, refusal("accounts.invalidCredentials"), 401);
    const address = clientAddress(c);
    let answer: Response | undefined;
    const { retryAfter } = await passwordDoor(
      {
        email: email.trim().toLowerCase(),
        network: networkOf(address),
        device: getCookie(c, DEVICE_COOKIE) ?? null,
      },
      now(),
      async () => {
        answer = await auth.handler(forwarded(c.req.raw, address, JSON.stringify({ email, password })));
        // Who is turned away at the next step, such as a suspended account, did know the password.
        return { isRight: answer.ok || answer.status === 403 };
      },
    );
    if (!answer) return tooMany(c, retryAfter);
    if (await waitsForCode(answer)) return codeNeeded(c, answer);
    if (answer.ok) return done(c, answer);
    if (await isOfSuspended(answer)) return suspended(c);
    return refused(c, refusal("accounts.invalidCredentials"), answer.status === 403 ? 403 : 401);
  });

  routes.post("/sign-in/magic-link", async (c) => {
    const body = await c.req.text();
    const email = mailboxIn(body);
    if (email !== null) {
      const uses = linkUses(services.settings, email, clientAddress(c));
      const { retryAfter } = await limiter.take(uses, now());
      if (retryAfter !== null) return tooMany(c, retryAfter);
    }
    return sameTime(SAME_TIME_MS.letter, () =>
      auth.handler(forwarded(c.req.raw, clientAddress(c), JSON.stringify({ email }))),
    );
  });

  routes.post("/magic-link/confirm", async (c) => {
    const given = await c.req.json<{ token?: unknown; email?: unknown }>().catch(() => ({}) as never);
    const token = typeof given?.token === "string" ? given.token : "";
    const email = await addressOfLink(auth, token, now());
    if (email === null) return refused(c, refusal("accounts.linkSpent"), 410);
    // A link that somebody else asked for and sent on would sign its reader in to an account that is not theirs.
    const isFromHere = hasAsked(services.signer, token, getCookie(c, ASKED_COOKIE));
    if (!isFromHere && given.email !== email)
      return refused(c, refusal("accounts.linkElsewhere", { email }), 409);
    await prove(c, email);
    const answer = await auth.api.magicLinkVerify({
      query: { token },
      headers: addressed(c.req.raw.headers, clientAddress(c)),
      asResponse: true,
    });
    if (await isOfSuspended(answer)) return suspended(c);
    if (await waitsForCode(answer)) return codeNeeded(c, answer);
    return answer.ok ? done(c, answer) : refused(c, refusal("accounts.linkSpent"), 410);
  });

  routes.post("/second-factor", async (c) => {
    const answer = await giveCode(c, auth, limiter, now());
    if (!(answer instanceof Response)) return tooMany(c, answer.retryAfter);
    if (await isOfSuspended(answer)) return suspended(c);
    return answer.ok ? done(c, answer) : answer;
  });

  /** Whoever holds a link that still works reads the mailbox of its account. */
  async function prove(c: Context<ServerEnv>, email: string): Promise<void> {
    const user = await findUserByEmail(db, email);
    if (!user || user.emailVerified) return;
    const context = await contextFor(c.req.raw, clientAddress(c));
    const isInSession = context.viewer?.userId === user.id;
    await act(actingIn({ ...context, viewer: null }), proveByLink, { userId: user.id, isInSession });
  }

  /** Says whom to write to, where the operator told. */
  async function suspended(c: Context<ServerEnv>): Promise<Response> {
    const { supportEmail } = await services.platform.settings();
    return refused(c, refusal("accounts.suspended", { support: supportEmail || "none" }), 403);
  }

  routes.post("/sign-out", async (c) => {
    const answer = await auth.handler(forwarded(c.req.raw, clientAddress(c), "{}"));
    return answer.ok ? done(c, answer) : answer;
  });

  return routes;
}

/** The library tells the session's token beside its cookie, where scripts could read it: only the cookie goes on. */
function done(c: Context<ServerEnv>, answer: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
  return c.json({ ok: true });
}

function tooMany(c: Context<ServerEnv>, retryAfter: number | null): Response {
  c.header("retry-after", String(retryAfter ?? 1));
  return refused(c, refusal("general.tooManyAttempts"), 429);
}

/** The mailbox that a link is asked for; null for a body that is not such a question, which the library refuses. */
function mailboxIn(body: string): string | null {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === "string" ? email.trim().toLowerCase() : null;
  } catch {
    return null;
  }
}

/** Whether the library refused because the account is suspended; the body of any other answer stays unread. */
async function isOfSuspended(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const { code } = (await answer.clone().json()) as { code?: string };
  return code === SUSPENDED;
}

interface Credentials {
  email?: unknown;
  password?: unknown;
}

function forwarded(request: Request, address: string, body: string): Request {
  const headers = addressed(request.headers, address);
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body });
}
