import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Those who run the platform, by address. */
export function listSuperadmins(db: Kysely<DB>) {
  return db
    .selectFrom("user")
    .select(["id", "email", "name", "suspendedAt"])
    .where("role", "=", "superadmin")
    .orderBy("email")
    .execute();
}
