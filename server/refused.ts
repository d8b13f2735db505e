import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Refusal } from "../domain/words/refusal.ts";
import { textIn } from "../domain/words/textIn.ts";
import { localeOf } from "./accounts/localeOf.ts";

/** How a route refuses: the code of the refusal, what its words name, and the words in the language that was asked for. */
export function refused(c: Context<any>, { code, params }: Refusal, status: ContentfulStatusCode): Response {
  return c.json(
    { code, params, message: textIn(localeOf({ request: c.req.raw }), { code, params }) },
    status,
  );
}
