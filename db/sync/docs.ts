import { type Kysely, type RawBuilder, sql } from "kysely";
import { EDITABLE_COLUMNS } from "../catalog/trackBatch.ts";
import { compiledPerShape } from "../compiledOnce.ts";
import type { DB } from "../tables.generated.ts";

/** What devices keep to work without a network, by the words of the feed (db/migrations/…-sync.ts). */
export const NOUNS = ["track", "release", "playlist", "preference", "like", "save", "follow"] as const;
export type SyncNoun = (typeof NOUNS)[number];

/** Who reads: what is not theirs is as gone. */
export interface Reader {
  userId: string;
  workspaceIds: readonly string[];
}

/** One thing; `key` names a preference, whose id is the person's. */
export interface Thing {
  noun: SyncNoun;
  id: string;
  key?: string | undefined;
}

/** A thing as it travels, in the names of the mutations' inputs. */
export type Doc = { id: string; version?: number } & Record<string, unknown>;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const refs = (table: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
const namesOf = (credit: string, column: string) => sql`
  coalesce((select json_agg(artist.name order by credit.position) from ${sql.table(credit)} credit
    join artist on artist.id = credit."artistId" where credit.${sql.ref(column)} = asked."entityId"), '[]')`;

const TRACK_COLUMNS = [
  ...["id", "workspaceId", "version", "state", "durationMs", "releaseId"],
  ...EDITABLE_COLUMNS.filter((column) => column !== "parentTrackId"),
];
const RELEASE_COLUMNS = [
  ...["id", "workspaceId", "version", "state", "visibility", "title", "versionTitle", "type", "typeChosen"],
  ...["label", "upc", "catalogNumber", "genre", "language", "originalReleaseDay", "description"],
  ...["creditsText", "cLineYear", "cLineOwner", "pLineYear", "pLineOwner", "licence", "territories"],
  ...["excludedTerritories", "coverAlt", "coverAttested", "releaseDay", "timezone", "audience"],
  ...["hideFromSearch", "priceMinor", "suggestedPriceMinor", "isPriceFixed"],
];
const PLAYLIST_COLUMNS = ["id", "version", "title", "description", "visibility", "folder", "rule"];

/** SQL for each noun's thing as it stands, for whoever may read it; `asked` names both. */
const DOCS: Record<SyncNoun, RawBuilder<unknown>> = {
  track: sql`
    select 'track' as kind, ${refs("track", TRACK_COLUMNS)}, track."parentTrackId" as "parentId",
      ${namesOf("trackArtist", "trackId")} as "artistNames",
      ${instant("track.createdAt")} as "createdAt", ${instant("track.updatedAt")} as "updatedAt"
    from track where track.id = asked."entityId" and track."workspaceId" = any(asked."workspaceIds")`,
  release: sql`
    select 'release' as kind, ${refs("release", RELEASE_COLUMNS)},
      to_char(release."releaseTime", 'HH24:MI') as "releaseTime", ${instant("release.preorderFrom")} as "preorderFrom",
      ${namesOf("releaseArtist", "releaseId")} as "artistNames",
      coalesce((select json_agg(place."trackId" order by place.disc, place.position) from "releaseTrack" place
        where place."releaseId" = release.id), '[]') as "trackIds",
      coalesce((select json_agg(json_build_object('id', place."trackId", 'disc', place.disc, 'isInstant', place."isInstant")
          order by place.disc, place.position) from "releaseTrack" place
        where place."releaseId" = release.id), '[]') as tracks,
      ${instant("release.createdAt")} as "createdAt", ${instant("release.updatedAt")} as "updatedAt"
    from release where release.id = asked."entityId" and release."workspaceId" = any(asked."workspaceIds")`,
  playlist: sql`
    select ${refs("playlist", PLAYLIST_COLUMNS)}, playlist."ownerId" = asked."userId" as "isOwn",
      coalesce((select json_agg(json_build_object('id', item.id, 'trackId', item."trackId") order by item."orderKey", item.id)
        from "playlistItem" item where item."playlistId" = playlist.id), '[]') as items,
      ${instant("playlist.createdAt")} as "createdAt", ${instant("playlist.updatedAt")} as "updatedAt"
    from playlist where playlist.id = asked."entityId" and (playlist."ownerId" = asked."userId" or exists (
      select from "playlistCollaborator" filler where filler."playlistId" = playlist.id and filler."userId" = asked."userId"))`,
  preference: sql`
    select preference.key, preference.value from preference
    where preference."userId" = asked."userId" and asked."entityId" = asked."userId" and preference.key = asked.key`,
  like: sql`
    select kept."trackId" as id, true as liked, ${instant("kept.createdAt")} as "createdAt" from "trackLike" kept
    where kept."userId" = asked."userId" and kept."trackId" = asked."entityId"`,
  save: sql`
    select kept."releaseId" as id, true as saved, ${instant("kept.createdAt")} as "createdAt" from "releaseSave" kept
    where kept."userId" = asked."userId" and kept."releaseId" = asked."entityId"`,
  follow: sql`
    select kept."artistId" as id, true as followed, kept.level, ${instant("kept.createdAt")} as "createdAt" from follow kept
    where kept."userId" = asked."userId" and kept."artistId" = asked."entityId"`,
};

/**
 * SQL for the thing that `asked` names (noun, "entityId", key) as JSON; null where it is gone, or not for the reader that it
 * names ("userId", "workspaceIds").
 */
export function docSql(nouns: readonly SyncNoun[] = NOUNS): RawBuilder<Doc | null> {
  const cases = nouns.map(
    (noun) => sql`when ${sql.lit(noun)} then (select to_jsonb(doc) from (${DOCS[noun]}) doc)`,
  );
  return sql<Doc | null>`case asked.noun ${sql.join(cases, sql` `)} end`;
}

const docOf = compiledPerShape<Thing & { reader: Reader }, { doc: Doc | null }>({
  shape: ({ noun }) => [noun],
  values: ({ id, key = "", reader }) => [id, key, reader.userId, reader.workspaceIds],
  build: (db, { noun, id, key = "", reader }) => ({
    compile: () =>
      sql<{ doc: Doc | null }>`select ${docSql([noun])} as doc
        from (select ${sql.lit(noun)} as noun, ${id}::uuid as "entityId", ${key}::text as key,
          ${reader.userId}::uuid as "userId", ${reader.workspaceIds}::uuid[] as "workspaceIds") asked`.compile(
        db,
      ),
  }),
});

/** One thing as it stands now; null where it is gone, or not for this reader. */
export async function findDoc(db: Kysely<DB>, reader: Reader, thing: Thing): Promise<Doc | null> {
  const [row] = await docOf(db, { ...thing, reader });
  return row!.doc;
}

interface Asked {
  reader: Reader;
  /** Those that are asked for: each costs the statement some of its planning. */
  nouns: readonly SyncNoun[];
  columns: readonly [nouns: readonly SyncNoun[], ids: readonly string[], keys: readonly string[]];
}

const docsOf = compiledPerShape<Asked, { doc: Doc | null }>({
  shape: ({ nouns }) => nouns,
  values: ({ reader, columns }) => [reader.userId, reader.workspaceIds, ...columns],
  build: (db, { nouns, reader, columns: [each, ids, keys] }) => ({
    compile: () =>
      sql<{ doc: Doc | null }>`select ${docSql(nouns)} as doc from (
        select given.*, ${reader.userId}::uuid as "userId", ${reader.workspaceIds}::uuid[] as "workspaceIds"
        from unnest(${each}::text[], ${ids}::uuid[], ${keys}::text[])
          with ordinality given (noun, "entityId", key, place)) asked order by asked.place`.compile(db),
  }),
});

/** Many things as they stand now, in the order of the question; null where one is gone, or not for this reader. */
export async function findDocs(
  db: Kysely<DB>,
  reader: Reader,
  things: readonly Thing[],
): Promise<(Doc | null)[]> {
  if (things.length === 0) return [];
  const nouns = NOUNS.filter((noun) => things.some((thing) => thing.noun === noun));
  const each = things.map(({ noun }) => noun);
  const [ids, keys] = [things.map(({ id }) => id), things.map(({ key = "" }) => key)];
  return (await docsOf(db, { reader, nouns, columns: [each, ids, keys] })).map(({ doc }) => doc);
}

/** Whether an id of the catalog is a track's or a release's; undefined for what is not in these workspaces. */
export async function kindInCatalog(
  db: Kysely<DB>,
  id: string,
  workspaceIds: readonly string[],
): Promise<"track" | "release" | undefined> {
  const { rows } = await sql<{ kind: "track" | "release" }>`
    select 'track' as kind from track where id = ${id}::uuid and "workspaceId" = any(${workspaceIds}::uuid[])
    union all
    select 'release' from release where id = ${id}::uuid and "workspaceId" = any(${workspaceIds}::uuid[])`.execute(
    db,
  );
  return rows[0]?.kind;
}
