import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TaxCategory } from "../../domain/ledger/sale.ts";
import type { LineSums } from "../../domain/taxes/lineSums.ts";
import type { Span } from "../../domain/taxes/years.ts";
import type { DB } from "../tables.generated.ts";

/** What a seller's lines of one currency came to in a span of time. Amounts in minor units. */
export interface SpanTotal extends LineSums {
  currency: string;
  /** How many sales were paid. */
  sales: number;
}

/** What was sold of one kind into one country, at one rate, without what went back. */
export interface CountrySum {
  country: string;
  category: TaxCategory;
  /** In basis points. */
  bps: number;
  currency: string;
  base: bigint;
  tax: bigint;
  sales: number;
}

const booked = (sellerId: string, { from, until }: Span) => sql`"taxEntry" entry
  join "saleLine" line on line.id = entry."lineId" join sale on sale.id = line."saleId"
  where entry."sellerId" = ${sellerId}::uuid and entry."postedAt" >= ${from}::timestamptz and entry."postedAt" < ${until}::timestamptz`;

const SALES = sql`count(distinct line."saleId") filter (where entry."grossMinor" > 0)::int as sales`;
const QUARTER = sql`extract(quarter from entry."postedAt" at time zone 'UTC')::int`;
const TOTALS = sql`sum(entry."grossMinor")::text as gross, sum(entry."discountMinor")::text as discount, sum(entry."refundedMinor")::text as refunded,
  sum(entry."taxMinor")::text as tax, sum(entry."feeMinor")::text as fee, sum(entry."processorMinor")::text as processor, sum(entry."sharedMinor")::text as shared`;

type Written<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] };

const amounts = ({
  gross,
  discount,
  refunded,
  tax,
  fee,
  processor,
  shared,
}: Written<LineSums>): LineSums => ({
  ...{ gross: BigInt(gross), discount: BigInt(discount), refunded: BigInt(refunded), tax: BigInt(tax) },
  ...{ fee: BigInt(fee), processor: BigInt(processor), shared: BigInt(shared) },
});

/** Of everything that was booked in a span, by currency. */
export async function sumTotals(db: Kysely<DB>, sellerId: string, span: Span): Promise<SpanTotal[]> {
  const { rows } = await sql<Written<SpanTotal>>`
    select sale.currency, ${SALES}, ${TOTALS} from ${booked(sellerId, span)}
    group by sale.currency order by sale.currency`.execute(db);
  return rows.map(({ currency, sales, ...sums }) => ({ currency, sales, ...amounts(sums) }));
}

/** The same by currency and quarter of UTC. */
export async function sumQuarters(
  db: Kysely<DB>,
  sellerId: string,
  span: Span,
): Promise<(SpanTotal & { quarter: number })[]> {
  const { rows } = await sql<Written<SpanTotal & { quarter: number }>>`
    select sale.currency, ${QUARTER} as quarter, ${SALES}, ${TOTALS} from ${booked(sellerId, span)}
    group by sale.currency, quarter order by sale.currency, quarter`.execute(db);
  return rows.map(({ currency, quarter, sales, ...sums }) => ({
    currency,
    quarter,
    sales,
    ...amounts(sums),
  }));
}

/** What was sold into each country, by currency, country, kind and rate. */
export function sumCountries(db: Kysely<DB>, sellerId: string, span: Span): Promise<CountrySum[]> {
  return countries(db, booked(sellerId, span));
}

/** The same of some countries alone. */
export function sumCountriesOf(
  db: Kysely<DB>,
  sellerId: string,
  span: Span,
  among: readonly string[],
): Promise<CountrySum[]> {
  return countries(db, sql`${booked(sellerId, span)} and sale.country = any(${among}::text[])`);
}

async function countries(db: Kysely<DB>, of: RawBuilder<unknown>): Promise<CountrySum[]> {
  const { rows } = await sql<Written<CountrySum>>`
    select sale.currency, sale.country, line."taxCategory" as category, line."taxBps" as bps, ${SALES},
      sum(entry."grossMinor" - entry."refundedMinor" - entry."taxMinor")::text as base, sum(entry."taxMinor")::text as tax
    from ${of}
    group by sale.currency, sale.country, line."taxCategory", line."taxBps"
    order by sale.currency, sale.country, line."taxCategory", line."taxBps"`.execute(db);
  return rows.map(({ base, tax, ...row }) => ({ ...row, base: BigInt(base), tax: BigInt(tax) }));
}

/** Years of UTC in which anything of a seller was booked. */
export async function listBookedYears(db: Kysely<DB>, sellerId: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from "postedAt" at time zone 'UTC')::int as year from "taxEntry"
    where "sellerId" = ${sellerId}::uuid`.execute(db);
  return rows.map(({ year }) => year);
}
