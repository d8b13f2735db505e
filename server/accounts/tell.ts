import type { Context } from "../graphql/context.ts";
import { log } from "../log.ts";
import type { Letter } from "../providers/mail.ts";

/** Sends the letter after a change that already stands: a mail server that is down does not undo it. */
export async function tell({ services, requestId }: Context, letter: Letter): Promise<void> {
  await services.mailer.send(letter).catch((error) => log.error("letter", { requestId, error }));
}
