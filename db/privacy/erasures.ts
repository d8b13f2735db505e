import { createHash, randomUUID } from "node:crypto";
import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** How the list of erasures names a person: nobody finds 122 random bits by trying. */
export function erasureHash(userId: string): string {
  return createHash("sha256").update(userId).digest("hex");
}

/** Enters a person into the list; who is there already stays with the first moment. */
export async function noteErasure(db: Kysely<DB>, userHash: string, erasedAt: Date): Promise<void> {
  await db
    .insertInto("erasure")
    .values({ userHash, erasedAt })
    .onConflict((c) => c.column("userHash").doNothing())
    .execute();
}

export function listErasures(db: Kysely<DB>): Promise<{ userHash: string; erasedAt: Date }[]> {
  return db.selectFrom("erasure").selectAll().execute();
}

/** People who stand in the database although they are on the list. */
export function listReturned(db: Kysely<DB>, hashes: readonly string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom("user")
    .select("id")
    .where(sql<SqlBool>`encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any(${hashes}::text[])`)
    .execute();
}

/** Makes a wish of which the grace is over, for somebody who was forgotten before. Returns its id. */
export async function wishAgain(trx: Transaction<DB>, userId: string, now: Date): Promise<string> {
  await trx
    .updateTable("deletionRequest")
    .set({ canceledAt: now })
    .where("userId", "=", userId)
    .where("doneAt", "is", null)
    .where("canceledAt", "is", null)
    .execute();
  const id = newId();
  await trx
    .insertInto("deletionRequest")
    .values({
      id,
      userId,
      statusTokenHash: erasureHash(randomUUID()),
      requestedAt: now,
      expiresAt: now,
      confirmedAt: now,
      dueAt: now,
      isReplay: true,
    })
    .execute();
  return id;
}
