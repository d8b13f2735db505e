import type { Transaction } from "kysely";
import { saleOf } from "../../db/sales/sales.ts";
import type { DB } from "../../db/tables.generated.ts";
import { keepTaxEntries, type LineState } from "../../db/taxes/entries.ts";
import { priceSale } from "../../domain/ledger/sale.ts";
import type { SaleBooks } from "../../domain/ledger/saleBooks.ts";
import { type LineParts, partSale } from "../../domain/ledger/saleParts.ts";
import { lineSums } from "../../domain/taxes/lineSums.ts";
import type { WholeSale } from "../sales/wholeSale.ts";

/**
 * Repeats beside the books what each line of a sale came to, by year to be summed: tax, fees, what went back and whose the rest is.
 * Called with every posting of the sale, in its transaction, so that all years together are the books. One that `isOpened` by it
 * counts when it was paid, as returns ask, whenever it was heard of; whatever came after counts when it is booked.
 */
export async function recordTaxes(
  { trx, now }: { trx: Transaction<DB>; now: Date },
  { row, lines }: Pick<WholeSale, "row" | "lines">,
  books: SaleBooks,
  isOpened: boolean,
): Promise<void> {
  const sale = saleOf(row, lines);
  const priced = priceSale(sale);
  const { lines: paid, shortfalls } = partSale(sale, row.processorMinor ?? 0n);
  const statesOf = (left: readonly LineParts[]) =>
    lines.map(({ id: lineId, sellerId }, place): LineState => {
      const parts = { paid: paid[place]!, left: left[place]! };
      const more = { discount: priced[place]!.discount, shortfall: shortfalls[place]!.minor };
      return { lineId, sellerId, sums: lineSums(parts, more) };
    });
  if (isOpened) await keepTaxEntries(trx, statesOf(paid), row.paidAt!);
  await keepTaxEntries(trx, statesOf(books.left), now);
}
