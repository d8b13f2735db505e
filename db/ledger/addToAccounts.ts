import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { type Account, isShared, partyOf } from "../../domain/ledger/accounts.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { minorText } from "./minorUnits.ts";

/** In how many strands an account is kept that everybody's postings meet at: so many can be written at once. */
const STRANDS = 16;

/** Where an account stands before what is to be posted. */
interface Standing {
  id: string;
  balance: bigint;
  entries: number;
}

/** What tells apart the books that a posting is written to: the account, its currency and, of a shared one, the strand by the key. */
export function bookOf(key: string, currency: string, account: Account): string {
  return `${account} ${currency} ${strandOf(key, account)}`;
}

function strandOf(key: string, account: Account): number {
  return isShared(account) ? createHash("sha256").update(key).digest()[0]! % STRANDS : 0;
}

/**
 * Adds postings to the accounts they are about, opening those that are new, and answers how each stood before, by `bookOf`. The rows
 * are held until the transaction ends, always in the same order.
 */
export async function addToAccounts(
  trx: Transaction<DB>,
  postings: readonly Posting[],
): Promise<Map<string, Standing>> {
  const added = new Map<string, ReturnType<typeof aRow>>();
  for (const { key, currency, entries } of postings)
    for (const [account, amount] of entries) {
      const book = bookOf(key, currency, account);
      const row = added.get(book) ?? aRow(account, currency, strandOf(key, account));
      added.set(book, { ...row, balance: row.balance + amount, entries: row.entries + 1 });
    }
  const inOrder = [...added].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = await trx
    .insertInto("ledgerAccount")
    .values(inOrder.map(([, row]) => row))
    .onConflict((c) =>
      c.columns(["name", "currency", "strand"]).doUpdateSet({
        balance: sql`"ledgerAccount".balance + excluded.balance`,
        entries: sql`"ledgerAccount".entries + excluded.entries`,
      }),
    )
    .returning(["id", "name", "currency", "strand", "entries", minorText("balance").as("balance")])
    .execute();
  return new Map(
    rows.map(({ id, name, currency, strand, balance, entries }) => {
      const book = `${name} ${currency} ${strand}`;
      const by = added.get(book)!;
      return [book, { id, balance: BigInt(balance) - by.balance, entries: entries - by.entries }];
    }),
  );
}

function aRow(account: Account, currency: string, strand: number) {
  return { id: newId(), name: account, currency, strand, partyId: partyOf(account), balance: 0n, entries: 0 };
}
