import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
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

/** Takes many keys of one actor, each for another wish, in one order; what stands under those that were taken before. */
export async function takeIdempotencyKeys(
  trx: Transaction<DB>,
  actor: string,
  rows: readonly Pick<Row, "key" | "requestHash">[],
  createdAt: Date,
): Promise<Map<string, Row>> {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const [keys, hashes] = [sorted.map(({ key }) => key), sorted.map(({ requestHash }) => requestHash)];
  const { rows: taken } = await sql<{ key: string }>`
    insert into "idempotencyKey" (actor, key, "requestHash", "createdAt", answer)
    select ${actor}, asked.key, asked.hash, ${createdAt}, 'null'
    from unnest(${keys}::text[], ${hashes}::text[]) asked (key, hash)
    on conflict (actor, key) do nothing returning key`.execute(trx);
  const isTaken = new Set(taken.map(({ key }) => key));
  const known = keys.filter((key) => !isTaken.has(key));
  if (known.length === 0) return new Map();
  const { rows: earlier } = await sql<Row>`
    select * from "idempotencyKey" where actor = ${actor} and key = any(${known}::text[])`.execute(trx);
  return new Map(earlier.map((row) => [row.key, row]));
}

/** The answers of many acts, under the keys that were taken for them. */
export async function storeAnswers(
  trx: Transaction<DB>,
  actor: string,
  answers: ReadonlyMap<string, unknown>,
): Promise<void> {
  const keys = [...answers.keys()];
  const texts = [...answers.values()].map((answer) => JSON.stringify(answer));
  // Named a second time: of a join alone the planner reads every key that the actor ever had.
  await sql`
    update "idempotencyKey" stored set answer = given.answer::jsonb
    from unnest(${keys}::text[], ${texts}::text[]) given (key, answer)
    where stored.actor = ${actor} and stored.key = any(${keys}::text[]) and stored.key = given.key`.execute(
    trx,
  );
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
