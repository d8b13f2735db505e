import type { Insertable, Kysely, Selectable } from "kysely";
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
