import { parse } from "hono/utils/cookie";
import type { Context } from "../graphql/context.ts";
import { addressed } from "./addressed.ts";
import { linkUses } from "./linkUses.ts";
import { ASKED_COOKIE, emptyMark, markCookie } from "./magicLink.ts";

/** Signs in whoever just registered with a password. */
export async function signIn(
  { services, request, answerHeaders, clientAddress }: Context,
  email: string,
  password: string,
): Promise<void> {
  const { headers } = await services.auth.api.signInEmail({
    body: { email, password },
    headers: addressed(request.headers, clientAddress),
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) answerHeaders.append("set-cookie", cookie);
}

/** Sends a link to whoever registered without one; whether they have an account already is not to be seen. */
export async function requestMagicLink(context: Context, email: string): Promise<void> {
  const { services, request, answerHeaders, clientAddress, now } = context;
  const uses = linkUses(services.settings, email, clientAddress ?? "");
  // A letter went out a moment ago; the answer is the same, or it would tell whose address was asked for before.
  if ((await services.limiter.take(uses, now())).retryAfter !== null) {
    const held = parse(request.headers.get("cookie") ?? "", ASKED_COOKIE)[ASKED_COOKIE];
    return answerHeaders.append("set-cookie", markCookie(emptyMark(held), services.settings));
  }
  const { headers, response } = await services.auth.api.signInMagicLink({
    body: { email },
    headers: request.headers,
    returnHeaders: true,
  });
  if (!response.status) throw new Error("The library did not take the request for a link.");
  for (const cookie of headers.getSetCookie()) answerHeaders.append("set-cookie", cookie);
}
