import type { Transaction } from "kysely";
import { setAwaited } from "../../db/splits/uses.ts";
import type { DB } from "../../db/tables.generated.ts";
import { settle } from "../ledger/settle.ts";
import { freeParties } from "../splits/money/freeParties.ts";
import { recordSplits } from "../splits/money/recordSplits.ts";
import { recordTaxes } from "../taxes/recordTaxes.ts";
import { factsOf, type WholeSale } from "./wholeSale.ts";

interface Moment {
  trx: Transaction<DB>;
  now: Date;
}

/**
 * Brings the books of a sale to what our rows say now, and beside them what came of it to those who share in it and to tax; how many postings were
 * missing. `due` are parties whose money is not held any longer.
 */
export async function bookSale(act: Moment, whole: WholeSale, due: readonly string[] = []): Promise<number> {
  const { posted, books } = await settle(act, factsOf(whole), due);
  if (posted.length > 0) await recordSplits(act.trx, whole, books);
  const kinds = posted.map(({ kind }) => kind);
  if (kinds.some((kind) => kind !== "holdReleased"))
    await recordTaxes(act, whole, books, kinds.includes("sale"));
  return posted.length;
}

/** Frees what a sale held of everybody who signed for it, once its time is over; whether somebody's signature is awaited. */
export async function freeSale(act: Moment, whole: WholeSale): Promise<boolean> {
  const saleId = whole.row.id;
  const { free, isAwaited } = await freeParties(act.trx, saleId, whole.lines);
  await bookSale(act, whole, free);
  await setAwaited(act.trx, saleId, isAwaited);
  return isAwaited;
}
