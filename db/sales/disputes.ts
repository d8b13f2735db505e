import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";

export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export interface DisputeRow extends Omit<Selectable<DB["saleDispute"]>, "minor" | "feeMinor" | "state"> {
  state: DisputeState;
  minor: bigint;
  feeMinor: bigint;
}

/** Disputes of some sales that took money, the first first. */
export async function listDisputes(db: Kysely<DB>, saleIds: readonly string[]): Promise<DisputeRow[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .selectFrom("saleDispute")
    .selectAll()
    .select([minorText("minor").as("minor"), minorText("feeMinor").as("feeMinor")])
    .where("saleId", "in", saleIds)
    .orderBy("openedAt")
    .orderBy("id")
    .execute();
  return rows.map(({ minor, feeMinor, state, ...row }) => ({
    ...row,
    state: state as DisputeState,
    minor: BigInt(minor as unknown as string),
    feeMinor: BigInt(feeMinor as unknown as string),
  }));
}

export async function putDispute(
  trx: Transaction<DB>,
  dispute: Insertable<DB["saleDispute"]>,
): Promise<void> {
  const { state, closedAt = null, evidenceUntil = null } = dispute;
  await trx
    .insertInto("saleDispute")
    .values(dispute)
    .onConflict((c) => c.column("id").doUpdateSet({ state, closedAt, evidenceUntil }))
    .execute();
}
