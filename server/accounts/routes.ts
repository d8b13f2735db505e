import { Hono } from "hono";
import {
  ACCOUNT_SUSPENDED,
  INVALID_CREDENTIALS,
  MIN_SIGN_IN_PASSWORD_LENGTH,
  TOO_MANY_ATTEMPTS,
} from "../../domain/accounts/signIn.ts";
import { clientAddress, type ServerEnv } from "../http.ts";
import type { Services } from "../services.ts";
import { addressed } from "./addressed.ts";

/** The library's routes that stay reachable; all others answer as if they did not exist. */
const FORWARDED = ["/sign-in/magic-link", "/sign-out"];

/** Sign-in and sign-out over HTTP, below /api/auth. Answers never tell whether an account exists. */
export function authRoutes({ auth }: Services): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();

  routes.post("/sign-in/email", async (c) => {
    const { email, password }: Credentials = await c.req.json<Credentials>().catch(() => ({}));
    if (typeof password !== "string" || password.length < MIN_SIGN_IN_PASSWORD_LENGTH)
      return c.json({ message: INVALID_CREDENTIALS }, 401);
    const answer = await auth.handler(
      forwarded(c.req.raw, clientAddress(c), JSON.stringify({ email, password })),
    );
    if (answer.status === 429) {
      c.header("retry-after", answer.headers.get("x-retry-after") ?? undefined);
      return c.json({ message: TOO_MANY_ATTEMPTS }, 429);
    }
    if (answer.ok) return answer;
    if (await isOfSuspended(answer)) return c.json({ message: ACCOUNT_SUSPENDED }, 403);
    return c.json({ message: INVALID_CREDENTIALS }, answer.status === 403 ? 403 : 401);
  });

  routes.post("/magic-link/confirm", async (c) => {
    const { token = "" } = await c.req.json<{ token?: string }>().catch(() => ({ token: "" }));
    const answer = await auth.api.magicLinkVerify({
      query: { token: String(token) },
      headers: addressed(c.req.raw.headers, clientAddress(c)),
      asResponse: true,
    });
    if (await isOfSuspended(answer)) return c.json({ message: ACCOUNT_SUSPENDED }, 403);
    if (!answer.ok) return c.json({ message: "This link was already used or has expired." }, 410);
    for (const cookie of answer.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    return c.json({ ok: true });
  });

  for (const path of FORWARDED)
    routes.post(path, async (c) => auth.handler(forwarded(c.req.raw, clientAddress(c), await c.req.text())));

  return routes;
}

/** Whether the library refused because the account is suspended; the body of any other answer stays unread. */
async function isOfSuspended(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const { message } = (await answer.clone().json()) as { message?: string };
  return message === ACCOUNT_SUSPENDED;
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
