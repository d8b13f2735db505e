import type { Context } from "../graphql/context.ts";
import { log } from "../log.ts";
import type { Letter } from "../providers/mail.ts";
import { localeOf } from "./localeOf.ts";

/** Sends the letter after a change that already stands: a mail server that is down does not undo it. */
export async function tell(context: Context, letter: Letter): Promise<void> {
  const { services, requestId } = context;
  await services.mailer
    .send({ locale: localeOf(context), ...letter })
    .catch((error) => log.error("letter", { requestId, error }));
}
