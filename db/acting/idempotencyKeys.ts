import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

type Row = Selectable<DB["idempotencyKey"]>;

/** Takes the key for this transaction; where it was taken before, what stands under it. */
export async function takeIdempotencyKey(
  trx: Transaction<DB>,
  row: Omit<Insertable<DB["idempotencyKey"]>, "answer">,
): Promise<Row | undefined> {
  const taken = await trx
    .insertInto("idempotencyKey")
    .values({ ...row, answer: JSON.stringify(null) })
    .onConflict((c) => c.columns(["actor", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return undefined;
  return trx
    .selectFrom("idempotencyKey")
    .selectAll()
    .where("actor", "=", row.actor)
    .where("key", "=", row.key)
    .executeTakeFirstOrThrow();
}

/** What stands under this key; undefined where nothing was asked under it, or is being asked. */
export function findAnswer(
  db: Kysely<DB>,
  { actor, key }: Pick<Row, "actor" | "key">,
): Promise<Pick<Row, "answer" | "requestHash"> | undefined> {
  return db
    .selectFrom("idempotencyKey")
    .select(["answer", "requestHash"])
    .where("actor", "=", actor)
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function storeAnswer(
  trx: Transaction<DB>,
  { actor, key }: Pick<Row, "actor" | "key">,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable("idempotencyKey")
    .set({ answer: JSON.stringify(answer) })
    .where("actor", "=", actor)
    .where("key", "=", key)
    .execute();
}

/** Forgets the keys of long ago; nobody retries for so long. */
export async function deleteIdempotencyKeys(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("idempotencyKey").where("createdAt", "<", before).execute();
}
