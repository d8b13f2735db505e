import { sql, type Transaction } from "kysely";
import type { LineSums } from "../../domain/taxes/lineSums.ts";
import type { DB } from "../tables.generated.ts";

/** What became of a line until now. */
export interface LineState {
  lineId: string;
  sellerId: string;
  sums: LineSums;
}

/**
 * Writes what lines came to since they were written last, each under the moment in which it counts; nothing where nothing changed. All
 * that stands of a line adds up to how it stands now.
 */
export async function keepTaxEntries(
  trx: Transaction<DB>,
  states: readonly LineState[],
  at: Date,
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${stated(states)}::jsonb) as one (
        "lineId" uuid, "sellerId" uuid, gross bigint, discount bigint, refunded bigint, tax bigint, fee bigint, processor bigint, shared bigint)
    ), known as (
      select "lineId", sum("grossMinor") as gross, sum("discountMinor") as discount, sum("refundedMinor") as refunded,
        sum("taxMinor") as tax, sum("feeMinor") as fee, sum("processorMinor") as processor, sum("sharedMinor") as shared
      from "taxEntry" where "lineId" in (select "lineId" from given) group by "lineId"
    ), added as (
      select given."lineId", given."sellerId", given.gross - coalesce(known.gross, 0) as gross,
        given.discount - coalesce(known.discount, 0) as discount, given.refunded - coalesce(known.refunded, 0) as refunded,
        given.tax - coalesce(known.tax, 0) as tax, given.fee - coalesce(known.fee, 0) as fee,
        given.processor - coalesce(known.processor, 0) as processor, given.shared - coalesce(known.shared, 0) as shared
      from given left join known on known."lineId" = given."lineId"
    )
    insert into "taxEntry" as entry ("lineId", "sellerId", "postedAt", "grossMinor", "discountMinor", "refundedMinor", "taxMinor",
      "feeMinor", "processorMinor", "sharedMinor")
    select "lineId", "sellerId", ${at}::timestamptz, gross, discount, refunded, tax, fee, processor, shared from added
    where (gross, discount, refunded, tax, fee, processor, shared) <> (0, 0, 0, 0, 0, 0, 0)
    order by "lineId"
    on conflict ("lineId", "postedAt") do update set
      "grossMinor" = entry."grossMinor" + excluded."grossMinor",
      "discountMinor" = entry."discountMinor" + excluded."discountMinor",
      "refundedMinor" = entry."refundedMinor" + excluded."refundedMinor",
      "taxMinor" = entry."taxMinor" + excluded."taxMinor",
      "feeMinor" = entry."feeMinor" + excluded."feeMinor",
      "processorMinor" = entry."processorMinor" + excluded."processorMinor",
      "sharedMinor" = entry."sharedMinor" + excluded."sharedMinor"`.execute(trx);
}

/** Amounts as text: JSON has numbers only. */
function stated(states: readonly LineState[]): string {
  return JSON.stringify(
    states.map(({ lineId, sellerId, sums }) => ({
      ...{ lineId, sellerId },
      ...Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, String(minor)])),
    })),
  );
}
