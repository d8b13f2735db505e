import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { DB } from "../tables.generated.ts";

export type CuratedListRow = Selectable<DB["curatedList"]>;

/** A piece of a list: a track or a release. */
export interface CuratedItem {
  listId: string;
  trackId: string | null;
  releaseId: string | null;
  /** Whether everybody finds it: it may have been withdrawn since it was chosen. */
  isOut: boolean;
}

/** What a viewer does not want to find. */
export interface Unwanted {
  hideExplicit: boolean;
  hideAiMade: boolean;
}

/** SQL for "everybody finds the piece". */
const IS_OUT = sql<boolean>`case when item."trackId" is null then exists (
    select from release join workspace on workspace.id = release."workspaceId"
      and workspace."suspendedAt" is null and workspace."deletedAt" is null
    where release.id = item."releaseId" and release.state = 'live' and release.visibility = 'public')
  else exists (
    select from track join workspace on workspace.id = track."workspaceId"
      and workspace."suspendedAt" is null and workspace."deletedAt" is null
    where track.id = item."trackId" and track.state = 'ready' and track.visibility = 'public') end`;

/** Lists by id, for who makes them. */
export function findCuratedLists(db: Kysely<DB>, ids: readonly string[]): Promise<CuratedListRow[]> {
  return db.selectFrom("curatedList").selectAll().where("id", "in", ids).execute();
}

/** All of them, in the order in which they are shown. */
export function listCuratedLists(db: Kysely<DB>): Promise<CuratedListRow[]> {
  return db.selectFrom("curatedList").selectAll().orderBy("position").orderBy("id").execute();
}

/** Those that are shown on a day, `YYYY-MM-DD`. One of them may hold nothing that is out. */
export function listShownCurated(db: Kysely<DB>, day: string): Promise<CuratedListRow[]> {
  return db
    .selectFrom("curatedList")
    .selectAll()
    .where((eb) => eb.or([eb("shownFrom", "is", null), eb("shownFrom", "<=", day)]))
    .where((eb) => eb.or([eb("shownTo", "is", null), eb("shownTo", ">=", day)]))
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** What stands on these lists, in their order. `unwanted`: without what somebody does not want to find. */
export async function listCuratedItems(
  db: Kysely<DB>,
  listIds: readonly string[],
  unwanted: Unwanted | null = null,
): Promise<CuratedItem[]> {
  const flagged = sql.join(
    [
      sql`false`,
      ...(unwanted?.hideExplicit ? [sql`ranked."isExplicit"`] : []),
      ...(unwanted?.hideAiMade ? [sql`ranked."isAiMade"`] : []),
    ],
    sql` or `,
  );
  const { rows } = await sql<CuratedItem>`
    select item."listId", item."trackId", item."releaseId", ${IS_OUT} as "isOut" from "curatedItem" item
    where item."listId" = any(${listIds}::uuid[]) and not exists (
      select from "discoverTrack" ranked where (${flagged}) and (ranked."trackId" = item."trackId"
        or ranked."trackId" in (select "trackId" from "releaseTrack" part where part."releaseId" = item."releaseId")))
    order by item."listId", item.position`.execute(db);
  return rows;
}

/** Which of these pieces everybody finds. */
export async function findOut(
  db: Kysely<DB>,
  { trackIds, releaseIds }: { trackIds: readonly string[]; releaseIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(item."trackId", item."releaseId") as id from (
      select unnest(${trackIds}::uuid[]) as "trackId", null::uuid as "releaseId"
      union all select null::uuid, unnest(${releaseIds}::uuid[])
    ) item where ${IS_OUT}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The list, held until the end of the change. */
export function lockCuratedList(db: Kysely<DB>, id: string): Promise<CuratedListRow | undefined> {
  return db.selectFrom("curatedList").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertCuratedList(db: Kysely<DB>, row: Insertable<DB["curatedList"]>): Promise<void> {
  await db.insertInto("curatedList").values(row).execute();
}

export async function writeCuratedList(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["curatedList"]>,
): Promise<void> {
  await db.updateTable("curatedList").set(change).where("id", "=", id).execute();
}

/** Says anew what stands on a list. */
export async function setCuratedItems(
  db: Kysely<DB>,
  listId: string,
  items: readonly { trackId: string | null; releaseId: string | null }[],
): Promise<void> {
  await db.deleteFrom("curatedItem").where("listId", "=", listId).execute();
  if (items.length === 0) return;
  await db
    .insertInto("curatedItem")
    .values(items.map(({ trackId, releaseId }, position) => ({ listId, position, trackId, releaseId })))
    .execute();
}

export async function deleteCuratedList(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("curatedList").where("id", "=", id).execute();
}

/** Puts the lists in this order. */
export async function orderCuratedLists(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    update "curatedList" list set position = place.at
    from unnest(${ids}::uuid[]) with ordinality place(id, at) where list.id = place.id`.execute(db);
}
