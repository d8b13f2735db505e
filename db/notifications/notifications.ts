import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { newId } from "../ids.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type NotificationRow = Selectable<DB["notification"]>;
export type NewNotification = Omit<Insertable<DB["notification"]>, "id">;

/** Writes what nobody was told yet; of a fact that somebody knows nothing is written. Answers with what is new. */
export async function insertNotifications(
  db: Kysely<DB>,
  rows: readonly NewNotification[],
): Promise<{ id: string; userId: string }[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto("notification")
    .values(rows.map((row) => ({ id: newId(), ...row })))
    .onConflict((c) => c.columns(["userId", "source"]).doNothing())
    .returning(["id", "userId"])
    .execute();
}

/** One page of what a person was told, newest first. */
export function listNotifications(
  db: Kysely<DB>,
  userId: string,
  page: KeysetPage,
): Promise<NotificationRow[]> {
  const own = db.selectFrom("notification").selectAll().where("userId", "=", userId);
  return newestFirst(own, "notification", page).execute();
}

/** Notifications by id, of one person only. */
export function findNotifications(
  db: Kysely<DB>,
  ids: readonly string[],
  userId: string,
): Promise<NotificationRow[]> {
  return db
    .selectFrom("notification")
    .selectAll()
    .where("id", "in", ids)
    .where("userId", "=", userId)
    .execute();
}

export async function countNotifications(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notification")
    .where("userId", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countUnread(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notification")
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks one as read, or as new again. False when the person has no such notification. */
export async function setRead(
  db: Kysely<DB>,
  id: string,
  userId: string,
  readAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("notification")
    // Read once is read since then.
    .set({ readAt: readAt && sql<Date>`coalesce("readAt", ${readAt}::timestamptz)` })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks everything as read; the moment names what was marked. */
export async function setAllRead(db: Kysely<DB>, userId: string, readAt: Date): Promise<void> {
  await db
    .updateTable("notification")
    .set({ readAt })
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .execute();
}

/** Makes new again what was marked at that moment. */
export async function setUnread(db: Kysely<DB>, userId: string, readAt: Date): Promise<void> {
  await db
    .updateTable("notification")
    .set({ readAt: null })
    .where("userId", "=", userId)
    .where("readAt", "=", readAt)
    .execute();
}
