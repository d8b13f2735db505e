import { type Kysely, type Selectable, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export type PreferenceRow = Selectable<DB["preference"]>;

/** What these people chose; whoever chose nothing has no rows. */
export function listPreferences(db: Kysely<DB>, userIds: readonly string[]): Promise<PreferenceRow[]> {
  return db.selectFrom("preference").selectAll().where("userId", "in", userIds).execute();
}

/** Writes the given keys over what was chosen before; keys that are not given stay, and so do entries of an object. */
export async function setPreferences(
  db: Kysely<DB>,
  userId: string,
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({
    userId,
    key,
    // As text: null has to become JSON's null, not the absence of a value.
    value: JSON.stringify(value),
    updatedAt: now,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("preference")
    .values(rows)
    .onConflict((c) =>
      c.columns(["userId", "key"]).doUpdateSet((eb) => ({
        // Two switches of one table, pressed at the same moment, both count.
        value: sql`case jsonb_typeof(excluded.value) when 'object' then preference.value || excluded.value else excluded.value end`,
        updatedAt: eb.ref("excluded.updatedAt"),
      })),
    )
    .execute();
}

/** The language that is read at an address: the chosen one, else that of the last device; undefined when neither is known. */
export async function findLocaleAt(db: Kysely<DB>, email: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom("preference")
    .innerJoin("user", "user.id", "preference.userId")
    .where("user.email", "=", email.toLowerCase())
    .where("preference.key", "in", ["locale", "deviceLocale"])
    .select(["preference.key", sql<string | null>`preference.value #>> '{}'`.as("locale")])
    .execute();
  const told = rows.filter(({ locale }) => locale !== null);
  return (told.find(({ key }) => key === "locale") ?? told[0])?.locale ?? undefined;
}
