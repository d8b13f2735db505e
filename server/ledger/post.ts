import type { Transaction } from "kysely";
import { writePostings } from "../../db/ledger/postings.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Posting } from "../../domain/ledger/posting.ts";

/**
 * The one way into the books: part of the transaction of the verb that it belongs to, which thereby happens with its money or not at
 * all. What stands there already is left alone; the same key with other content is an accident (PostingDiffers). Answers what
 * was written.
 */
export function post(
  { trx, now }: { trx: Transaction<DB>; now: Date },
  ...postings: readonly Posting[]
): Promise<Posting[]> {
  return writePostings(trx, postings, now);
}
