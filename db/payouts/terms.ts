import type { Insertable, Kysely } from "kysely";
import type { PayoutSchedule } from "../../domain/payouts/schedule.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { type DuePage, type DuePlace, longestDue } from "../longestDue.ts";
import type { DB } from "../tables.generated.ts";

/** How a party is paid out; `frozenReason` says why it is not. */
export interface PayoutTerms {
  schedule: PayoutSchedule;
  thresholdMinor: bigint;
  dueAt: Date | null;
  frozenAt: Date | null;
  frozenReason: string | null;
}

export async function findPayoutTerms(db: Kysely<DB>, partyId: string): Promise<PayoutTerms | undefined> {
  const row = await db
    .selectFrom("payoutTerms")
    .select(["schedule", "dueAt", "frozenAt", "frozenReason", minorText("thresholdMinor").as("threshold")])
    .where("partyId", "=", partyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { threshold, schedule, ...rest } = row;
  return { ...rest, schedule: schedule as PayoutSchedule, thresholdMinor: BigInt(threshold) };
}

/** Writes what is given over what stands. */
export async function savePayoutTerms(db: Kysely<DB>, row: Insertable<DB["payoutTerms"]>): Promise<void> {
  const { partyId: _party, ...change } = row;
  await db
    .insertInto("payoutTerms")
    .values(row)
    .onConflict((c) => c.column("partyId").doUpdateSet(change))
    .execute();
}

/** Who is to be paid out by now, the longest due first. */
export async function listDueParties(db: Kysely<DB>, now: Date, page: DuePage): Promise<DuePlace[]> {
  return longestDue(db.selectFrom("payoutTerms").where("dueAt", "<=", now), "dueAt", "partyId", page);
}
