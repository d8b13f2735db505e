import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from "kysely";
import type { Sale, SaleLine, TaxCategory } from "../../domain/ledger/sale.ts";
import type { Discount } from "../../domain/money/discount.ts";
import { allTo, type Share } from "../../domain/money/split.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { type DuePage, type DuePlace, longestDue } from "../longestDue.ts";
import type { DB } from "../tables.generated.ts";

export type SaleState = "pending" | "paid" | "failed" | "expired";

type Amounts = "totalMinor" | "promoMinor" | "processorMinor" | "discounts" | "state";
/** A sale without its lines. Amounts in minor units. */
export interface SaleRow extends Omit<Selectable<DB["sale"]>, Amounts> {
  state: SaleState;
  totalMinor: bigint;
  promoMinor: bigint;
  processorMinor: bigint | null;
  discounts: Sale["discounts"];
}

type LineAmounts = "unitMinor" | "shippingMinor" | "shares" | "recoups" | "taxCategory";
/** One line, as it was sold. `shares` is null until it was paid. */
export interface SaleLineRow extends Omit<Selectable<DB["saleLine"]>, LineAmounts> {
  unitMinor: bigint;
  shippingMinor: bigint;
  taxCategory: TaxCategory;
  shares: readonly Share[] | null;
  /** Who got back what they spent on it before anything was split. */
  recoups: readonly Recoup[];
}
export type Recoup = NonNullable<SaleLine["recoups"]>[number];

export interface NewSale
  extends Pick<
    SaleRow,
    | "id"
    | "buyerId"
    | "buyerEmail"
    | "locale"
    | "currency"
    | "country"
    | "totalMinor"
    | "promoMinor"
    | "createdAt"
  > {
  discounts: Sale["discounts"];
  lines: readonly NewLine[];
}

export type NewLine = Pick<
  SaleLineRow,
  | "id"
  | "subject"
  | "title"
  | "sellerId"
  | "quantity"
  | "unitMinor"
  | "taxCategory"
  | "shippingMinor"
  | "feeBps"
> & { workspaceId: string; taxIncluded: boolean; taxBps: number; taxShippingBps: number };

/** Writes a sale that nobody has paid yet. */
export async function insertSale(
  trx: Transaction<DB>,
  { lines, discounts, ...sale }: NewSale,
): Promise<void> {
  await trx
    .insertInto("sale")
    .values({ ...sale, state: "pending", discounts: JSON.stringify(discounts.map(written)) })
    .execute();
  await trx
    .insertInto("saleLine")
    .values(lines.map((line, position) => ({ ...line, saleId: sale.id, position })))
    .execute();
}

/** As JSON keeps it, which has numbers only. */
function written(discount: { seller: string } & Discount): object {
  return "minor" in discount ? { ...discount, minor: String(discount.minor) } : discount;
}

function sales(db: Kysely<DB>) {
  return db
    .selectFrom("sale")
    .selectAll()
    .select([
      minorText("totalMinor").as("totalMinor"),
      minorText("promoMinor").as("promoMinor"),
      sql<string | null>`"processorMinor"::text`.as("processorMinor"),
    ]);
}

type Read = Awaited<ReturnType<ReturnType<typeof sales>["executeTakeFirstOrThrow"]>>;

function asSale({ totalMinor, promoMinor, processorMinor, discounts, state, ...row }: Read): SaleRow {
  return {
    ...row,
    state: state as SaleState,
    totalMinor: BigInt(totalMinor as unknown as string),
    promoMinor: BigInt(promoMinor as unknown as string),
    processorMinor: processorMinor === null ? null : BigInt(processorMinor as unknown as string),
    discounts: (discounts as unknown as ({ seller: string } & ({ bps: number } | { minor: string }))[]).map(
      (each) => ("minor" in each ? { ...each, minor: BigInt(each.minor) } : each),
    ),
  };
}

export async function findSales(db: Kysely<DB>, ids: readonly string[]): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  const rows = await sales(db).where("id", "in", ids).execute();
  return rows.map(asSale);
}

export async function findSale(db: Kysely<DB>, id: string): Promise<SaleRow | undefined> {
  return (await findSales(db, [id]))[0];
}

/** A sale, held until the end of the transaction. */
export async function lockSale(trx: Transaction<DB>, id: string): Promise<SaleRow | undefined> {
  const row = await sales(trx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && asSale(row);
}

/** Which sale the provider's thing belongs to. */
export async function findSaleBy(
  db: Kysely<DB>,
  column: "checkoutSessionId" | "paymentIntentId" | "chargeId",
  value: string,
): Promise<string | undefined> {
  const row = await db.selectFrom("sale").select("id").where(column, "=", value).executeTakeFirst();
  return row?.id;
}

/** Takes a number for a reading of the provider: of two at once the one that began later counts. Undefined: no such sale. */
export async function claimSaleReading(
  trx: Transaction<DB>,
  id: string,
): Promise<{ claim: number; checkoutSessionId: string | null } | undefined> {
  const row = await trx
    .updateTable("sale")
    .set((eb) => ({ readings: eb("readings", "+", 1) }))
    .where("id", "=", id)
    .returning(["readings", "checkoutSessionId"])
    .executeTakeFirst();
  return row && { claim: row.readings, checkoutSessionId: row.checkoutSessionId };
}

export async function updateSale(
  trx: Transaction<DB>,
  id: string,
  set: Updateable<DB["sale"]>,
): Promise<void> {
  await trx.updateTable("sale").set(set).where("id", "=", id).execute();
}

/** The lines of some sales, in their order. */
export async function listSaleLines(db: Kysely<DB>, saleIds: readonly string[]): Promise<SaleLineRow[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .selectFrom("saleLine")
    .selectAll()
    .select([minorText("unitMinor").as("unitMinor"), minorText("shippingMinor").as("shippingMinor")])
    .where("saleId", "in", saleIds)
    .orderBy("saleId")
    .orderBy("position")
    .execute();
  return rows.map(({ unitMinor, shippingMinor, taxCategory, shares, recoups, ...row }) => ({
    ...row,
    unitMinor: BigInt(unitMinor as unknown as string),
    shippingMinor: BigInt(shippingMinor as unknown as string),
    taxCategory: taxCategory as TaxCategory,
    shares:
      (shares as unknown as { party: string; weight: string }[] | null)?.map(({ party, weight }) => ({
        party,
        weight: BigInt(weight),
      })) ?? null,
    recoups: ((recoups ?? []) as unknown as { party: string; minor: string }[]).map(({ party, minor }) => ({
      party,
      minor: BigInt(minor),
    })),
  }));
}

/** What a line was sold by, for ever: among whom it is split, and when it was paid. */
export async function freezeSaleLine(
  trx: Transaction<DB>,
  id: string,
  { shares, recoups, paidAt }: { shares: readonly Share[]; recoups: readonly Recoup[]; paidAt: Date },
): Promise<void> {
  await trx
    .updateTable("saleLine")
    .set({
      shares: JSON.stringify(shares.map(({ party, weight }) => ({ party, weight: String(weight) }))),
      recoups: JSON.stringify(recoups.map(({ party, minor }) => ({ party, minor: String(minor) }))),
      paidAt,
    })
    .where("id", "=", id)
    .execute();
}

/** The sale as the books reckon with it. */
export function saleOf(
  {
    id,
    currency,
    country,
    discounts,
    promoMinor,
  }: Pick<SaleRow, "id" | "currency" | "country" | "discounts" | "promoMinor">,
  lines: readonly SaleLineRow[],
): Sale {
  return {
    id,
    currency,
    country,
    discounts,
    promoMinor,
    lines: lines.map((line): SaleLine => {
      const { subject, sellerId, quantity, unitMinor, taxCategory, shippingMinor, feeBps } = line;
      return {
        ...{
          id: line.id,
          subject,
          seller: sellerId,
          quantity,
          unitMinor,
          taxCategory,
          shippingMinor,
          feeBps,
        },
        tax: { isIncluded: line.taxIncluded, bps: line.taxBps, shippingBps: line.taxShippingBps },
        recoups: line.recoups,
        shares: line.shares ?? allTo(sellerId),
      };
    }),
  };
}

/** Sales that somebody should read again: open at the provider for longer than they should be, or paid without a word about the fee. */
export async function listUnsettledSales(db: Kysely<DB>, before: Date, page: DuePage): Promise<DuePlace[]> {
  const unsettled = db
    .selectFrom("sale")
    .where("checkoutSessionId", "is not", null)
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending"),
        eb.and([eb("state", "=", "paid"), eb("processorMinor", "is", null)]),
      ]),
    )
    .where("createdAt", "<", before);
  return longestDue(unsettled, "createdAt", "id", page);
}

/** Sales that never came to the provider. */
export async function listUnbegunSales(db: Kysely<DB>, before: Date, page: DuePage): Promise<DuePlace[]> {
  const unbegun = db
    .selectFrom("sale")
    .where("checkoutSessionId", "is", null)
    .where("state", "=", "pending")
    .where("createdAt", "<", before);
  return longestDue(unbegun, "createdAt", "id", page);
}

/** Sales whose money is to be looked at now, longest due first. */
export async function listSalesToRelease(db: Kysely<DB>, now: Date, page: DuePage): Promise<DuePlace[]> {
  return longestDue(db.selectFrom("sale").where("releaseAt", "<=", now), "releaseAt", "id", page);
}

/** Sales of these payments, by the id of the charge. */
export async function findSalesOfCharges(
  db: Kysely<DB>,
  chargeIds: readonly string[],
): Promise<Map<string, string>> {
  if (chargeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("sale")
    .select(["id", "chargeId"])
    .where("chargeId", "in", chargeIds)
    .execute();
  return new Map(rows.map(({ id, chargeId }) => [chargeId!, id]));
}
