import { type Kysely, type SqlBool, sql } from "kysely";
import { DAY_MS } from "../../domain/duration.ts";
import type { DB } from "../tables.generated.ts";

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Shares of the newest version of each split that nobody answered, and to whom another letter is due: three days after it was sent, and
 * seven; those that were sent first come first.
 */
export async function listUnsigned(
  db: Kysely<DB>,
  now: Date,
  limit: number,
): Promise<{ sheetId: string; shareId: string; reminders: number }[]> {
  return db
    .selectFrom("splitShare as share")
    .innerJoin("splitSheet as sheet", "sheet.id", "share.sheetId")
    .innerJoin("workspace", "workspace.id", "sheet.workspaceId")
    .where("share.answer", "=", "waiting")
    .where("share.email", "is not", null)
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .where(
      sql<SqlBool>`(share.reminders = 0 and sheet."sentAt" <= ${before(now, 3)}
        or share.reminders = 1 and sheet."sentAt" <= ${before(now, 7)})`,
    )
    .where(sql<SqlBool>`(share."remindedAt" is null or share."remindedAt" <= ${before(now, 1)})`)
    .where(
      sql<SqlBool>`not exists (select from "splitSheet" later
        where later.subject = sheet.subject and later.version > sheet.version and later."sentAt" is not null)`,
    )
    .select(["share.sheetId", "share.id as shareId", "share.reminders"])
    .orderBy("sheet.sentAt")
    .orderBy("share.id")
    .limit(sql.lit(limit))
    .execute();
}

/** Undefined for a studio that is closed. */
export async function findStudioName(db: Kysely<DB>, workspaceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", workspaceId)
    .where("deletedAt", "is", null)
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  return row?.name;
}
