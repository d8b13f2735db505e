import type { Transaction } from "kysely";
import { holdSale } from "../../db/ledger/postings.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import type { SaleBooks } from "../../domain/ledger/saleBooks.ts";
import { type SaleFacts, settleSale } from "../../domain/ledger/settleSale.ts";
import { post } from "./post.ts";

/**
 * Brings the books of a sale to what the payment provider says now, and answers what was missing and how they stand. Return page, event, catch-up and
 * nightly comparison call it alike; one at a time for each sale. `due` are parties whose money is not held any longer.
 */
export async function settle(
  act: { trx: Transaction<DB>; now: Date },
  facts: SaleFacts,
  due: readonly string[] = [],
): Promise<{ posted: Posting[]; books: SaleBooks }> {
  const known = await holdSale(act.trx, facts.sale.id);
  const { postings, books } = settleSale(facts, known, due);
  return { posted: await post(act, ...postings), books };
}
