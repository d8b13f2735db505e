import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { KINDS, type Kind } from "../../domain/search/kinds.ts";
import type { DB } from "../tables.generated.ts";
import { describeArtists } from "./artistDocs.ts";
import { kindCode, type SearchDoc } from "./doc.ts";
import { describePosts } from "./postDocs.ts";
import { describeProducts } from "./productDocs.ts";
import { describeReleases } from "./releaseDocs.ts";
import { describeTracks } from "./trackDocs.ts";

/** Makes the rows of things of one kind from their own tables. */
export const DESCRIBE: Record<Kind, (trx: Transaction<DB>, ids: readonly string[]) => Promise<SearchDoc[]>> =
  {
    track: describeTracks,
    release: describeReleases,
    artist: describeArtists,
    product: describeProducts,
    post: describePosts,
  };

/** Things written at a time, well below the driver's 65 535 parameters. */
const BATCH = 500;

/**
 * Makes the search tell the truth about things of one kind that were added, changed or deleted, and about those that show
 * something of them. Called inside the transaction of the change, so that both are seen at once.
 */
export async function refreshSearchDocs(
  trx: Transaction<DB>,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  const { docs, creditedBefore } = await rewrite(trx, kind, ids);
  if (kind === "track")
    await rewrite(trx, "artist", [...creditedBefore, ...docs.flatMap(({ artistIds }) => artistIds ?? [])]);
  if (kind === "release") await rewrite(trx, "track", await tracksOn(trx, ids));
  if (kind === "artist") await rewriteWorksOf(trx, ids);
}

/** Makes every row anew, for a first start or after the rules of words have changed. */
export async function rebuildSearchDocs(db: Kysely<DB>): Promise<void> {
  for (const kind of KINDS) {
    await db.deleteFrom("searchDoc").where("kind", "=", kindCode(kind)).where(isGone(kind)).execute();
    for (let last = NIL; ; ) {
      const ids = await idsAfter(db, kind, last);
      if (ids.length === 0) break;
      await inTransaction(db, (trx) => rewrite(trx, kind, ids));
      last = ids.at(-1)!;
    }
  }
}

/** Before every id. */
export const NIL = "00000000-0000-0000-0000-000000000000";

/** Rows as they stand now, and who was credited on them before. */
interface Rewritten {
  docs: SearchDoc[];
  creditedBefore: string[];
}

/** Recomputes the rows of these things from their own tables. */
async function rewrite(trx: Transaction<DB>, kind: Kind, ids: readonly string[]): Promise<Rewritten> {
  const rewritten: Rewritten = { docs: [], creditedBefore: [] };
  const each = [...new Set(ids)];
  for (let from = 0; from < each.length; from += BATCH) {
    const part = each.slice(from, from + BATCH);
    rewritten.creditedBefore.push(...(await hold(trx, kind, part)));
    rewritten.docs.push(...(await rewriteBatch(trx, kind, part)));
  }
  return rewritten;
}

/**
 * Two changes that touch one thing take turns here, and the second reads what the first has committed. Tells who was credited on these
 * things when their rows were last written, of deleted ones, too.
 */
async function hold(trx: Transaction<DB>, kind: Kind, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ artistIds: string[] }>`
    with held as materialized (
      select id from ${sql.table(kind)} where id = any(${ids}::uuid[]) order by id for no key update)
    select "artistIds" from "searchDoc"
    where "entityId" = any(${ids}::uuid[]) and (select count(*) from held) >= 0`.execute(trx);
  return rows.flatMap(({ artistIds }) => artistIds);
}

async function rewriteBatch(trx: Transaction<DB>, kind: Kind, ids: readonly string[]): Promise<SearchDoc[]> {
  const docs = await DESCRIBE[kind](trx, ids);
  const found = new Set(docs.map(({ entityId }) => entityId));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0)
    await trx.deleteFrom("searchDoc").where(sql<SqlBool>`"entityId" = any(${gone}::uuid[])`).execute();
  if (docs.length === 0) return docs;
  await trx
    .insertInto("searchDoc")
    .values(docs)
    .onConflict((c) =>
      c
        .column("entityId")
        .doUpdateSet((eb) => Object.fromEntries(COLUMNS.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute();
  return docs;
}

const COLUMNS = [
  "visibility",
  "popularity",
  "genre",
  "mood",
  "bpm",
  "key",
  "year",
  "type",
  "priceMinor",
  "title",
  "names",
  "body",
  "artistIds",
] as const;

async function tracksOn(trx: Transaction<DB>, releaseIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom("track")
    .select("id")
    .where(sql<SqlBool>`"releaseId" = any(${releaseIds}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** A new name of an artist stands on every track and release of theirs. */
async function rewriteWorksOf(trx: Transaction<DB>, artistIds: readonly string[]): Promise<void> {
  const theirs = sql<SqlBool>`"artistId" = any(${artistIds}::uuid[])`;
  const tracks = await trx.selectFrom("trackArtist").select("trackId as id").where(theirs).execute();
  const releases = await trx.selectFrom("releaseArtist").select("releaseId as id").where(theirs).execute();
  await rewrite(
    trx,
    "track",
    tracks.map(({ id }) => id),
  );
  await rewrite(
    trx,
    "release",
    releases.map(({ id }) => id),
  );
}

/** The next things of a kind in the order of their ids. */
export async function idsAfter(db: Kysely<DB>, kind: Kind, last: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where id > ${last}::uuid order by id limit ${BATCH}
  `.execute(db);
  return rows.map(({ id }) => id);
}

function isGone(kind: Kind) {
  return sql<SqlBool>`not exists (select from ${sql.table(kind)} thing where thing.id = "entityId")`;
}

function inTransaction<Result>(
  db: Kysely<DB>,
  act: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? act(db as Transaction<DB>) : db.transaction().execute(act);
}
