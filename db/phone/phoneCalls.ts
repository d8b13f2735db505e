import type { Insertable, Kysely, Selectable, Transaction, Updateable } from "kysely";
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

/** One call, held until the transaction ends. */
export function lockCall(trx: Transaction<DB>, id: string): Promise<PhoneCallRow | undefined> {
  return trx.selectFrom("phoneCall").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** What the network said of a call. */
export async function updateCall(
  trx: Transaction<DB>,
  id: string,
  said: Updateable<DB["phoneCall"]>,
): Promise<void> {
  await trx.updateTable("phoneCall").set(said).where("id", "=", id).execute();
}

/** Real calls that no browser has placed, and began before this moment. */
export function listUnplacedCalls(db: Kysely<DB>, before: Date, limit: number): Promise<PhoneCallRow[]> {
  return db
    .selectFrom("phoneCall")
    .selectAll()
    .where("endedAt", "is", null)
    .where("isPractice", "=", false)
    .where("sid", "is", null)
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
}

/** Real calls of a studio since this moment. */
export interface CallsSince {
  /** Of people who are in one now. */
  open: number;
  /** Of talk; calls that are under way count as long as they may last. */
  seconds: number;
}

export async function callsSince(db: Kysely<DB>, workspaceId: string, since: Date): Promise<CallsSince> {
  const { open, seconds } = await db
    .selectFrom("phoneCall")
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere("endedAt", "is", null).as("open"),
      fn
        .coalesce(
          fn.sum<number>(
            eb
              .case()
              .when("endedAt", "is", null)
              .then(eb.ref("limitSeconds"))
              .else(eb.ref("durationSeconds"))
              .end(),
          ),
          eb.lit(0),
        )
        .as("seconds"),
    ])
    .where("workspaceId", "=", workspaceId)
    .where("isPractice", "=", false)
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return { open: Number(open), seconds: Number(seconds) };
}

/** What the network calls this call; undefined for one that it has not got. */
export async function findCallSid(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const call = await db.selectFrom("phoneCall").select("sid").where("id", "=", id).executeTakeFirst();
  return call?.sid ?? undefined;
}
