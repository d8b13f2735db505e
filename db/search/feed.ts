import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** On which PostgreSQL tells that rows of "searchDoc" changed; sent with the commit. */
export const FEED_CHANNEL = "searchFeed";

/** A changed row, read from the feed. */
export interface FeedChange {
  sequence: number;
  /** The transaction that changed it. */
  xid: number;
  entityId: string;
}

export interface FeedNews {
  /** Which feed this is: another database, or the same after `forgetFeed`, has another one. */
  identity: string;
  /** Changes of transactions below it are no longer kept. */
  horizon: number;
  /** All transactions below it are over, and what they changed can be read. */
  watermark: number;
  changes: FeedChange[];
}

/** If there are more, it is quicker to read all rows anew; the list is then not whole. */
export const MOST_CHANGES = 100_000;

/** A watermark from which nothing is new: for asking which feed there is. */
export const FROM_NOW = Number.MAX_SAFE_INTEGER;

/**
 * What changed in transactions from a remembered watermark on, in one picture with the next watermark. A transaction that is still
 * under way keeps the watermark below itself, so whoever reads on from there learns of it however late it commits; changes of
 * others above the watermark come again.
 */
export async function readFeed(db: Kysely<DB>, from: number): Promise<FeedNews> {
  const { rows } = await sql<FeedNews>`
    select identity, horizon, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as watermark,
      (select coalesce(json_agg(json_build_object('sequence', sequence, 'xid', xid, 'entityId', "entityId")), '[]')
       from (select * from "searchFeed".change where xid >= ${from} limit ${MOST_CHANGES + 1}) latest) as changes
    from "searchFeed".state
  `.execute(db);
  return rows[0]!;
}

/**
 * Says that anything may have changed: every server process reads all rows anew. For whoever fills "searchDoc" with its triggers
 * off (`alter table "searchDoc" disable trigger user`; "searchDoc_facets" has to stay on), as part of the same transaction or after it. A TRUNCATE does so by itself.
 */
export async function forgetFeed(trx: Kysely<DB> | Transaction<DB>): Promise<void> {
  await sql`update "searchFeed".state set identity = gen_random_uuid()`.execute(trx);
  await sql`delete from "searchFeed".change`.execute(trx);
  await sql`select pg_notify(${FEED_CHANNEL}, '')`.execute(trx);
}

/** Forgets changes from before an instant. Who remembers less than the horizon then reads all rows anew. */
export async function pruneFeed(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    with gone as (
      delete from "searchFeed".change
      where "changedAt" < ${before} and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      returning xid
    )
    update "searchFeed".state set horizon = greatest(horizon, (select max(xid) + 1 from gone))
    where exists (select from gone)
  `.execute(db);
}
