import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type EmailChangeRow = Selectable<DB["emailChange"]>;

/** Opens a change of address; an earlier one of the same person ends with it, and its letters open nothing any more. */
export async function openEmailChange(db: Kysely<DB>, change: Insertable<DB["emailChange"]>): Promise<void> {
  const { userId: _key, ...rest } = change;
  await db
    .insertInto("emailChange")
    .values(change)
    .onConflict((c) =>
      c.column("userId").doUpdateSet({ ...rest, oldConfirmedAt: null, newConfirmedAt: null }),
    )
    .execute();
}

export function findEmailChange(
  db: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom("emailChange")
    .selectAll()
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Whether the side to which the token was sent has still to say yes. */
export async function isEmailChangeOpen(db: Kysely<DB>, tokenHash: string, now: Date): Promise<boolean> {
  const change = await db
    .selectFrom("emailChange")
    .select("userId")
    .where((eb) =>
      eb.or([
        eb.and([eb("oldTokenHash", "=", tokenHash), eb("oldConfirmedAt", "is", null)]),
        eb.and([eb("newTokenHash", "=", tokenHash), eb("newConfirmedAt", "is", null)]),
      ]),
    )
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return change !== undefined;
}

/** Marks the side of a change to which the token was sent, and gives the change as it stands now. */
export async function confirmSide(
  trx: Transaction<DB>,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  return trx
    .updateTable("emailChange")
    .set((eb) => ({
      oldConfirmedAt: eb
        .case()
        .when("oldTokenHash", "=", tokenHash)
        .then(now)
        .else(eb.ref("oldConfirmedAt"))
        .end(),
      newConfirmedAt: eb
        .case()
        .when("newTokenHash", "=", tokenHash)
        .then(now)
        .else(eb.ref("newConfirmedAt"))
        .end(),
    }))
    .where((eb) => eb.or([eb("oldTokenHash", "=", tokenHash), eb("newTokenHash", "=", tokenHash)]))
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Returns whether there was one. */
export async function closeEmailChange(db: Kysely<DB>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("emailChange")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
