import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { type Doc, docSql, type Reader, type SyncNoun } from "./docs.ts";

/** A place in the order of changes: everything up to it was read. */
export interface Place {
  xid: number;
  seq: number;
}

export interface Change extends Place {
  noun: SyncNoun;
  id: string;
  key: string;
  doc: Doc | null;
}

export interface Changes {
  /** Which feed this is; another database, restored from a backup, has another one. */
  identity: string;
  /** What was gone in transactions below it is forgotten. */
  horizon: number;
  /** All transactions below it are over, and what they changed is in the order. */
  watermark: number;
  changes: Change[];
}

/** What comes before every change. */
export const BEGINNING: Place = { xid: 0, seq: 0 };

/**
 * What changed for this reader after a place, in one picture with the watermark, each thing as it stands now. The order is that of
 * transactions, not of commits: a transaction that is still under way keeps the watermark below itself, nothing from the watermark
 * on is read, and so nobody passes what commits later. Writers wait for nobody.
 */
export async function readChanges(
  db: Kysely<DB>,
  reader: Reader,
  keys: readonly string[],
  after: Place,
  limit: number,
): Promise<Changes> {
  const owners = [reader.userId, ...reader.workspaceIds];
  const { rows } = await sql<Changes>`
    select identity, horizon, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as watermark,
      coalesce((select json_agg(json_build_object('noun', asked.noun, 'id', asked."entityId", 'key', asked.key,
          'xid', asked.xid, 'seq', asked.seq, 'doc', ${docSql()}) order by asked.xid, asked.seq)
        from (
          select latest.*, ${reader.userId}::uuid as "userId", ${reader.workspaceIds}::uuid[] as "workspaceIds"
          from unnest(${owners}::uuid[]) whose (id) cross join lateral (
            select * from "syncFeed".change where owner = whose.id and (xid, seq) > (${after.xid}, ${after.seq})
              and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
              and (noun <> 'preference' or key = any(${keys}::text[]))
            order by xid, seq limit ${limit}) latest
          order by latest.xid, latest.seq limit ${limit}) asked), '[]') as changes
    from "syncFeed".state`.execute(db);
  return rows[0]!;
}

/** Whether this was the reader's and is gone: told to nobody else. */
export async function isKnownGone(db: Kysely<DB>, reader: Reader, id: string): Promise<boolean> {
  const owners = [reader.userId, ...reader.workspaceIds];
  const { rows } = await sql`
    select from "syncFeed".change where owner = any(${owners}::uuid[]) and "entityId" = ${id}::uuid
      and noun in ('track', 'release', 'playlist') and "isGone"`.execute(db);
  return rows.length > 0;
}

/** Forgets what was gone before an instant. Who read last before that has to read everything anew. */
export async function forgetGone(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    with forgotten as (
      delete from "syncFeed".change
      where "isGone" and at < ${before} and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      returning xid)
    update "syncFeed".state set horizon = greatest(horizon, (select max(xid) + 1 from forgotten))
    where exists (select from forgotten)`.execute(db);
}
