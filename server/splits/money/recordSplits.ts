import type { Transaction } from "kysely";
import type { SaleLineRow, SaleRow } from "../../../db/sales/sales.ts";
import { putEarnings, type SplitEarning } from "../../../db/splits/earnings.ts";
import { listUses, setRecouped } from "../../../db/splits/uses.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { SaleBooks } from "../../../domain/ledger/saleBooks.ts";

/**
 * Repeats beside the sheets what the books of a sale say now: what came back by each, also after refunds, and what each party has of its
 * lines. Called with every posting of the sale, in its transaction.
 */
export async function recordSplits(
  trx: Transaction<DB>,
  { row, lines }: { row: Pick<SaleRow, "id" | "currency">; lines: readonly Pick<SaleLineRow, "id">[] },
  books: SaleBooks,
): Promise<void> {
  const uses = await listUses(trx, row.id);
  if (uses.length === 0) return;
  const left = new Map(lines.map(({ id }, place) => [id, books.left[place]!]));
  for (const { lineId, sheetId, recoupPlace, recoupedMinor: before } of uses) {
    if (recoupPlace === null) continue;
    const recoupedMinor = left.get(lineId)!.recoups[recoupPlace]!.minor;
    if (recoupedMinor !== before) await setRecouped(trx, { lineId, sheetId, recoupedMinor });
  }
  const shared = new Set(uses.map(({ lineId }) => lineId));
  const earnings = [...shared].flatMap((lineId) => {
    const { shares, recoups } = left.get(lineId)!;
    const minors = new Map<string, bigint>(recoups.map(({ party }) => [party, 0n]));
    for (const { party, minor } of shares) minors.set(party, minor);
    return [...minors].map(
      ([partyId, minor]): SplitEarning => ({
        ...{ lineId, partyId, minor, currency: row.currency },
        isFree: books.isReleased(partyId),
      }),
    );
  });
  await putEarnings(trx, earnings);
}
