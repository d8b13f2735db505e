import { type Kysely, sql } from "kysely";
import type { TaxCategory } from "../../domain/ledger/sale.ts";
import type { LineSums } from "../../domain/taxes/lineSums.ts";
import type { Span } from "../../domain/taxes/years.ts";
import type { DB } from "../tables.generated.ts";

/** A sold line with what was booked of it in a span. Amounts in minor units. */
export interface SoldLine extends Omit<LineSums, "shared" | "discount"> {
  lineId: string;
  saleId: string;
  paidAt: Date;
  title: string;
  category: TaxCategory;
  /** In basis points. */
  bps: number;
  /** Of what was paid in the span. */
  shipping: bigint;
  currency: string;
  country: string;
  cardCountry: string | null;
  billingCountry: string | null;
}

/** A page of what of a seller was booked in a span, a line for each that was sold, oldest first. */
export async function listSoldLines(
  db: Kysely<DB>,
  sellerId: string,
  { from, until }: Span,
  { after, limit }: { after: Pick<SoldLine, "paidAt" | "lineId"> | null; limit: number },
): Promise<SoldLine[]> {
  const { rows } = await sql<
    Record<"gross" | "refunded" | "tax" | "fee" | "processor" | "shipping", string> & SoldLine
  >`
    select line.id as "lineId", line."saleId", line."paidAt", line.title, line."taxCategory" as category, line."taxBps" as bps,
      case when sum(entry."grossMinor") > 0 then line."shippingMinor" else 0 end::text as shipping, sale.currency, sale.country, sale."cardCountry", sale."billingCountry",
      sum(entry."grossMinor")::text as gross, sum(entry."refundedMinor")::text as refunded, sum(entry."taxMinor")::text as tax,
      sum(entry."feeMinor")::text as fee, sum(entry."processorMinor")::text as processor
    from "taxEntry" entry join "saleLine" line on line.id = entry."lineId" join sale on sale.id = line."saleId"
    where entry."sellerId" = ${sellerId}::uuid and entry."postedAt" >= ${from}::timestamptz and entry."postedAt" < ${until}::timestamptz
      and (${after?.paidAt ?? null}::timestamptz is null
        or (line."paidAt", line.id) > (${after?.paidAt ?? null}::timestamptz, ${after?.lineId ?? null}::uuid))
    group by line.id, sale.id
    order by line."paidAt", line.id
    limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ gross, refunded, tax, fee, processor, shipping, ...row }) => ({
    ...row,
    ...{ gross: BigInt(gross), refunded: BigInt(refunded), tax: BigInt(tax) },
    ...{ fee: BigInt(fee), processor: BigInt(processor), shipping: BigInt(shipping) },
  }));
}
