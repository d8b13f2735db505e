import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type AccountantLinkRow = Omit<Selectable<DB["accountantLink"]>, "tokenHash" | "createdBy">;

const COLUMNS = [
  ...(["id", "workspaceId", "name", "years"] as const),
  ...(["createdAt", "expiresAt", "endedAt", "lastOpenedAt"] as const),
] as const;

const links = (db: Kysely<DB>) => db.selectFrom("accountantLink").select(COLUMNS);

/** Links of these studios, the newest first, without those that were over before `since`. */
export async function listAccountantLinks(
  db: Kysely<DB>,
  workspaceId: string,
  since: Date,
): Promise<AccountantLinkRow[]> {
  return links(db)
    .where("workspaceId", "=", workspaceId)
    .where((eb) => eb(eb.fn.coalesce("endedAt", "expiresAt"), ">", since))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** These, as far as they are of studios of the viewer. */
export async function findAccountantLinks(
  db: Kysely<DB>,
  ids: readonly string[],
  workspaceIds: readonly string[],
): Promise<AccountantLinkRow[]> {
  if (ids.length === 0 || workspaceIds.length === 0) return [];
  return links(db).where("id", "in", ids).where("workspaceId", "in", workspaceIds).execute();
}

/** What a link opens now; undefined for one that never was, is over or was ended, and of a studio that is gone. */
export async function openAccountantLink(
  db: Kysely<DB>,
  tokenHash: string,
  now: Date,
): Promise<(AccountantLinkRow & { studio: string }) | undefined> {
  return db
    .selectFrom("accountantLink")
    .innerJoin("workspace", "workspace.id", "accountantLink.workspaceId")
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .where("tokenHash", "=", tokenHash)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .select(COLUMNS.map((column) => `accountantLink.${column}` as const))
    .select("workspace.name as studio")
    .executeTakeFirst();
}

export async function countOpenAccountantLinks(
  db: Kysely<DB>,
  workspaceId: string,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("accountantLink")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("workspaceId", "=", workspaceId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAccountantLink(
  trx: Transaction<DB>,
  link: Insertable<DB["accountantLink"]>,
): Promise<void> {
  await trx.insertInto("accountantLink").values(link).execute();
}

/** Ends a link; false where that was done before. */
export async function endAccountantLink(trx: Transaction<DB>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("accountantLink")
    .set({ endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteAccountantOpening(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable("accountantLink").set({ lastOpenedAt: now }).where("id", "=", id).execute();
}
