import type { Kysely } from "kysely";
import { writePostings } from "../../../db/ledger/postings.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { Posting } from "../../../domain/ledger/posting.ts";

/** Writes a posting as the product does, in a transaction of its own. */
export function postingWriter(db: Kysely<DB>, now: Date): (sale: Posting) => Promise<void> {
  return async (sale) => void (await db.transaction().execute((trx) => writePostings(trx, [sale], now)));
}
