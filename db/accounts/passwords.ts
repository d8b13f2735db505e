import type { Kysely, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** The hash of a person's password; undefined for people who sign in by link only. */
export async function findPasswordHash(db: Kysely<DB>, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** Puts a password in place, the first one or a new one, as the sign-in library expects it. */
export async function setPasswordHash(trx: Transaction<DB>, userId: string, hash: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("account")
    .set({ password: hash, updatedAt: new Date() })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto("account")
    .values({ id: newId(), userId, accountId: userId, providerId: "credential", password: hash })
    .execute();
}

export async function insertPasswordReset(
  db: Kysely<DB>,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto("passwordReset").values(reset).execute();
}

export async function isPasswordResetOpen(db: Kysely<DB>, tokenHash: string, now: Date): Promise<boolean> {
  const reset = await db
    .selectFrom("passwordReset")
    .select("userId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return reset !== undefined;
}

/** Takes a reset out of the table and gives its person: of two who come with one token, one gets it. */
export async function takePasswordReset(
  trx: Transaction<DB>,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom("passwordReset")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
  return taken?.userId;
}

/** Ends every reset that is still open for a person, and those of everybody that expired. */
export async function closePasswordResets(db: Kysely<DB>, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom("passwordReset")
    .where((eb) => eb.or([eb("userId", "=", userId), eb("expiresAt", "<=", now)]))
    .execute();
}
