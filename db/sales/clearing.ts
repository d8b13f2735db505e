import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface Cleared {
  saleId: string;
  /** What it added to what is at the payment provider, in minor units. */
  minor: bigint;
  currency: string;
  postedAt: Date;
}

/**
 * What sales that were paid at the provider moved there since a moment, as the books have it, by the key of the posting. Postings of sales
 * that never saw the provider, such as free ones, are left out.
 */
export async function listClearingOfSales(db: Kysely<DB>, since: Date): Promise<Map<string, Cleared>> {
  const rows = await db
    .selectFrom("ledgerTransaction as one")
    .innerJoin("sale", "sale.id", "one.saleId")
    .innerJoin("ledgerEntry as line", "line.transactionId", "one.id")
    .innerJoin("ledgerAccount as account", "account.id", "line.accountId")
    .select(["one.key", "one.saleId", "one.currency", "one.postedAt"])
    .select(sql<string>`sum(line.amount)::text`.as("minor"))
    .where("one.postedAt", ">=", since)
    .where("account.name", "=", "asset:clearing")
    .where("sale.chargeId", "is not", null)
    .groupBy(["one.id", "one.key", "one.saleId", "one.currency", "one.postedAt"])
    .execute();
  return new Map(
    rows.map(({ key, saleId, currency, postedAt, minor }) => [
      key,
      { saleId: saleId!, currency, postedAt, minor: BigInt(minor) },
    ]),
  );
}
