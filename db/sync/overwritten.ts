import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type OverwrittenRow = Selectable<DB["overwrittenValue"]>;

export type OverwrittenBySomebody = OverwrittenRow & { name: string | null };

/** Of what a value was written over. */
export type OfWhat = "trackId" | "releaseId" | "playlistId";

/** Keeps what stood in these fields, so that it can be put back. */
export async function insertOverwritten(
  trx: Kysely<DB>,
  of: { column: OfWhat; id: string },
  values: Readonly<Record<string, unknown>>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const rows = Object.entries(values).map(([field, value]) => ({
    ...{ id: newId(), [of.column]: of.id, field, value: JSON.stringify(value) },
    ...{ overwrittenBy: by, overwrittenAt: at },
  }));
  if (rows.length > 0) await trx.insertInto("overwrittenValue").values(rows).execute();
}

/** The most that one thing tells of. */
export const OVERWRITTEN_SHOWN = 100;

/** What was written over in these things, the latest of each first, with the name of who did it. */
export async function listOverwritten(
  db: Kysely<DB>,
  column: OfWhat,
  ids: readonly string[],
): Promise<OverwrittenBySomebody[]> {
  const { rows } = await sql<OverwrittenBySomebody>`
    select latest.*, "user".name from unnest(${ids}::uuid[]) asked (id) cross join lateral (
      select * from "overwrittenValue" where ${sql.ref(column)} = asked.id
      order by "overwrittenAt" desc, id desc limit ${OVERWRITTEN_SHOWN}) latest
    left join "user" on "user".id = latest."overwrittenBy"
    order by latest."overwrittenAt" desc, latest.id desc`.execute(db);
  return rows;
}

/**
 * What the edits of a person and of those who work with them wrote over, the latest first, in things that the person may still
 * edit: those in these workspaces, and their playlists.
 */
export function listOverwrittenFor(
  db: Kysely<DB>,
  { userId, workspaceIds }: { userId: string; workspaceIds: readonly string[] },
): Promise<OverwrittenBySomebody[]> {
  return db
    .selectFrom("overwrittenValue")
    .leftJoin("user", "user.id", "overwrittenValue.overwrittenBy")
    .leftJoin("track", "track.id", "overwrittenValue.trackId")
    .leftJoin("release", "release.id", "overwrittenValue.releaseId")
    .leftJoin("playlist", "playlist.id", "overwrittenValue.playlistId")
    .where(
      sql<SqlBool>`"overwrittenBy" = any(array[${userId}::uuid] || array(
        select "userId" from membership where "workspaceId" = any(${workspaceIds}::uuid[])))`,
    )
    .where(
      sql<SqlBool>`(coalesce(track."workspaceId", release."workspaceId") = any(${workspaceIds}::uuid[])
        or playlist."ownerId" = ${userId}::uuid)`,
    )
    .selectAll("overwrittenValue")
    .select("user.name")
    .orderBy("overwrittenAt", "desc")
    .orderBy("overwrittenValue.id", "desc")
    .limit(OVERWRITTEN_SHOWN)
    .execute();
}

export function findOverwritten(db: Kysely<DB>, id: string): Promise<OverwrittenRow | undefined> {
  return db.selectFrom("overwrittenValue").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Forgets what was written over before an instant. */
export async function forgetOverwritten(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("overwrittenValue").where("overwrittenAt", "<", before).execute();
}

export async function deleteOverwritten(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.deleteFrom("overwrittenValue").where("id", "=", id).execute();
}
