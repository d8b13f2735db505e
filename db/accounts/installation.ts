import type { Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type InstallationRow = Selectable<DB["installation"]>;

export function findInstallation(db: Kysely<DB>): Promise<InstallationRow | undefined> {
  return db.selectFrom("installation").selectAll().executeTakeFirst();
}

/** Stores the set-up token of an installation that nobody owns yet; an earlier, unused one stops working. */
export async function offerInstallation(db: Kysely<DB>, setupTokenHash: string): Promise<void> {
  await db
    .insertInto("installation")
    .values({ singleton: true, setupTokenHash })
    .onConflict((c) =>
      c.column("singleton").doUpdateSet({ setupTokenHash }).where("installation.claimedAt", "is", null),
    )
    .execute();
}

/** Whether this is the set-up token of an installation that nobody owns yet. */
export async function isOffered(db: Kysely<DB>, setupTokenHash: string): Promise<boolean> {
  const installation = await findInstallation(db);
  return installation?.claimedAt === null && installation.setupTokenHash === setupTokenHash;
}

/**
 * Makes `userId` the first account of the installation. True for exactly one caller, ever: the row decides, so that of
 * twenty racing sign-ups one wins.
 */
export async function claimInstallation(
  trx: Transaction<DB>,
  { userId, setupTokenHash, now }: { userId: string; setupTokenHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("installation")
    .set({ claimedBy: userId, claimedAt: now })
    .where("setupTokenHash", "=", setupTokenHash)
    .where("claimedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markStoryPlayed(db: Kysely<DB>): Promise<void> {
  await db.updateTable("installation").set({ playsStory: true }).execute();
}
