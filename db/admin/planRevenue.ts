import { type Kysely, type NotNull, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface LivePlans {
  priceKey: string;
  people: number;
  /** Of these, who pays no more once what they paid for is over. */
  ending: number;
}

/** Who pays for a plan right now, by price. A card that failed pays nothing. */
export function countLivePlans(db: Kysely<DB>): Promise<LivePlans[]> {
  return db
    .selectFrom("subscription")
    .select("priceKey")
    .$narrowType<{ priceKey: string }>()
    .select([
      sql<number>`count(*)::int`.as("people"),
      sql<number>`count(*) filter (where "cancelAtPeriodEnd")::int`.as("ending"),
    ])
    .where("status", "=", "active")
    .where("priceKey", "is not", null)
    .groupBy("priceKey")
    .orderBy("priceKey")
    .execute();
}

/** What was paid for plans at one price in a month, without what of it was given back or lost to a bank since; amounts in minor units. */
export interface PlanMonth {
  /** In UTC: 2026-11. */
  month: string;
  priceKey: string;
  currency: string;
  invoices: number;
  netMinor: bigint;
  taxMinor: bigint;
  processorMinor: bigint;
}

/** What was paid for plans since then, by month, price and currency, the newest first: the invoices that are in the books. */
export async function sumPlanInvoices(db: Kysely<DB>, since: Date): Promise<PlanMonth[]> {
  const rows = await db
    .selectFrom("planInvoice")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom("planRefund")
              .select(["minor", "taxMinor"])
              .whereRef("invoiceId", "=", "planInvoice.id")
              .where("failedAt", "is", null)
              .unionAll(
                eb
                  .selectFrom("planDispute")
                  .select(["minor", "taxMinor"])
                  .whereRef("invoiceId", "=", "planInvoice.id")
                  .where("state", "=", "lost")
                  .$narrowType<{ taxMinor: NotNull }>(),
              )
              .as("gone"),
          )
          .select([
            sql<string>`coalesce(sum(minor), 0)`.as("minor"),
            sql<string>`coalesce(sum(gone."taxMinor"), 0)`.as("tax"),
          ])
          .as("back"),
      (join) => join.onTrue(),
    )
    .select([
      sql<string>`to_char("paidAt" at time zone 'UTC', 'YYYY-MM')`.as("month"),
      "priceKey",
      "currency",
      sql<number>`count(*)::int`.as("invoices"),
      sql<string>`sum("totalMinor" - "planInvoice"."taxMinor" - back.minor + back.tax)::text`.as("net"),
      sql<string>`sum("planInvoice"."taxMinor" - back.tax)::text`.as("tax"),
      sql<string>`sum("processorMinor")::text`.as("processor"),
    ])
    .where("paidAt", ">=", since)
    .groupBy(["month", "priceKey", "currency"])
    .orderBy("month", "desc")
    .orderBy("priceKey")
    .orderBy("currency")
    .execute();
  return rows.map(({ net, tax, processor, ...row }) => ({
    ...row,
    netMinor: BigInt(net),
    taxMinor: BigInt(tax),
    processorMinor: BigInt(processor),
  }));
}
