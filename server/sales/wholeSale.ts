import type { Kysely } from "kysely";
import { listPostedKeys } from "../../db/ledger/postings.ts";
import { type DisputeRow, listDisputes } from "../../db/sales/disputes.ts";
import { listRefunds, type RefundRow } from "../../db/sales/refunds.ts";
import { findSales, listSaleLines, type SaleLineRow, type SaleRow, saleOf } from "../../db/sales/sales.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { SaleBooks } from "../../domain/ledger/saleBooks.ts";
import { type LineParts, partSale } from "../../domain/ledger/saleParts.ts";
import { type SaleFacts, settleSale } from "../../domain/ledger/settleSale.ts";
import type { RefundLine } from "../../domain/sales/refund.ts";

/** A sale with everything that became of it. */
export interface WholeSale {
  row: SaleRow;
  lines: readonly SaleLineRow[];
  refunds: readonly RefundRow[];
  disputes: readonly DisputeRow[];
}

/** Some sales, whole, in four statements however many they are. */
export async function findWholeSales(db: Kysely<DB>, ids: readonly string[]): Promise<WholeSale[]> {
  const rows = await findSales(db, ids);
  const lines = Map.groupBy(await listSaleLines(db, ids), ({ saleId }) => saleId);
  const refunds = Map.groupBy(await listRefunds(db, ids), ({ saleId }) => saleId);
  const disputes = Map.groupBy(await listDisputes(db, ids), ({ saleId }) => saleId);
  return rows.map((row) => ({
    row,
    lines: lines.get(row.id) ?? [],
    refunds: refunds.get(row.id) ?? [],
    disputes: disputes.get(row.id) ?? [],
  }));
}

export async function findWholeSale(db: Kysely<DB>, id: string): Promise<WholeSale | undefined> {
  return (await findWholeSales(db, [id]))[0];
}

/** What our own rows say of a paid sale, as the books want to be told. */
export function factsOf({ row, lines, refunds, disputes }: WholeSale): SaleFacts {
  return {
    sale: saleOf(row, lines),
    processorMinor: row.processorMinor ?? 0n,
    refunds: refunds.flatMap(({ providerId, refundedAt, failedAt, minor, lines: of }) =>
      providerId === null || refundedAt === null
        ? []
        : [
            {
              ...{ id: providerId, at: refundedAt.getTime(), failedAt: failedAt?.getTime() ?? null },
              taken: of ? { lines: of } : { minor },
            },
          ],
    ),
    disputes: disputes.map(({ id, openedAt, closedAt, state, minor, feeMinor }) => ({
      ...{ id, at: openedAt.getTime(), minor, feeMinor },
      outcome: state === "open" ? null : { kind: state, at: closedAt!.getTime() },
    })),
  };
}

/** Where the money of a paid sale went, by line: when it was paid, and what nobody gave back since. */
export interface SaleParted {
  paid: readonly LineParts[];
  left: readonly LineParts[];
  isDisputed: boolean;
}

export async function partsOf(db: Kysely<DB>, whole: WholeSale): Promise<SaleParted> {
  return partedBy(whole, await listPostedKeys(db, whole.row.id));
}

/** The same, by the keys of what is posted of it. */
export function partedBy(whole: WholeSale, posted: readonly string[]): SaleParted {
  const facts = factsOf(whole);
  const books: SaleBooks = settleSale(facts, posted).books;
  const { lines: paid } = partSale(facts.sale, facts.processorMinor);
  return { paid, left: books.left, isDisputed: books.isDisputed };
}

/** What was asked for and is not in the books yet. */
export function underWay({ refunds, lines }: WholeSale): RefundLine[] {
  return refunds
    .filter(({ state }) => state === "asked")
    .flatMap(({ lines: of, minor }) => of ?? [{ lineId: lines[0]!.id, minor }]);
}
