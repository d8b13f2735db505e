import { randomUUID } from "node:crypto";
import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser } from "../../db/accounts/users.ts";
import {
  changeDeletionRequest,
  findDeletionRequest,
  lockDeletionRequest,
} from "../../db/privacy/deletionRequests.ts";
import { eraseRows } from "../../db/privacy/eraseRows.ts";
import { erasureHash, noteErasure } from "../../db/privacy/erasures.ts";
import { findPerson } from "../../db/privacy/findPerson.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { leaveProvider } from "../billing/leaveProvider.ts";
import type { JobContext } from "../jobContext.ts";
import { keysAgainst } from "../limits/limiter.ts";
import { LetterRefused, LetterUncertain } from "../providers/mail.ts";
import { statusLink } from "./codes.ts";
import { keepErasureList } from "./erasureList.ts";
import { goneLetter } from "./letters.ts";
import { removeFiles } from "./removeFiles.ts";

/**
 * Carries a deletion out whose grace is over: first the plan at the payment provider, then all rows at once, then the files, then
 * the last letter. Each step looks at what is done already, so that it goes on wherever it was cut off, and two at once do nothing twice.
 */
export async function erasePerson(
  context: JobContext,
  { requestId }: { requestId: string },
  now = new Date(),
): Promise<void> {
  const { db, services } = context;
  const from = actingAs("erase-person", context, () => now);
  const { isDue } = await act(from, beginErasure, { requestId });
  if (!isDue) return;
  const userId = (await findDeletionRequest(db, requestId))?.userId;
  if (userId) await leaveProvider(context, userId);
  await act(from, eraseAll, { requestId });
  await keepErasureList(context);
  const request = await findDeletionRequest(db, requestId);
  if (!request) return;
  await removeFiles(context, request.leftovers);
  if (!request.doneAt) await act(from, noteErased, { requestId, doneAt: now });
  if (!request.contact) return;
  const { signer, settings } = services;
  const letter = goneLetter({ status: statusLink({ signer, publicUrl: settings.publicUrl }, requestId) });
  // Past the outbox, which keeps a copy: nothing of them may stay.
  try {
    await services.mailer.send({ to: request.contact, ...letter, leavesNoCopy: true });
  } catch (error) {
    // What may have arrived is not sent twice, and what is refused for good not tried again.
    if (!(error instanceof LetterRefused || error instanceof LetterUncertain)) throw error;
  }
  await act(from, noteErased, { requestId, contact: null });
}

const UNAUDITED = "The confirmed wish is in the log; more would name who is forgotten.";

/** From here on it cannot be taken back. */
const beginErasure = verb("beginErasure", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, { requestId }: { requestId: string }) {
    const { trx, now } = act;
    const request = await lockDeletionRequest(trx, requestId);
    if (!request?.dueAt || request.canceledAt || request.dueAt > now)
      return act.unchanged({ isDue: false as boolean });
    if (request.startedAt) return act.unchanged({ isDue: true });
    if (request.userId) await endSessions(trx, request.userId, null);
    await changeDeletionRequest(trx, requestId, { startedAt: now });
    return act.done({ isDue: true });
  },
});

const eraseAll = verb("erasePerson", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, { requestId }: { requestId: string }) {
    const { trx, now } = act;
    const request = await lockDeletionRequest(trx, requestId);
    // Whose rows are gone has no id here any more.
    const user = request?.userId ? await lockUser(trx, request.userId) : undefined;
    const person = user && (await findPerson(trx, user.id, randomUUID(), keysAgainst));
    if (!request || !person) return act.unchanged({});
    const leftovers = await eraseRows(trx, person, now);
    await noteErasure(trx, erasureHash(person.userId), now);
    const contact = request.isReplay ? null : user.email;
    await changeDeletionRequest(trx, requestId, { leftovers, contact });
    return act.done({});
  },
});

type Step = { requestId: string; doneAt?: Date; contact?: null };

const noteErased = verb("noteErased", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, { requestId, ...step }: Step) {
    await changeDeletionRequest(act.trx, requestId, step);
    return act.done({});
  },
});
