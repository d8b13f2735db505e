import { type Kysely, sql } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { Posting } from "../../../domain/ledger/posting.ts";

/** Tables like those of the books, with their columns and primary keys and nothing else: no rule, no trigger, no balance. */
export async function makeBareTables(db: Kysely<DB>): Promise<void> {
  await sql`create table "bareTransaction" (like "ledgerTransaction", primary key (id))`.execute(db);
  await sql`create table "bareEntry" (like "ledgerEntry", primary key ("transactionId", line))`.execute(db);
}

/** Writes the rows of a posting, in a transaction of its own. */
export function bareWriter(db: Kysely<DB>, postedAt: Date): (sale: Posting) => Promise<void> {
  const bare = db as unknown as Kysely<any>;
  const accountId = newId();
  return (sale) =>
    bare.transaction().execute(async (trx) => {
      const { key, kind, currency, entries, saleId } = sale;
      const id = newId();
      const lines = entries.length;
      await trx
        .insertInto("bareTransaction")
        .values({ id, key, kind, currency, lines, content: "", saleId, place: 1, correctsId: null, postedAt })
        .execute();
      const rows = entries.map(([, amount], place) => ({
        transactionId: id,
        kind,
        line: place + 1,
        lines,
        accountId,
        position: place,
        amount,
        balance: amount,
      }));
      await trx.insertInto("bareEntry").values(rows).execute();
    });
}
