import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The one clock that all processes share. */
export async function databaseClock(db: Kysely<DB>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}

/** Releases of open studios whose moment is there (`release_due`), or whose preorder begins. */
export async function listDueReleases(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("release")
    .innerJoin("workspace", "workspace.id", "release.workspaceId")
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .select("release.id")
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

/**
 * A release whose moment may be there, of a studio that is open and stays so until the transaction ends. When somebody else is
 * at it, it is waited for, or left to them.
 */
export async function takeWaitingRelease(trx: Transaction<DB>, id: string, busy: "wait" | "leave") {
  // The studio first, as its deletion does: so neither waits for the other while it is waited for.
  const open = await trx
    .selectFrom("workspace")
    .select("id")
    .where("id", "=", (eb) => eb.selectFrom("release").select("workspaceId").where("id", "=", id))
    .where("deletedAt", "is", null)
    .where("suspendedAt", "is", null)
    .forShare()
    .$if(busy === "leave", (q) => q.skipLocked())
    .executeTakeFirst();
  if (!open) return undefined;
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
