import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { MIN_SIGN_IN_PASSWORD_LENGTH } from "../../domain/accounts/signIn.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import { networkOf } from "../limits/networkOf.ts";
import { refused } from "../refused.ts";
import type { Services } from "../services.ts";
import { addressed } from "./addressed.ts";
import { SUSPENDED } from "./auth.ts";
import { DEVICE_COOKIE } from "./greetDevice.ts";
import { linkUses } from "./linkUses.ts";
import { openPasswordDoor } from "./passwordDoor.ts";

/** Sign-in and sign-out over HTTP, below /api/auth. Answers never tell whether an account exists. */
export function authRoutes(db: Kysely<DB>, services: Services, now: () => Date): Hono<ServerEnv> {
  const { auth, limiter } = services;
  const routes = new Hono<ServerEnv>();
  const passwordDoor = openPasswordDoor(db, limiter);

  routes.post("/sign-in/email", async (c) => {
    const { email, password }: Credentials = await c.req.json<Credentials>().catch(() => ({}));
    if (
      typeof email !== "string" ||
      typeof password !== "string" ||
      password.length < MIN_SIGN_IN_PASSWORD_LENGTH
    )
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
    if (answer.ok) return answer;
    if (await isOfSuspended(answer)) return refused(c, SUSPENDED, 403);
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
    return auth.handler(forwarded(c.req.raw, clientAddress(c), body));
  });

  routes.post("/magic-link/confirm", async (c) => {
    const { token = "" } = await c.req.json<{ token?: string }>().catch(() => ({ token: "" }));
    const answer = await auth.api.magicLinkVerify({
      query: { token: String(token) },
      headers: addressed(c.req.raw.headers, clientAddress(c)),
      asResponse: true,
    });
    if (await isOfSuspended(answer)) return refused(c, SUSPENDED, 403);
    if (!answer.ok) return refused(c, refusal("accounts.linkSpent"), 410);
    for (const cookie of answer.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    return c.json({ ok: true });
  });

  routes.post("/sign-out", async (c) =>
    auth.handler(forwarded(c.req.raw, clientAddress(c), await c.req.text())),
  );

  return routes;
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
  return code === SUSPENDED.code;
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
