import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type MembershipRow = Selectable<DB["membership"]>;

/** One person of a team, with what the team sees of them. */
export interface MemberRow extends MembershipRow {
  name: string;
  email: string;
  /** Of their sessions that are still open, to five minutes. */
  lastSeenAt: Date | null;
}

/** One page of a team, whoever joined last first. */
export function listMembers(db: Kysely<DB>, workspaceId: string, page: KeysetPage): Promise<MemberRow[]> {
  return newestFirst(
    members(db).where("membership.workspaceId", "=", workspaceId),
    "membership",
    page,
  ).execute();
}

/** Members by id, of the teams in `workspaceIds` only. */
export function findMembers(
  db: Kysely<DB>,
  ids: readonly string[],
  workspaceIds: readonly string[],
): Promise<MemberRow[]> {
  return members(db)
    .where("membership.id", "in", ids)
    .where(sql<SqlBool>`membership."workspaceId" = any(${workspaceIds}::uuid[])`)
    .execute();
}

function members(db: Kysely<DB>) {
  return db
    .selectFrom("membership")
    .innerJoin("user", "user.id", "membership.userId")
    .selectAll("membership")
    .select(["user.name", "user.email"])
    .select((eb) =>
      eb
        .selectFrom("session")
        .whereRef("session.userId", "=", "membership.userId")
        .select((eb) => eb.fn.max("session.updatedAt").as("at"))
        .as("lastSeenAt"),
    );
}

export async function countMembers(db: Kysely<DB>, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom("membership")
    .where("workspaceId", "=", workspaceId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The workspace that a membership is of; undefined when there is none. */
export async function workspaceOfMember(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("membership").select("workspaceId").where("id", "=", id).executeTakeFirst();
  return row?.workspaceId;
}

export function findMembership(
  db: Kysely<DB>,
  workspaceId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom("membership")
    .selectAll()
    .where("workspaceId", "=", workspaceId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export function findMembershipById(db: Kysely<DB>, id: string): Promise<MembershipRow | undefined> {
  return db.selectFrom("membership").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The owners of a workspace, who became one first first; for whoever holds the workspace's lock. */
export function listOwners(
  db: Kysely<DB>,
  workspaceId: string,
): Promise<{ userId: string; email: string; name: string }[]> {
  return db
    .selectFrom("membership")
    .innerJoin("user", "user.id", "membership.userId")
    .where("membership.workspaceId", "=", workspaceId)
    .where("membership.isAccountOwner", "=", true)
    .orderBy("membership.createdAt")
    .select(["membership.userId", "user.email", "user.name"])
    .execute();
}

export async function changeMembership(
  trx: Transaction<DB>,
  id: string,
  change: { role?: string; isAccountOwner?: boolean },
): Promise<void> {
  await trx.updateTable("membership").set(change).where("id", "=", id).execute();
}

export async function deleteMembership(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom("membership").where("id", "=", id).execute();
}

/** The owner on record follows the owners of the team: while the old one is an owner, they stay. */
export async function settleOwner(trx: Transaction<DB>, workspaceId: string): Promise<void> {
  const owners = await listOwners(trx, workspaceId);
  const { ownerId } = await trx
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const heir = owners[0];
  if (!heir || owners.some(({ userId }) => userId === ownerId)) return;
  await trx.updateTable("workspace").set({ ownerId: heir.userId }).where("id", "=", workspaceId).execute();
}
