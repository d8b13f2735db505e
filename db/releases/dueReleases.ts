import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The one clock that all processes share. */
export async function databaseClock(db: Kysely<DB>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}

/** Releases whose moment is there (`release_due`), or whose preorder begins. */
export async function listDueReleases(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("release")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["scheduled", "preorder"]), eb("date", "<=", now)]),
        eb.and([eb("state", "=", "scheduled"), eb("preorderFrom", "<=", now)]),
      ]),
    )
    .orderBy("date")
    .execute();
  return rows.map(({ id }) => id);
}

/** A release whose moment may be there. When somebody else is at it, it is waited for, or left to them. */
export function takeWaitingRelease(trx: Transaction<DB>, id: string, busy: "wait" | "leave") {
  return trx
    .selectFrom("release")
    .select([
      "id",
      "workspaceId",
      "title",
      "state",
      "date",
      "audience",
      "preorderFrom",
      "wentLiveAt",
      "coverKey",
    ])
    .where("id", "=", id)
    .where("state", "in", ["scheduled", "preorder"])
    .forUpdate()
    .$if(busy === "leave", (q) => q.skipLocked())
    .executeTakeFirst();
}
