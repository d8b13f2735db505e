import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** A choice that somebody made for the whole platform. */
export interface SettingRow {
  key: string;
  value: unknown;
  updatedAt: Date;
  /** Null when the person is gone. */
  updatedBy: string | null;
}

/** Every choice that was made; everything else is at its start. */
export function listSettings(db: Kysely<DB>): Promise<SettingRow[]> {
  return db
    .selectFrom("platformSetting")
    .leftJoin("user", "user.id", "platformSetting.updatedBy")
    .select(["platformSetting.key", "value", "platformSetting.updatedAt", "user.name as updatedBy"])
    .execute();
}

/** Lets one change at a time through, until the transaction ends; readers go on. */
export async function lockSettings(trx: Transaction<DB>): Promise<void> {
  await sql`lock table "platformSetting" in share row exclusive mode`.execute(trx);
}

export async function writeSetting(
  trx: Transaction<DB>,
  key: string,
  value: string | number,
  updatedBy: string,
  updatedAt: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updatedBy, updatedAt };
  await trx
    .insertInto("platformSetting")
    .values({ key, ...row })
    .onConflict((c) => c.column("key").doUpdateSet(row))
    .execute();
}

/** Puts it back to its start. */
export async function deleteSetting(trx: Transaction<DB>, key: string): Promise<void> {
  await trx.deleteFrom("platformSetting").where("key", "=", key).execute();
}
