import { type Kysely, sql, type Transaction } from "kysely";
import { isShared, partyOf } from "../../domain/ledger/accounts.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { contentOf } from "./content.ts";

/** Something else stands in the books under this key: a program is wrong, not a person. */
export class PostingDiffers extends Error {
  constructor(key: string) {
    super(`The books hold something else as ${key}.`);
  }
}

/**
 * In how many strands an account is kept that everybody's postings meet at. Each connection has its own as far as they go, so that
 * nobody waits for another's commit.
 */
const STRANDS = 32;

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
  const made = await insertPostings(trx, postings, postedAt);
  const isNew = ({ key }: Posting) => made.has(key);
  await expectSame(
    trx,
    postings.filter((each) => !isNew(each)),
  );
  return postings.filter(isNew);
}

/**
 * One statement: postings that are not there, what they add to their accounts, and the lines with what the account came to. Postings
 * and accounts are taken in the order of their names, so that two writers never wait for each other in a circle. Answers the keys
 * of what was written.
 */
async function insertPostings(
  trx: Transaction<DB>,
  postings: readonly Posting[],
  postedAt: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    with asked as (
      select * from jsonb_to_recordset(${transactionsOf(postings)}::jsonb) as one (
        turn integer, id uuid, key text, kind text, currency text, lines smallint, content text, "saleId" uuid, corrects text)
    ), made as (
      insert into "ledgerTransaction" (id, key, kind, currency, lines, content, "saleId", place, "correctsId", "postedAt")
      select id, key, kind, currency, lines, content, "saleId",
        case when "saleId" is not null then turn + coalesce((
          select place from "ledgerTransaction" before where before."saleId" = asked."saleId" order by place desc limit 1), 0) end,
        (select wrong.id from "ledgerTransaction" wrong where asked.corrects is not null and wrong.key = asked.corrects),
        ${postedAt}::timestamptz
      from asked order by key
      on conflict (key) do nothing
      returning key
    ), line as (
      select turn, asked.id as "transactionId", kind, place, lines, "newId", name, currency, "partyId", amount,
        case when "isShared" then pg_backend_pid() % ${STRANDS}::integer else 0 end as strand
      from jsonb_to_recordset(${linesOf(postings)}::jsonb) as one (
        key text, place smallint, "newId" uuid, name text, "partyId" uuid, "isShared" boolean, amount bigint)
      join asked using (key) join made using (key)
    ), account as (
      insert into "ledgerAccount" (id, name, currency, strand, "partyId", balance, entries)
      select (array_agg("newId"))[1], name, currency, strand, "partyId", sum(amount), count(*)
      from line group by name, currency, strand, "partyId" order by name, currency, strand
      on conflict (name, currency, strand) do update
        set balance = "ledgerAccount".balance + excluded.balance, entries = "ledgerAccount".entries + excluded.entries
      returning id, name, currency, balance, entries
    ), written as (
      insert into "ledgerEntry" ("transactionId", kind, line, lines, "accountId", position, amount, balance)
      select "transactionId", kind, place, lines, account.id,
        account.entries - count(*) over whole + row_number() over so_far,
        amount,
        account.balance - sum(amount) over whole + sum(amount) over so_far
      from line join account using (name, currency)
      window whole as (partition by account.id), so_far as (partition by account.id order by turn, place)
    )
    select key from made`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

function transactionsOf(postings: readonly Posting[]): string {
  return JSON.stringify(
    postings.map((each, n) => ({
      turn: n + 1,
      id: newId(),
      key: each.key,
      kind: each.kind,
      currency: each.currency,
      lines: each.entries.length,
      content: contentOf(each),
      saleId: each.saleId,
      corrects: each.corrects,
    })),
  );
}

/** Amounts as text: JSON has numbers only. */
function linesOf(postings: readonly Posting[]): string {
  return JSON.stringify(
    postings.flatMap(({ key, entries }) =>
      entries.map(([account, amount], n) => ({
        key,
        place: n + 1,
        newId: newId(),
        name: account,
        partyId: partyOf(account),
        isShared: isShared(account),
        amount: String(amount),
      })),
    ),
  );
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
