import type { Transaction } from "kysely";
import { holdSale } from "../../db/ledger/postings.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import { type SaleFacts, settleSale } from "../../domain/ledger/settleSale.ts";
import { post } from "./post.ts";

/**
 * Brings the books of a sale to what the payment provider says now, and answers what was missing. Return page, event, catch-up and
 * nightly comparison call it alike; one at a time for each sale. `due` are parties whose money is not held any longer.
 */
export async function settle(
  act: { trx: Transaction<DB>; now: Date },
  facts: SaleFacts,
  due: readonly string[] = [],
): Promise<Posting[]> {
  const posted = await holdSale(act.trx, facts.sale.id);
  return post(act, ...settleSale(facts, posted, due).postings);
}
