import { type Kysely, type SqlBool, sql } from "kysely";
import type { LibraryKind } from "../../domain/library/library.ts";
import type { DB } from "../tables.generated.ts";

/** A person's mark on a thing: a like, a save or that they follow. */
const MARKS = {
  track: { table: "trackLike", column: "trackId" },
  release: { table: "releaseSave", column: "releaseId" },
  artist: { table: "follow", column: "artistId" },
} as const satisfies Record<LibraryKind, { table: keyof DB; column: string }>;

const marksOf = (kind: LibraryKind) => ({
  table: sql.table(MARKS[kind].table),
  column: sql.ref(MARKS[kind].column),
});

/** SQL for "everybody can come to this, if only by its link". An artist is there once their music or their page is. */
export const IS_OPEN: Record<LibraryKind, ReturnType<typeof sql<SqlBool>>> = {
  track: sql<SqlBool>`(track.visibility <> 'private' and track.state = 'ready')`,
  release: sql<SqlBool>`(release.visibility <> 'private')`,
  artist: sql<SqlBool>`(exists (select from "trackArtist" credit join track on track.id = credit."trackId"
      where credit."artistId" = artist.id and track.visibility = 'public' and track.state = 'ready')
    or exists (select from workspace join profile on profile."userId" = workspace."ownerId"
      where workspace.id = artist."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
        and profile."isPublic"))`,
};

/** How many of these everybody can come to. */
export async function countOpen(db: Kysely<DB>, kind: LibraryKind, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select from ${sql.table(kind)} where id = any(${ids}::uuid[]) and ${IS_OPEN[kind]}`.execute(db);
  return rows.length;
}

/** Takes a person's marks away. The ids of what was marked. */
export async function unmark(
  db: Kysely<DB>,
  kind: LibraryKind,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const { table, column } = marksOf(kind);
  const { rows } = await sql<{ id: string }>`
    delete from ${table} where "userId" = ${userId}::uuid and ${column} = any(${ids}::uuid[])
    returning ${column} as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these the person marked. */
export async function listMarked(
  db: Kysely<DB>,
  kind: LibraryKind,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { table, column } = marksOf(kind);
  const { rows } = await sql<{ id: string }>`
    select ${column} as id from ${table}
    where "userId" = ${userId}::uuid and ${column} = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many things of a kind the person marked. */
export async function countMarks(db: Kysely<DB>, kind: LibraryKind, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${marksOf(kind).table} where "userId" = ${userId}::uuid`.execute(db);
  return rows[0]!.count;
}

/** Puts many marks there in one statement; those that are there stay as they are. The ids of what was not marked before. */
export async function insertMarks(
  db: Kysely<DB>,
  kind: LibraryKind,
  marks: readonly { userId: string; id: string; at: Date }[],
): Promise<string[]> {
  const { table, column } = marksOf(kind);
  const { rows } = await sql<{ id: string }>`
    insert into ${table} ("userId", ${column}, "createdAt")
    select * from unnest(${marks.map(({ userId }) => userId)}::uuid[], ${marks.map(({ id }) => id)}::uuid[],
      ${marks.map(({ at }) => at.toISOString())}::timestamptz[])
    on conflict do nothing returning ${column} as id`.execute(db);
  return rows.map(({ id }) => id);
}
