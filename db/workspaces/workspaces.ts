import type { Insertable, Kysely, Selectable, Transaction, Updateable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { isFormerSlug } from "./slugs.ts";

export type WorkspaceRow = Selectable<DB["workspace"]>;

/** Workspaces among `ids` that belong to one of `visible`: a foreign one is as absent as a missing one. */
export function findWorkspaces(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<WorkspaceRow[]> {
  return db
    .selectFrom("workspace")
    .selectAll()
    .where("id", "in", ids)
    .where("id", "in", [...visible, NOWHERE])
    .where("deletedAt", "is", null)
    .execute();
}

// An empty "in ()" is not SQL; no workspace has the nil id.
const NOWHERE = "00000000-0000-0000-0000-000000000000";

export interface NewWorkspace extends Omit<Insertable<DB["workspace"]>, "id" | "slug"> {
  /** Wished for; a number is added when another workspace has it. */
  slug: string;
  id?: string;
}

/** Inserts the workspace and its owner's membership. */
export async function insertWorkspace(
  trx: Transaction<DB>,
  { slug, ...workspace }: NewWorkspace,
  ownerRole: string,
): Promise<WorkspaceRow> {
  const row = await insertWithFreeSlug(trx, { id: newId(), ...workspace }, slug);
  await trx
    .insertInto("membership")
    .values({
      id: newId(),
      workspaceId: row.id,
      userId: row.ownerId,
      role: ownerRole,
      isAccountOwner: true,
    })
    .execute();
  return row;
}

async function insertWithFreeSlug(
  trx: Transaction<DB>,
  workspace: Omit<Insertable<DB["workspace"]>, "slug">,
  wish: string,
): Promise<WorkspaceRow> {
  for (let attempt = 1; ; attempt++) {
    const slug = attempt === 1 ? wish : `${wish}-${attempt}`;
    if (await isFormerSlug(trx, slug)) continue;
    // Conflict, not look-then-insert: two sign-ups of one name at one moment get two slugs.
    const row = await trx
      .insertInto("workspace")
      .values({ ...workspace, slug })
      .onConflict((c) => c.column("slug").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
}

export async function insertMembership(
  db: Kysely<DB>,
  membership: Insertable<DB["membership"]>,
): Promise<void> {
  await db
    .insertInto("membership")
    .values({ id: newId(), ...membership })
    .execute();
}

/** The workspaces a person belongs to, in the order of joining: the first one is where they work. */
export function listMembershipsOf(db: Kysely<DB>, userId: string): Promise<Selectable<DB["membership"]>[]> {
  return db.selectFrom("membership").selectAll().where("userId", "=", userId).orderBy("createdAt").execute();
}

/** The workspace for a change, held until the transaction ends; for those who run the platform. */
export function lockWorkspace(trx: Transaction<DB>, id: string): Promise<WorkspaceRow | undefined> {
  return trx.selectFrom("workspace").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateWorkspace(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["workspace"]>,
): Promise<void> {
  await db.updateTable("workspace").set(change).where("id", "=", id).execute();
}

/** Writes settings and counts their version up. */
export async function saveSettings(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["workspace"]>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("workspace")
    .set((eb) => ({ ...change, version: eb("version", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .execute();
}

/** Makes `ownerId` the one owner; who owned it before stays a member. */
export async function makeOwner(
  trx: Transaction<DB>,
  workspaceId: string,
  ownerId: string,
  role: string,
): Promise<void> {
  await trx
    .updateTable("membership")
    .set({ isAccountOwner: false })
    .where("workspaceId", "=", workspaceId)
    .execute();
  await trx
    .insertInto("membership")
    .values({ id: newId(), workspaceId, userId: ownerId, role, isAccountOwner: true })
    .onConflict((c) => c.columns(["workspaceId", "userId"]).doUpdateSet({ isAccountOwner: true }))
    .execute();
  await trx.updateTable("workspace").set({ ownerId }).where("id", "=", workspaceId).execute();
}

/** Where the workspace is at home: an IANA time zone. */
export async function timezoneOf(db: Kysely<DB>, id: string): Promise<string> {
  const { timezone } = await db
    .selectFrom("workspace")
    .select("timezone")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return timezone;
}
