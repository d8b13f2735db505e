import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { endSessions } from "../../db/accounts/sessions.ts";
import { lockUser } from "../../db/accounts/users.ts";
import {
  changeDeletionRequest,
  type DeletionRequestRow,
  findDeletionRequest,
  lockDeletionRequest,
} from "../../db/privacy/deletionRequests.ts";
import { eraseRows } from "../../db/privacy/eraseRows.ts";
import { erasureHash, noteErasure } from "../../db/privacy/erasures.ts";
import { findPerson } from "../../db/privacy/findPerson.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { JobContext } from "../jobContext.ts";
import { keysAgainst } from "../limits/limiter.ts";
import { statusLink } from "./codes.ts";
import { keepErasureList } from "./erasureList.ts";
import { goneLetter } from "./letters.ts";
import { removeFiles } from "./removeFiles.ts";

/**
 * Carries a deletion out whose grace is over: first all rows at once, then the files, then the last letter. Each step looks
 * at what is done already, so that it goes on wherever it was cut off, and two at once do nothing twice.
 */
export async function erasePerson(
  context: JobContext,
  { requestId }: { requestId: string },
  now = new Date(),
): Promise<void> {
  const { db } = context;
  if (!(await db.transaction().execute((trx) => begin(trx, requestId, now)))) return;
  await db.transaction().execute((trx) => erase(trx, requestId, now));
  await keepErasureList(context);
  const request = await findDeletionRequest(db, requestId);
  if (!request) return;
  await removeFiles(context, request.leftovers);
  if (!request.doneAt) await changeDeletionRequest(db, requestId, { doneAt: now });
  await sayGoodbye(context, request);
}

/** From here on it cannot be taken back. False when there is nothing to carry out. */
async function begin(trx: Transaction<DB>, requestId: string, now: Date): Promise<boolean> {
  const request = await lockDeletionRequest(trx, requestId);
  if (!request?.dueAt || request.canceledAt || request.dueAt > now) return false;
  if (request.startedAt) return true;
  if (request.userId) await endSessions(trx, request.userId, null);
  await changeDeletionRequest(trx, requestId, { startedAt: now });
  return true;
}

async function erase(trx: Transaction<DB>, requestId: string, now: Date): Promise<void> {
  const request = await lockDeletionRequest(trx, requestId);
  // Whose rows are gone has no id here any more.
  const user = request?.userId ? await lockUser(trx, request.userId) : undefined;
  const person = user && (await findPerson(trx, user.id, randomUUID(), keysAgainst));
  if (!request || !person) return;
  const leftovers = await eraseRows(trx, person, now);
  await noteErasure(trx, erasureHash(person.userId), now);
  await changeDeletionRequest(trx, requestId, { leftovers, contact: request.isReplay ? null : user.email });
}

async function sayGoodbye({ db, services }: JobContext, request: DeletionRequestRow): Promise<void> {
  if (!request.contact) return;
  const letter = goneLetter({ status: statusLink(services, request.id) });
  await services.mailer.send({ to: request.contact, ...letter, leavesNoCopy: true });
  await changeDeletionRequest(db, request.id, { contact: null });
}
