import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { newId } from "../ids.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type BroadcastRow = Selectable<DB["broadcast"]>;

/** One page of every broadcast, newest first. */
export function listBroadcasts(db: Kysely<DB>, page: KeysetPage): Promise<BroadcastRow[]> {
  return newestFirst(db.selectFrom("broadcast").selectAll(), "broadcast", page).execute();
}

export async function countBroadcasts(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom("broadcast")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function findBroadcasts(db: Kysely<DB>, ids: readonly string[]): Promise<BroadcastRow[]> {
  return db.selectFrom("broadcast").selectAll().where("id", "in", ids).execute();
}

export function findBroadcast(db: Kysely<DB>, id: string): Promise<BroadcastRow | undefined> {
  return db.selectFrom("broadcast").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The broadcast for a change, held until the transaction ends. */
export function lockBroadcast(trx: Transaction<DB>, id: string): Promise<BroadcastRow | undefined> {
  return trx.selectFrom("broadcast").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertBroadcast(
  db: Kysely<DB>,
  broadcast: Omit<Insertable<DB["broadcast"]>, "id"> & { id?: string },
): Promise<BroadcastRow> {
  return db
    .insertInto("broadcast")
    .values({ id: newId(), ...broadcast })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes it and counts its version up. */
export async function updateBroadcast(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["broadcast"]>,
): Promise<void> {
  await db
    .updateTable("broadcast")
    .set({ ...change, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteBroadcast(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("broadcast").where("id", "=", id).execute();
}

/** What waits for its moment or is under way. */
export function listOpenBroadcasts(
  db: Kysely<DB>,
): Promise<Pick<BroadcastRow, "id" | "state" | "scheduledFor">[]> {
  return db
    .selectFrom("broadcast")
    .select(["id", "state", "scheduledFor"])
    .where("state", "in", [sql.lit("scheduled"), sql.lit("sending")])
    .execute();
}

/** Starts what is due; whoever comes second finds it started. */
export async function startDue(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("broadcast")
    .set({ state: "sending", startedAt: now, updatedAt: now })
    .where("id", "=", id)
    .where("state", "=", "scheduled")
    .where("scheduledFor", "<=", now)
    .execute();
}

/**
 * Takes a broadcast that is being sent for one worker, or keeps it: undefined when another has it. `mine` is until when the
 * worker had it, null for a first time.
 */
export function leaseBroadcast(
  db: Kysely<DB>,
  id: string,
  { mine, now, until }: { mine: Date | null; now: Date; until: Date },
): Promise<BroadcastRow | undefined> {
  return db
    .updateTable("broadcast")
    .set({ leaseUntil: until })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where((eb) =>
      mine ? eb("leaseUntil", "=", mine) : eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", now)]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Notes in the transaction of the list how far it is written. */
export async function setListed(
  trx: Transaction<DB>,
  id: string,
  // Nobody's id stays on it once everybody is listed.
  progress: { listedTo: string } | { listedTo: null; isListed: true },
): Promise<void> {
  await trx.updateTable("broadcast").set(progress).where("id", "=", id).execute();
}

export async function finishBroadcast(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("broadcast")
    .set({ state: "sent", finishedAt: now, updatedAt: now, leaseUntil: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .execute();
}
