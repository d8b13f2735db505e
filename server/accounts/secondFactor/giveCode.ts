import type { Context } from "hono";
import { readCode } from "../../../domain/accounts/secondFactor.ts";
import type { Code } from "../../../domain/words/catalogue.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { clientAddress, type ServerEnv } from "../../http.ts";
import type { Limiter } from "../../limits/limiter.ts";
import { networkOf } from "../../limits/networkOf.ts";
import { refused } from "../../refused.ts";
import { addressed } from "../addressed.ts";
import type { Auth } from "../auth.ts";

/** Whether the library took the password or the link, and now waits for a code. The body of any other answer stays unread. */
export async function waitsForCode(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const { twoFactorRedirect } = (await answer.clone().json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect === true;
}

/** Says so, and gives the browser the cookie by which it is known for the next ten minutes. */
export function codeNeeded(c: Context<ServerEnv>, answer: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
  return refused(c, refusal("accounts.codeNeeded"), 401);
}

/**
 * The second step of signing in. Guessing is bounded by the library: five tries a sign-in, ten in a row an account; and by the
 * address.
 */
export async function giveCode(
  c: Context<ServerEnv>,
  auth: Auth,
  limiter: Limiter,
  now: Date,
): Promise<Response | { retryAfter: number }> {
  const given = await c.req.json<{ code?: unknown; isTrusted?: unknown }>().catch(() => ({}) as never);
  const address = clientAddress(c);
  const { retryAfter } = await limiter.take({ signInsOfAddress: networkOf(address) }, now);
  if (retryAfter !== null) return { retryAfter };
  const read = typeof given?.code === "string" ? readCode(given.code) : null;
  if (!read) return refused(c, refusal("accounts.codeWrong"), 401);
  const ask = {
    body: { code: read.code, trustDevice: given.isTrusted === true },
    headers: withoutSession(addressed(c.req.raw.headers, address)),
    asResponse: true,
  } as const;
  const answer = await (read.kind === "app" ? auth.api.verifyTOTP(ask) : auth.api.verifyBackupCode(ask));
  if (answer.ok) return answer;
  const { code } = (await answer.clone().json()) as { code?: string };
  return refused(c, refusal(REFUSALS[code ?? ""] ?? "accounts.codeWrong"), 401);
}

/** To somebody in a session the library would also turn a second factor on, past the verb that does. */
function withoutSession(headers: Headers): Headers {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  headers.set("cookie", cookies.filter((each) => !/^[^=]*session/.test(each)).join("; "));
  return headers;
}

/** What the library says, in our words. */
const REFUSALS: Record<string, Extract<Code, `accounts.code${string}`>> = {
  INVALID_TWO_FACTOR_COOKIE: "accounts.codeTooLate",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "accounts.codeTooLate",
  ACCOUNT_TEMPORARILY_LOCKED: "accounts.codeLocked",
};
