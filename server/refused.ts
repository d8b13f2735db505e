import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Locale } from "../domain/accounts/locales.ts";
import type { Refusal } from "../domain/words/refusal.ts";
import { textIn } from "../domain/words/textIn.ts";
import { localeOf } from "./accounts/localeOf.ts";

/** A refusal as routes answer it: its code, what its words name, and the words. Whatever else it carries stays here. */
export function told(locale: Locale, { code, params }: Refusal) {
  return { code, params, message: textIn(locale, { code, params }) };
}

/** How a route refuses, in the language that was asked for. */
export function refused(c: Context<any>, refusal: Refusal, status: ContentfulStatusCode): Response {
  return c.json(told(localeOf({ request: c.req.raw }), refusal), status);
}
