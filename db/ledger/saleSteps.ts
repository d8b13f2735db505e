import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { PostingKind } from "../../domain/ledger/posting.ts";
import type { DB } from "../tables.generated.ts";

/** What one posting of a sale brought to some parties together, in minor units; below zero for what it took. */
export interface SaleStep {
  kind: PostingKind;
  minor: bigint;
  postedAt: Date;
}

/** What the books say of a sale for these parties, in the order in which it was written. Moved from held to available is nothing. */
export async function listSaleSteps(
  db: Kysely<DB>,
  saleId: string,
  partyIds: readonly string[],
): Promise<SaleStep[]> {
  if (partyIds.length === 0) return [];
  const rows = await db
    .selectFrom("ledgerTransaction")
    .innerJoin("ledgerEntry", "ledgerEntry.transactionId", "ledgerTransaction.id")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(["ledgerTransaction.kind", "postedAt", sql<string>`(-sum(amount))::text`.as("minor")])
    .where("saleId", "=", saleId)
    .where("partyId", "in", partyIds)
    .groupBy("ledgerTransaction.id")
    .orderBy("place")
    .execute();
  return rows.map(({ kind, minor, postedAt }) => ({
    kind: kind as PostingKind,
    minor: BigInt(minor),
    postedAt,
  }));
}

/** What sales brought a party by the books, in minor units. */
export interface SaleEarning {
  saleId: string;
  partyId: string;
  minor: bigint;
}

/** What these sales brought everybody who was owed something of them. */
export async function listSaleEarnings(db: Kysely<DB>, saleIds: readonly string[]): Promise<SaleEarning[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .selectFrom("ledgerTransaction")
    .innerJoin("ledgerEntry", "ledgerEntry.transactionId", "ledgerTransaction.id")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(["saleId", "partyId", sql<string>`(-sum(amount))::text`.as("minor")])
    .$narrowType<{ saleId: string; partyId: string }>()
    .where("saleId", "in", saleIds)
    .where("partyId", "is not", null)
    .groupBy(["saleId", "partyId"])
    .execute();
  return rows.map(({ minor, ...whose }) => ({ ...whose, minor: BigInt(minor) }));
}
