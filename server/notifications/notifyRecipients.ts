import type { BroadcastRow } from "../../db/notifications/broadcasts.ts";
import { listQueued, type Outcome, settleDeliveries } from "../../db/notifications/deliveries.ts";
import { insertNotifications } from "../../db/notifications/notifications.ts";
import { FAILURE_LIMIT, skipReason } from "../../domain/notifications/broadcast.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { leaveLink } from "../mailing/mailingLink.ts";
import { LetterRefused, LetterUncertain } from "../providers/mail.ts";
import { broadcastLetter } from "./broadcastLetter.ts";
import { STEP } from "./comeBack.ts";
import { newsChoicesOf } from "./recipients.ts";

const TOLD_AT_ONCE = 200;
// A slow mail server must not outlast the worker's lease.
const MAILED_AT_ONCE = 10;

/** Puts a broadcast into the bells of the next people. False when nobody is left. */
export async function notifySome(context: JobContext, broadcast: BroadcastRow, now: Date): Promise<boolean> {
  const { db } = context;
  const people = await listQueued(db, broadcast.id, "app", TOLD_AT_ONCE);
  if (people.length === 0) return false;
  const choicesOf = await newsChoicesOf(
    db,
    people.map(({ userId }) => userId),
  );
  const outcomes = people.map((person): Outcome & { userId: string } => {
    const recipient = { ...choicesOf(person.userId), ...standingOf(person) };
    const reason = skipReason(recipient, "app");
    return { id: person.id, userId: person.userId, state: reason ? "skipped" : "delivered", reason };
  });
  const from = actingAs("send-broadcast", context, () => now);
  await act(from, notifyRecipients, { broadcast, outcomes });
  return true;
}

const notifyRecipients = verb("notifyRecipients", {
  ...STEP,
  async run(
    act,
    { broadcast, outcomes }: { broadcast: BroadcastRow; outcomes: (Outcome & { userId: string })[] },
  ) {
    const { id: broadcastId, titleEn, titleEs, bodyEn, bodyEs, link } = broadcast;
    const news = { topic: "product", source: `broadcast:${broadcastId}`, link, createdAt: act.now };
    const rows = outcomes
      .filter(({ state }) => state === "delivered")
      .map(({ userId }) => ({ ...news, userId, titleEn, titleEs, bodyEn, bodyEs }));
    for (const { id, userId } of await insertNotifications(act.trx, rows))
      act.publish("notificationsChanged", userId, { notificationId: id });
    await settleDeliveries(act.trx, outcomes, act.now);
    return act.done({});
  },
});

const settle = verb("settleDeliveries", {
  ...STEP,
  async run(act, { outcomes }: { outcomes: readonly Outcome[] }) {
    await settleDeliveries(act.trx, outcomes, act.now);
    return act.done({});
  },
});

/** Mails a broadcast to the next people. False when nobody is left. Throws while no mail server can be reached. */
export async function mailSome(context: JobContext, broadcast: BroadcastRow, now: Date): Promise<boolean> {
  const { db } = context;
  const people = await listQueued(db, broadcast.id, "email", MAILED_AT_ONCE);
  if (people.length === 0) return false;
  const choicesOf = await newsChoicesOf(
    db,
    people.map(({ userId }) => userId),
  );
  const outcomes: Outcome[] = [];
  try {
    for (const person of people) {
      const reason = skipReason({ ...choicesOf(person.userId), ...standingOf(person) }, "email");
      outcomes.push(
        reason
          ? { id: person.id, state: "skipped", reason }
          : { id: person.id, ...(await mailTo(context, broadcast, person)) },
      );
    }
  } finally {
    await act(
      actingAs("send-broadcast", context, () => now),
      settle,
      { outcomes },
    );
  }
  return true;
}

async function mailTo(
  { services }: JobContext,
  broadcast: BroadcastRow,
  { id, userId, email }: { id: string; userId: string; email: string },
): Promise<Omit<Outcome, "id">> {
  const { signer, settings } = services;
  const leaveUrl = leaveLink({ signer, publicUrl: settings.publicUrl }, "product", userId);
  const letter = broadcastLetter(broadcast, settings.publicUrl, leaveUrl);
  try {
    await services.mailer.send({ to: email, ...letter, key: `broadcast:${id}` });
    return { state: "mailed", reason: null };
  } catch (error) {
    if (!(error instanceof LetterRefused || error instanceof LetterUncertain)) throw error;
    return { state: "failed", reason: error.message.slice(0, FAILURE_LIMIT) };
  }
}

function standingOf({ emailVerified, suspendedAt }: { emailVerified: boolean; suspendedAt: Date | null }) {
  return { emailVerified, isSuspended: suspendedAt !== null };
}
