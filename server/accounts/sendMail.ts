import { listWaitingMails } from "../../db/accounts/mails.ts";
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

/** Tries letters again whose jobs gave up while the mail server was away. */
export async function sendWaitingMail({ db, services }: JobContext): Promise<void> {
  const waiting = await listWaitingMails(db, BATCH);
  if (waiting.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const mailId of waiting) await services.jobs.enqueue(trx, "send-mail", { mailId });
  });
}
