import { listWaitingMails } from "../../db/accounts/mails.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { LetterRefused, LetterUncertain } from "../providers/mail.ts";

/** How many letters a mail server that was away is given at once. */
const BATCH = 200;

/** Delivers a letter of the outbox. What the mail server refuses for good, and what may have arrived, is not tried again. */
export async function sendMail({ services }: JobContext, { mailId }: { mailId: string }): Promise<void> {
  try {
    await services.mailer.deliver(mailId);
  } catch (error) {
    if (!(error instanceof LetterRefused || error instanceof LetterUncertain)) throw error;
    log.error("letter", { mailId, error });
  }
}

const enqueueWaiting = verb("enqueueWaitingMail", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, _: object) {
    for (const mailId of await listWaitingMails(act.trx, BATCH)) act.enqueue("send-mail", { mailId });
    return act.done({});
  },
});

/** Tries letters again whose jobs gave up while the mail server was away. */
export async function sendWaitingMail(context: JobContext): Promise<void> {
  await act(actingAs("send-waiting-mail", context), enqueueWaiting, {});
}
