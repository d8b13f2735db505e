import type { Kysely, Selectable, Transaction, Updateable } from "kysely";
import type { RefundLine } from "../../domain/sales/refund.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { type DuePage, type DuePlace, longestDue } from "../longestDue.ts";
import type { DB } from "../tables.generated.ts";

/** Asked for and not answered yet, given back, given back and come again, or not taken by the provider. */
export const REFUND_STATES = ["asked", "succeeded", "failed", "refused"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export interface RefundRow extends Omit<Selectable<DB["saleRefund"]>, "minor" | "lines" | "state"> {
  state: RefundState;
  /** In minor units of what the buyer paid. */
  minor: bigint;
  /** Null: over all lines, as the provider's own pages give back. */
  lines: readonly RefundLine[] | null;
}

/** Refunds of some sales, in the order in which they were asked for. */
export async function listRefunds(db: Kysely<DB>, saleIds: readonly string[]): Promise<RefundRow[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .selectFrom("saleRefund")
    .selectAll()
    .select(minorText("minor").as("minor"))
    .where("saleId", "in", saleIds)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ minor, lines, state, ...row }) => ({
    ...row,
    state: state as RefundState,
    minor: BigInt(minor as unknown as string),
    lines:
      (lines as unknown as { lineId: string; minor: string }[] | null)?.map(({ lineId, minor }) => ({
        lineId,
        minor: BigInt(minor),
      })) ?? null,
  }));
}

export async function findRefund(db: Kysely<DB>, id: string): Promise<{ saleId: string } | undefined> {
  return db.selectFrom("saleRefund").select("saleId").where("id", "=", id).executeTakeFirst();
}

export async function insertRefund(
  trx: Transaction<DB>,
  { lines, ...refund }: Omit<RefundRow, "problem">,
): Promise<void> {
  await trx
    .insertInto("saleRefund")
    .values({ ...refund, lines: lines && JSON.stringify(lines.map(written)) })
    .execute();
}

const written = ({ lineId, minor }: RefundLine) => ({ lineId, minor: String(minor) });

export async function updateRefund(
  trx: Transaction<DB>,
  id: string,
  set: Updateable<DB["saleRefund"]>,
): Promise<void> {
  await trx.updateTable("saleRefund").set(set).where("id", "=", id).execute();
}

/** Refunds that were asked for and of which the provider has said nothing since. */
export async function listForgottenRefunds(db: Kysely<DB>, before: Date, page: DuePage): Promise<DuePlace[]> {
  const forgotten = db.selectFrom("saleRefund").where("state", "=", "asked").where("createdAt", "<", before);
  return longestDue(forgotten, "createdAt", "id", page);
}
