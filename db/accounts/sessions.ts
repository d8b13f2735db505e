import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** A session as its owner sees it in the list: never its token. */
export interface SessionRow {
  id: string;
  userId: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
  /** When it was last used, to five minutes. */
  updatedAt: Date;
}

/** Where a person is signed in, the place used last first. */
export function listSessions(db: Kysely<DB>, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom("session")
    .select(["id", "userId", "ipAddress", "userAgent", "createdAt", "updatedAt"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** When a session began; undefined once it has ended. */
export function findSession(db: Kysely<DB>, id: string): Promise<{ createdAt: Date } | undefined> {
  return db.selectFrom("session").select("createdAt").where("id", "=", id).executeTakeFirst();
}

export async function markSessionSeen(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db.updateTable("session").set({ updatedAt: now }).where("id", "=", id).execute();
}

/** Ends one session of a person. Returns whether it was there. */
export async function endSession(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every session of a person, or every other than `keptId`. Returns the ids of those that ended. */
export async function endSessions(db: Kysely<DB>, userId: string, keptId: string | null): Promise<string[]> {
  let ended = db.deleteFrom("session").where("userId", "=", userId);
  if (keptId) ended = ended.where("id", "!=", keptId);
  return (await ended.returning("id").execute()).map(({ id }) => id);
}

/** Until when sessions last, and in which workspaces their holders work. */
export function listSessionPlaces(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; expiresAt: Date; places: string[] }[]> {
  return db
    .selectFrom("session")
    .select(["id", "expiresAt", PLACES.as("places")])
    .where("id", "in", ids)
    .execute();
}

const PLACES = sql<string[]>`array(
  select "workspaceId"::text from membership join workspace on workspace.id = "workspaceId"
  where membership."userId" = session."userId" and "suspendedAt" is null and "deletedAt" is null
)`;
