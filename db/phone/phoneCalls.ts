import type { Insertable, Kysely, Selectable } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type PhoneCallRow = Selectable<DB["phoneCall"]>;
/** What a call came to. */
export type CallEnd = Pick<PhoneCallRow, "status" | "endedAt" | "durationSeconds">;

export async function insertCall(db: Kysely<DB>, call: Insertable<DB["phoneCall"]>): Promise<void> {
  await db.insertInto("phoneCall").values(call).execute();
}

/** Calls by id, of one person only. */
export function findCalls(db: Kysely<DB>, ids: readonly string[], userId: string): Promise<PhoneCallRow[]> {
  return db.selectFrom("phoneCall").selectAll().where("id", "in", ids).where("userId", "=", userId).execute();
}

/** The call that the person is in, if any. */
export function findOpenCall(db: Kysely<DB>, userId: string): Promise<PhoneCallRow | undefined> {
  return db
    .selectFrom("phoneCall")
    .selectAll()
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
}

/** One page of a person's calls from a studio, newest first. */
export function listCalls(
  db: Kysely<DB>,
  { userId, workspaceId }: { userId: string; workspaceId: string },
  page: KeysetPage,
): Promise<PhoneCallRow[]> {
  const own = db
    .selectFrom("phoneCall")
    .selectAll()
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId);
  return newestFirst(own, "phoneCall", page).execute();
}

export async function countCalls(
  db: Kysely<DB>,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("phoneCall")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a call; one that is over stays as it is. */
export async function endCall(db: Kysely<DB>, id: string, end: CallEnd): Promise<void> {
  await db.updateTable("phoneCall").set(end).where("id", "=", id).where("endedAt", "is", null).execute();
}

/** Calls that are under way and began before this moment. */
export function listLongCalls(db: Kysely<DB>, before: Date, limit: number): Promise<PhoneCallRow[]> {
  return db
    .selectFrom("phoneCall")
    .selectAll()
    .where("endedAt", "is", null)
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
}
