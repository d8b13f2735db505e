import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The fingerprint of the secret that this database is used with: that of the first server that brought one. */
export async function keepFingerprint(db: Kysely<DB>, fingerprint: string): Promise<string> {
  await db
    .insertInto("installation.secret")
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom("installation.secret").select("fingerprint").executeTakeFirstOrThrow();
  return kept.fingerprint;
}

/** From now on the database is used with this secret. */
export async function replaceFingerprint(db: Kysely<DB>, fingerprint: string): Promise<void> {
  await db
    .insertInto("installation.secret")
    .values({ fingerprint })
    .onConflict((conflict) =>
      conflict.column("isOnly").doUpdateSet({ fingerprint, recordedAt: sql<Date>`now()` }),
    )
    .execute();
}
