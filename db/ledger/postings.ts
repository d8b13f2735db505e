import { sql, type Transaction } from "kysely";
import type { Posting } from "../../domain/ledger/posting.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { addToAccounts, bookOf } from "./addToAccounts.ts";
import { contentOf } from "./content.ts";

/** Something else stands in the books under this key: a program is wrong, not a person. */
export class PostingDiffers extends Error {
  constructor(key: string) {
    super(`The books hold something else as ${key}.`);
  }
}

/**
 * Writes what is not in the books yet, in the order given, and answers which that was. A posting whose key stands there already is
 * left as it is; PostingDiffers when that is another one. Concurrent writers of one key wait for each other, so each is
 * written once.
 */
export async function writePostings(
  trx: Transaction<DB>,
  postings: readonly Posting[],
  postedAt: Date,
): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const made = await insertTransactions(trx, postings, postedAt);
  const isNew = ({ key }: Posting) => made.has(key);
  await expectSame(
    trx,
    postings.filter((each) => !isNew(each)),
  );
  const written = postings.filter(isNew);
  if (written.length === 0) return [];
  const standing = await addToAccounts(trx, written);
  const entries = written.flatMap(({ key, currency, entries }) =>
    entries.map(([account, amount], place) => {
      const book = standing.get(bookOf(key, currency, account))!;
      book.balance += amount;
      book.entries += 1;
      return {
        transactionId: made.get(key)!,
        line: place + 1,
        lines: entries.length,
        accountId: book.id,
        position: book.entries,
        amount,
        balance: book.balance,
      };
    }),
  );
  await trx.insertInto("ledgerEntry").values(entries).execute();
  return written;
}

/** The ids of those that were not there, by key. In the order of keys, so that two writers never wait for each other. */
async function insertTransactions(
  trx: Transaction<DB>,
  postings: readonly Posting[],
  postedAt: Date,
): Promise<Map<string, string>> {
  const rows = postings.map((each, n) => ({
    id: newId(),
    key: each.key,
    kind: each.kind,
    currency: each.currency,
    lines: each.entries.length,
    content: contentOf(each),
    saleId: each.saleId ?? null,
    place: each.saleId ? placeIn(each.saleId, n) : null,
    correctsId: each.corrects ? idOf(each.corrects) : null,
    postedAt,
  }));
  const made = await trx
    .insertInto("ledgerTransaction")
    .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((c) => c.column("key").doNothing())
    .returning(["id", "key"])
    .execute();
  return new Map(made.map(({ id, key }) => [key, id]));
}

/** After those that the books hold of the sale. */
function placeIn(saleId: string, n: number) {
  return sql<number>`(
    select coalesce(max(place), 0) + ${n + 1}::integer from "ledgerTransaction" where "saleId" = ${saleId}::uuid)`;
}

function idOf(key: string) {
  return sql<string>`(select id from "ledgerTransaction" where key = ${key})`;
}

async function expectSame(trx: Transaction<DB>, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const keys = postings.map(({ key }) => key);
  const rows = await trx
    .selectFrom("ledgerTransaction")
    .select(["key", "content"])
    .where("key", "in", keys)
    .execute();
  const standing = new Map(rows.map(({ key, content }) => [key, content]));
  for (const each of postings)
    if (standing.get(each.key) !== contentOf(each)) throw new PostingDiffers(each.key);
}

/** The keys of a sale's postings without corrections, the first first; one writer at a time until the transaction ends. */
export async function holdSale(trx: Transaction<DB>, saleId: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('books of ' || ${saleId}::text, 0))`.execute(trx);
  const rows = await trx
    .selectFrom("ledgerTransaction")
    .select("key")
    .where("saleId", "=", saleId)
    .where("kind", "<>", "correction")
    .orderBy("place")
    .execute();
  return rows.map(({ key }) => key);
}
