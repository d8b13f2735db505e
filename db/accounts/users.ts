import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type UserRow = Selectable<DB["user"]>;

/** People have UUIDv4 ids: a rollout reads their first eight hex digits (SPEC.md section 9). */
export function insertUser(
  db: Kysely<DB>,
  user: Omit<Insertable<DB["user"]>, "id"> & { id?: string },
): Promise<UserRow> {
  return db
    .insertInto("user")
    .values({ id: randomUUID(), ...user })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findUserByEmail(db: Kysely<DB>, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

export function findUser(db: Kysely<DB>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function isSuspended(db: Kysely<DB>, userId: string): Promise<boolean> {
  const user = await db.selectFrom("user").select("suspendedAt").where("id", "=", userId).executeTakeFirst();
  return user?.suspendedAt != null;
}

/** Whether letters that somebody can do without may go to them: their address is proven, and they are not suspended. */
export async function mayGetLetters(db: Kysely<DB>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("user")
    .select("id")
    .where("id", "=", userId)
    .where("emailVerified", "=", true)
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  return user !== undefined;
}

/** The addresses of people, by id; nobody is missing but those who left. */
export function listEmails(db: Kysely<DB>, ids: readonly string[]): Promise<{ id: string; email: string }[]> {
  return db.selectFrom("user").select(["id", "email"]).where("id", "in", ids).execute();
}

/** The people behind addresses that are written in small letters. */
export async function listIdsByEmail(
  db: Kysely<DB>,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> {
  if (emails.length === 0) return [];
  return db.selectFrom("user").select(["id", "email"]).where("email", "in", emails).execute();
}

/** The person's row, held until the transaction ends: what is judged by it is still true when it is written. */
export function lockUser(trx: Transaction<DB>, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom("user").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateUser(db: Kysely<DB>, id: string, change: Updateable<DB["user"]>): Promise<void> {
  await db.updateTable("user").set(change).where("id", "=", id).execute();
}

/** The password account of a person, as the sign-in library expects it. `hash` never holds the password itself. */
export async function insertPassword(db: Kysely<DB>, userId: string, hash: string): Promise<void> {
  await db
    .insertInto("account")
    .values({ id: newId(), userId, accountId: userId, providerId: "credential", password: hash })
    .execute();
}

export async function insertConsents(db: Kysely<DB>, consents: Insertable<DB["consent"]>[]): Promise<void> {
  await db.insertInto("consent").values(consents).execute();
}
