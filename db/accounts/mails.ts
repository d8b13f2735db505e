import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type MailRow = Selectable<DB["mail"]>;

export function insertMail(db: Kysely<DB>, mail: Omit<Insertable<DB["mail"]>, "id">): Promise<MailRow> {
  return db
    .insertInto("mail")
    .values({ id: newId(), ...mail })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A letter that goes out once under its key: undefined when there is one already. */
export function insertMailOnce(
  db: Kysely<DB>,
  mail: Omit<Insertable<DB["mail"]>, "id"> & { key: string },
): Promise<MailRow | undefined> {
  return db
    .insertInto("mail")
    .values({ id: newId(), ...mail })
    .onConflict((c) => c.column("key").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findMailByKey(db: Kysely<DB>, key: string): Promise<MailRow | undefined> {
  return db.selectFrom("mail").selectAll().where("key", "=", key).executeTakeFirst();
}

export async function deleteMail(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("mail").where("id", "=", id).execute();
}

export async function markMailSent(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable("mail").set({ sentAt: new Date() }).where("id", "=", id).execute();
}

/** The newest mails, for the demo's mailbox. */
export function listMails(db: Kysely<DB>, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom("mail")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A letter to be handed over now, by this process alone; undefined when somebody did, or tried to. */
export function takeMail(db: Kysely<DB>, id: string): Promise<MailRow | undefined> {
  return db
    .updateTable("mail")
    .set({ handedOverAt: new Date() })
    .where("id", "=", id)
    .where("handedOverAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** It did not go out, and may be handed over again. */
export async function giveMailBack(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable("mail").set({ handedOverAt: null }).where("id", "=", id).execute();
}

/** Letters that nobody has handed over for more than a minute, oldest first: those of the last three days. */
export async function listWaitingMails(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail")
    .select("id")
    .where("handedOverAt", "is", null)
    .where("createdAt", "<", sql<Date>`now() - interval '1 minute'`)
    .where("createdAt", ">", sql<Date>`now() - interval '3 days'`)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
