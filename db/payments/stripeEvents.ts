import { type Kysely, type Selectable, sql } from "kysely";
import type { DB, StripeEvent } from "../tables.generated.ts";

export type StripeEventRow = Selectable<StripeEvent>;

/** False: it had come before. */
export async function insertStripeEvent(
  db: Kysely<DB>,
  event: Pick<StripeEventRow, "id" | "type" | "account" | "objectId" | "createdAt" | "receivedAt">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("stripeEvent")
    .values({ ...event, nextTryAt: event.receivedAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findStripeEvent(db: Kysely<DB>, id: string): Promise<StripeEventRow | undefined> {
  return db.selectFrom("stripeEvent").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Held until the end of the transaction. */
export function lockStripeEvent(db: Kysely<DB>, id: string): Promise<StripeEventRow | undefined> {
  return db.selectFrom("stripeEvent").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateStripeEvent(
  db: Kysely<DB>,
  id: string,
  fields: Partial<Pick<StripeEventRow, "tries" | "error" | "nextTryAt" | "doneAt" | "deadAt">>,
): Promise<void> {
  await db.updateTable("stripeEvent").set(fields).where("id", "=", id).execute();
}

/** Of these, those that never came. */
export async function unknownStripeEvents(db: Kysely<DB>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = await db.selectFrom("stripeEvent").select("id").where("id", "in", ids).execute();
  const names = new Set(known.map(({ id }) => id));
  return new Set(ids.filter((id) => !names.has(id)));
}

/** Those whose next try is so late that nobody seems to be coming. */
export function listLateStripeEvents(db: Kysely<DB>, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("stripeEvent")
    .select("id")
    .where("doneAt", "is", null)
    .where("deadAt", "is", null)
    .where("nextTryAt", "<", before)
    .orderBy("receivedAt")
    .limit(limit)
    .execute();
}

/** What waits and what was given up, the oldest first. */
export function listOpenStripeEvents(db: Kysely<DB>, limit: number): Promise<StripeEventRow[]> {
  return db
    .selectFrom("stripeEvent")
    .selectAll()
    .where("doneAt", "is", null)
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export interface StripeEventCounts {
  waiting: number;
  dead: number;
  /** When the last one came; null: none ever did. */
  lastAt: Date | null;
}

export async function countStripeEvents(db: Kysely<DB>): Promise<StripeEventCounts> {
  const open = await db
    .selectFrom("stripeEvent")
    .select([
      sql<number>`count(*) filter (where "deadAt" is null)::int`.as("waiting"),
      sql<number>`count(*) filter (where "deadAt" is not null)::int`.as("dead"),
    ])
    .where("doneAt", "is", null)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom("stripeEvent")
    .select("receivedAt")
    .orderBy("receivedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return { ...open, lastAt: last?.receivedAt ?? null };
}

/** Forgets what was done before then. */
export async function deleteDoneStripeEvents(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("stripeEvent").where("doneAt", "<", before).execute();
}
