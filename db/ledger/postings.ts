import { type Kysely, sql, type Transaction } from "kysely";
import type { Posting } from "../../domain/ledger/posting.ts";
import type { DB } from "../tables.generated.ts";
import { contentOf } from "./content.ts";
import { insertPosting } from "./insertPosting.ts";
import { insertPostings } from "./insertPostings.ts";

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
  const [first, ...rest] = postings;
  if (!first) return [];
  const made = await (rest.length > 0
    ? insertPostings(trx, postings, postedAt)
    : insertPosting(trx, first, postedAt));
  const isNew = ({ key }: Posting) => made.has(key);
  await expectSame(
    trx,
    postings.filter((each) => !isNew(each)),
  );
  return postings.filter(isNew);
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
  return listPostedKeys(trx, saleId);
}

/** The keys of a sale's postings without corrections, the first first. */
export async function listPostedKeys(db: Kysely<DB>, saleId: string): Promise<string[]> {
  return (await listPostedKeysOf(db, [saleId])).get(saleId) ?? [];
}

/** The same of many sales at once. */
export async function listPostedKeysOf(
  db: Kysely<DB>,
  saleIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (saleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ledgerTransaction")
    .select(["saleId", "key"])
    .where("saleId", "in", saleIds)
    .where("kind", "<>", "correction")
    .orderBy("place")
    .execute();
  const bySale = Map.groupBy(rows, ({ saleId }) => saleId!);
  return new Map([...bySale].map(([saleId, of]) => [saleId, of.map(({ key }) => key)]));
}
