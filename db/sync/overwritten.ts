import type { Kysely, Selectable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type OverwrittenRow = Selectable<DB["overwrittenValue"]>;

/** Of what a value was written over. */
export type OfWhat = "trackId" | "releaseId" | "playlistId";

/** Keeps what stood in these fields, so that it can be put back. */
export async function insertOverwritten(
  trx: Kysely<DB>,
  of: { column: OfWhat; id: string },
  values: Readonly<Record<string, unknown>>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const rows = Object.entries(values).map(([field, value]) => ({
    ...{ id: newId(), [of.column]: of.id, field, value: JSON.stringify(value) },
    ...{ overwrittenBy: by, overwrittenAt: at },
  }));
  if (rows.length > 0) await trx.insertInto("overwrittenValue").values(rows).execute();
}

/** The most that one thing tells of. */
export const OVERWRITTEN_SHOWN = 100;

/** What was written over in one thing, the latest first. */
export function listOverwritten(db: Kysely<DB>, column: OfWhat, id: string): Promise<OverwrittenRow[]> {
  return db
    .selectFrom("overwrittenValue")
    .selectAll()
    .where(column, "=", id)
    .orderBy("overwrittenAt", "desc")
    .orderBy("id", "desc")
    .limit(OVERWRITTEN_SHOWN)
    .execute();
}

export function findOverwritten(db: Kysely<DB>, id: string): Promise<OverwrittenRow | undefined> {
  return db.selectFrom("overwrittenValue").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Forgets what was written over before an instant. */
export async function forgetOverwritten(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("overwrittenValue").where("overwrittenAt", "<", before).execute();
}
