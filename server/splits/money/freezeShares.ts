import type { Transaction } from "kysely";
import { freezeSaleLine, type SaleLineRow, saleOf } from "../../../db/sales/sales.ts";
import { clearUses, insertUses } from "../../../db/splits/uses.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { partSale } from "../../../domain/ledger/saleParts.ts";
import { sumOf } from "../../../domain/money/allocate.ts";
import { allTo } from "../../../domain/money/split.ts";
import { sharesOf } from "./sharesOf.ts";

/**
 * Keeps among whom the lines of a sale are shared out, by the sheets as they counted when it was paid. Done again once the provider's fee
 * is known, and before anything of the sale is in the books: what comes back first is reckoned on what is really there.
 */
export async function freezeShares(
  trx: Transaction<DB>,
  row: Parameters<typeof saleOf>[0] & { processorMinor: bigint | null; paidAt: Date },
  lines: readonly SaleLineRow[],
): Promise<void> {
  const { paidAt, currency, id: saleId } = row;
  const plain = lines.map((line) => ({ ...line, shares: allTo(line.sellerId), recoups: [] }));
  const { lines: parts } = partSale(saleOf(row, plain), row.processorMinor ?? 0n);
  // What came back by this very sale, as it was reckoned without the fee, must not count as come back already.
  await clearUses(trx, saleId);
  for (const [place, { id: lineId, subject, sellerId: seller }] of lines.entries()) {
    const minor = sumOf(parts[place]!.shares.map((share) => share.minor));
    const { shares, recoups, uses } = await sharesOf(trx, { subject, seller, minor, currency, paidAt });
    await freezeSaleLine(trx, lineId, { shares, recoups, paidAt });
    await insertUses(trx, { saleId, lineId }, uses);
  }
}
