import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { DB } from "../tables.generated.ts";

export type PayoutAccountRow = Selectable<DB["payoutAccount"]>;

export function findPayoutAccount(db: Kysely<DB>, partyId: string): Promise<PayoutAccountRow | undefined> {
  return db.selectFrom("payoutAccount").selectAll().where("partyId", "=", partyId).executeTakeFirst();
}

export function lockPayoutAccount(db: Kysely<DB>, partyId: string): Promise<PayoutAccountRow | undefined> {
  return db
    .selectFrom("payoutAccount")
    .selectAll()
    .where("partyId", "=", partyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whose an account at the payment provider is; undefined for nobody's. */
export async function findAccountsParty(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payoutAccount")
    .select("partyId")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.partyId;
}

/** Two who ask at once were given the same account. */
export async function keepPayoutAccount(db: Kysely<DB>, row: Insertable<DB["payoutAccount"]>): Promise<void> {
  const { partyId: _party, createdAt: _created, changedAt: _changed, ...fresh } = row;
  await db
    .insertInto("payoutAccount")
    .values(row)
    .onConflict((c) => c.column("partyId").doUpdateSet(fresh))
    .execute();
}

export async function updatePayoutAccount(
  db: Kysely<DB>,
  partyId: string,
  change: Updateable<DB["payoutAccount"]>,
): Promise<void> {
  await db.updateTable("payoutAccount").set(change).where("partyId", "=", partyId).execute();
}

/** A number for a reading of the account: what was read under an older one is not written any more. */
export async function claimPayoutReading(db: Kysely<DB>, partyId: string): Promise<number> {
  const { reading } = await db
    .updateTable("payoutAccount")
    .set({ reading: sql`reading + 1` })
    .where("partyId", "=", partyId)
    .returning("reading")
    .executeTakeFirstOrThrow();
  return reading;
}
