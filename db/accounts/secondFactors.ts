import type { Kysely, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** The second factor of a person. Its secret and codes are sealed: this table alone opens nothing. */
export interface SecondFactorRow {
  secret: string;
  backupCodes: string;
  /** False until a first code was right: until then it is not asked for. */
  verified: boolean;
  lockedUntil: Date | null;
  createdAt: Date;
}

export async function findSecondFactor(db: Kysely<DB>, userId: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("twoFactor")
    .select(["secret", "backupCodes", "verified", "lockedUntil", "createdAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Begins anew with another secret. False: one is in use already. */
export async function startSecondFactor(
  trx: Transaction<DB>,
  factor: { userId: string; secret: string; backupCodes: string; createdAt: Date },
): Promise<boolean> {
  const { secret, backupCodes, createdAt } = factor;
  const started = await trx
    .insertInto("twoFactor")
    .values({ id: newId(), ...factor })
    .onConflict((c) =>
      c
        .column("userId")
        .doUpdateSet({ secret, backupCodes, createdAt })
        .where("twoFactor.verified", "=", false),
    )
    .returning("id")
    .executeTakeFirst();
  return started !== undefined;
}

/** Asked for from now on. False: it was begun anew since, or is in use already. */
export async function confirmSecondFactor(
  trx: Transaction<DB>,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("twoFactor")
    .set({ verified: true, createdAt: now, failedVerificationCount: 0, lockedUntil: null })
    .where("userId", "=", userId)
    .where("secret", "=", secret)
    .where("verified", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setEnabled(trx, userId, true);
  return true;
}

/** Puts other recovery codes in the place of those that were read. False: somebody else was first. */
export async function replaceRecoveryCodes(
  trx: Transaction<DB>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("twoFactor")
    .set({ backupCodes: to })
    .where("userId", "=", userId)
    .where("backupCodes", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The password or the link alone signs in again, and no browser is believed any longer. False: there was none. */
export async function removeSecondFactor(trx: Transaction<DB>, userId: string): Promise<boolean> {
  await trx
    .deleteFrom("verification")
    .where("value", "=", userId)
    .where("identifier", "like", "trust-device-%")
    .execute();
  await setEnabled(trx, userId, false);
  const { numDeletedRows } = await trx
    .deleteFrom("twoFactor")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of everybody who has one, with what is sealed in it. */
export function listSecondFactors(db: Kysely<DB>): Promise<{ userId: string; secret: string }[]> {
  return db.selectFrom("twoFactor").select(["userId", "secret"]).orderBy("userId").execute();
}

export async function hasSecondFactor(db: Kysely<DB>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("user")
    .select("twoFactorEnabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.twoFactorEnabled ?? false;
}

async function setEnabled(trx: Transaction<DB>, userId: string, twoFactorEnabled: boolean): Promise<void> {
  await trx.updateTable("user").set({ twoFactorEnabled }).where("id", "=", userId).execute();
}
