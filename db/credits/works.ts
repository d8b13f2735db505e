import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { containing } from "../containing.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";
import type { PartyRow } from "./parties.ts";

export type WorkRow = Selectable<DB["work"]>;

export interface WriterRow {
  workId: string;
  role: string;
  /** Basis points. */
  shareBp: number;
  party: PartyRow;
}

const ON_PUBLIC_TRACK = sql<SqlBool>`exists (
  select from "trackWork" join track on track.id = "trackWork"."trackId"
  where "trackWork"."workId" = work.id and track.visibility <> 'private' and track.state = 'ready')`;

/** Works by id. What is heard on public music is public; the others are known to their workspace only. */
export function findWorks(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<WorkRow[]> {
  return db
    .selectFrom("work")
    .selectAll()
    .where("id", "in", ids)
    .where((eb) => eb.or([sql<SqlBool>`work."workspaceId" = any(${visible}::uuid[])`, ON_PUBLIC_TRACK]))
    .execute();
}

/** The works of a workspace whose title holds `text`, by title; at most `limit`. */
export function searchWorks(
  db: Kysely<DB>,
  workspaceId: string,
  text: string,
  limit: number,
): Promise<WorkRow[]> {
  let works = db.selectFrom("work").selectAll().where("workspaceId", "=", workspaceId);
  if (text.trim()) works = works.where("title", "ilike", containing(text)!);
  return works.orderBy("title").orderBy("id").limit(limit).execute();
}

/** The works of tracks that the viewer has already been given, in the order of the medley. */
export async function listTrackWorks(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<(WorkRow & { trackId: string })[]> {
  return db
    .selectFrom("trackWork")
    .innerJoin("work", "work.id", "trackWork.workId")
    .where("trackWork.trackId", "in", trackIds)
    .selectAll("work")
    .select("trackWork.trackId")
    .orderBy("trackWork.position")
    .execute();
}

export async function listWriters(db: Kysely<DB>, workIds: readonly string[]): Promise<WriterRow[]> {
  const rows = await db
    .selectFrom("workWriter")
    .innerJoin("party", "party.id", "workWriter.partyId")
    .where("workWriter.workId", "in", workIds)
    .selectAll("party")
    .select(["workWriter.workId", "workWriter.role", "workWriter.shareBp"])
    .orderBy("workWriter.position")
    .execute();
  return rows.map(({ workId, role, shareBp, ...party }) => ({ workId, role, shareBp, party }));
}

/** On how many recordings of the workspace each work is heard. */
export function countRecordings(
  db: Kysely<DB>,
  workIds: readonly string[],
): Promise<{ workId: string; count: number }[]> {
  return db
    .selectFrom("trackWork")
    .where("workId", "in", workIds)
    .groupBy("workId")
    .select((eb) => ["workId", eb.fn.countAll<number>().as("count")])
    .execute();
}

/** The work for a change, held until the transaction ends; undefined where it is out of reach. */
export function lockWork(trx: Transaction<DB>, id: string, reach: Reach) {
  return trx
    .selectFrom("work")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts the work or changes its title and code. Throws on an ISWC that another work of the workspace has. */
export async function upsertWork(
  trx: Transaction<DB>,
  work: Pick<WorkRow, "id" | "workspaceId" | "title" | "iswc">,
): Promise<void> {
  const { title, iswc } = work;
  await trx
    .insertInto("work")
    .values(work)
    .onConflict((c) => c.column("id").doUpdateSet({ title, iswc }))
    .execute();
}

/** Replaces the writers of a work, in their order. */
export async function replaceWriters(
  trx: Transaction<DB>,
  workId: string,
  writers: readonly { partyId: string; role: string; shareBp: number }[],
): Promise<void> {
  await trx.deleteFrom("workWriter").where("workId", "=", workId).execute();
  if (writers.length === 0) return;
  const rows = writers.map((writer, position) => ({ workId, ...writer, position }));
  await trx.insertInto("workWriter").values(rows).execute();
}

/** How many of these works are in the workspace. */
export async function countOwnWorks(
  db: Kysely<DB>,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom("work")
    .where("workspaceId", "=", workspaceId)
    .where("id", "in", ids)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces the works that a track is a recording of, in their order. */
export async function replaceTrackWorks(
  trx: Transaction<DB>,
  trackId: string,
  workIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom("trackWork").where("trackId", "=", trackId).execute();
  if (workIds.length === 0) return;
  const rows = workIds.map((workId, position) => ({ trackId, workId, position }));
  await trx.insertInto("trackWork").values(rows).execute();
}
