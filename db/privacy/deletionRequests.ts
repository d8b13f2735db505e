import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { DB } from "../tables.generated.ts";

export type DeletionRequestRow = Selectable<DB["deletionRequest"]>;

/** Writes down a wish; one of the same person that was not confirmed yet ends with it, and its letter opens nothing. */
export async function openDeletionRequest(
  trx: Transaction<DB>,
  request: Insertable<DB["deletionRequest"]> & { userId: string },
): Promise<void> {
  await trx
    .updateTable("deletionRequest")
    .set({ canceledAt: request.requestedAt, confirmTokenHash: null })
    .where("userId", "=", request.userId)
    .where("confirmedAt", "is", null)
    .where("canceledAt", "is", null)
    .execute();
  await trx.insertInto("deletionRequest").values(request).execute();
}

/** The person's wish that was confirmed and is not carried out yet. */
export function findPendingDeletion(db: Kysely<DB>, userId: string): Promise<DeletionRequestRow | undefined> {
  return db
    .selectFrom("deletionRequest")
    .selectAll()
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .where("canceledAt", "is", null)
    .where("doneAt", "is", null)
    .executeTakeFirst();
}

export function findDeletionByStatus(
  db: Kysely<DB>,
  statusTokenHash: string,
): Promise<DeletionRequestRow | undefined> {
  return db
    .selectFrom("deletionRequest")
    .selectAll()
    .where("statusTokenHash", "=", statusTokenHash)
    .executeTakeFirst();
}

export function findDeletionRequest(db: Kysely<DB>, id: string): Promise<DeletionRequestRow | undefined> {
  return db.selectFrom("deletionRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The unconfirmed wish behind the link of a letter, held until the transaction ends. */
export function lockDeletionByConfirmToken(
  trx: Transaction<DB>,
  confirmTokenHash: string,
  now: Date,
): Promise<DeletionRequestRow | undefined> {
  return trx
    .selectFrom("deletionRequest")
    .selectAll()
    .where("confirmTokenHash", "=", confirmTokenHash)
    .where("expiresAt", ">", now)
    .where("confirmedAt", "is", null)
    .where("canceledAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export function lockDeletionRequest(
  trx: Transaction<DB>,
  id: string,
): Promise<DeletionRequestRow | undefined> {
  return trx.selectFrom("deletionRequest").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function changeDeletionRequest(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["deletionRequest"]>,
): Promise<void> {
  await db.updateTable("deletionRequest").set(change).where("id", "=", id).execute();
}

/** Takes a confirmed wish back. False when there is none, or when it is being carried out already. */
export async function cancelDeletionRequest(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("deletionRequest")
    .set({ canceledAt: now })
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .where("canceledAt", "is", null)
    .where("startedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Wishes whose grace is over or whose last letter has not gone yet, oldest first. */
export function listDueDeletions(db: Kysely<DB>, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom("deletionRequest")
    .select("id")
    .where("confirmedAt", "is not", null)
    .where("canceledAt", "is", null)
    .where((eb) => eb.or([eb("doneAt", "is", null), eb("contact", "is not", null)]))
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .execute();
}

/** Marks wishes that end before `before` as reminded of, and gives whom to write to. */
export async function takeReminders(
  db: Kysely<DB>,
  before: Date,
  now: Date,
): Promise<{ id: string; email: string; dueAt: Date }[]> {
  const rows = await db
    .updateTable("deletionRequest")
    .from("user")
    .whereRef("user.id", "=", "deletionRequest.userId")
    .where("deletionRequest.confirmedAt", "is not", null)
    .where("deletionRequest.canceledAt", "is", null)
    .where("deletionRequest.startedAt", "is", null)
    .where("deletionRequest.remindedAt", "is", null)
    .where("deletionRequest.dueAt", "<=", before)
    .where("deletionRequest.dueAt", ">", now)
    .set({ remindedAt: now })
    .returning(["deletionRequest.id", "user.email", "deletionRequest.dueAt"])
    .execute();
  return rows.map(({ id, email, dueAt }) => ({ id, email, dueAt: dueAt! }));
}

/** Wishes that were carried out before `before` and still name files. */
export function listLeftovers(db: Kysely<DB>, before: Date): Promise<{ id: string; leftovers: string[] }[]> {
  return db
    .selectFrom("deletionRequest")
    .select(["id", "leftovers"])
    .where("doneAt", "<=", before)
    .where(sql<boolean>`cardinality(leftovers) > 0`)
    .execute();
}

/** Gives up a last letter that nobody took until `before`. */
export async function forgetContacts(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .updateTable("deletionRequest")
    .set({ contact: null })
    .where("contact", "is not", null)
    .where("doneAt", "<=", before)
    .execute();
}

/** Forgets wishes that were never confirmed and ran out before `before`. */
export async function deleteUnconfirmed(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom("deletionRequest")
    .where("confirmedAt", "is", null)
    .where("expiresAt", "<=", before)
    .execute();
}
