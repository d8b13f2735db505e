import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { newId } from "../ids.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

type Row = Selectable<DB["invitation"]>;
/** Without the hash of its token, which nobody reads. */
export type InvitationRow = Omit<Row, "tokenHash"> & { inviterName: string | null };

/** An invitation with what its letter tells. */
export interface OfferRow extends InvitationRow {
  workspaceName: string;
  /** The studio was deleted or suspended meanwhile. */
  isClosed: boolean;
}

function invitations(db: Kysely<DB>) {
  return db
    .selectFrom("invitation")
    .leftJoin("user as inviter", "inviter.id", "invitation.invitedBy")
    .select([
      "invitation.id",
      "invitation.workspaceId",
      "invitation.email",
      "invitation.role",
      "invitation.invitedBy",
      "invitation.expiresAt",
      "invitation.acceptedAt",
      "invitation.revokedAt",
      "invitation.createdAt",
      "inviter.name as inviterName",
    ]);
}

/** One page of the invitations that were neither accepted nor taken back, the newest first; expired ones are among them. */
export function listInvitations(
  db: Kysely<DB>,
  workspaceId: string,
  page: KeysetPage,
): Promise<InvitationRow[]> {
  const open = invitations(db)
    .where("invitation.workspaceId", "=", workspaceId)
    .where("invitation.acceptedAt", "is", null)
    .where("invitation.revokedAt", "is", null);
  return newestFirst(open, "invitation", page).execute();
}

export async function countInvitations(db: Kysely<DB>, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom("invitation")
    .where("workspaceId", "=", workspaceId)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Invitations by id, of the teams in `workspaceIds` only. */
export function findInvitations(
  db: Kysely<DB>,
  ids: readonly string[],
  workspaceIds: readonly string[],
): Promise<InvitationRow[]> {
  return invitations(db)
    .where("invitation.id", "in", ids)
    .where(sql<SqlBool>`invitation."workspaceId" = any(${workspaceIds}::uuid[])`)
    .execute();
}

/** An invitation that was neither accepted nor taken back. */
export function findOpenInvitation(
  db: Kysely<DB>,
  id: string,
): Promise<{ workspaceId: string; email: string } | undefined> {
  return db
    .selectFrom("invitation")
    .select(["workspaceId", "email"])
    .where("id", "=", id)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
}

/** What the holder of a letter is offered; undefined for a token that nobody was sent. */
export function findOffer(db: Kysely<DB>, tokenHash: string): Promise<OfferRow | undefined> {
  return invitations(db)
    .innerJoin("workspace", "workspace.id", "invitation.workspaceId")
    .where("invitation.tokenHash", "=", tokenHash)
    .select("workspace.name as workspaceName")
    .select(
      sql<boolean>`(workspace."deletedAt" is not null or workspace."suspendedAt" is not null)`.as("isClosed"),
    )
    .executeTakeFirst();
}

interface NewInvitation {
  id?: string;
  workspaceId: string;
  email: string;
  role: string;
  tokenHash: string;
  invitedBy: string;
  expiresAt: Date;
}

/** Opens an invitation, or opens the mailbox's open one anew: only the newest letter works. */
export async function openInvitation(trx: Transaction<DB>, invitation: NewInvitation): Promise<string> {
  const { role, tokenHash, invitedBy, expiresAt } = invitation;
  const { id } = await trx
    .insertInto("invitation")
    .values({ ...invitation, id: invitation.id ?? newId() })
    .onConflict((c) =>
      c
        .columns(["workspaceId", "email"])
        .where("acceptedAt", "is", null)
        .where("revokedAt", "is", null)
        .doUpdateSet({ role, tokenHash, invitedBy, expiresAt }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitation for a change, held until the transaction ends. */
export function lockInvitation(trx: Transaction<DB>, id: string): Promise<Row | undefined> {
  return trx.selectFrom("invitation").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function changeInvitation(
  trx: Transaction<DB>,
  id: string,
  change: Partial<Pick<Row, "tokenHash" | "expiresAt" | "acceptedAt" | "revokedAt">>,
): Promise<void> {
  await trx.updateTable("invitation").set(change).where("id", "=", id).execute();
}

/** Whether a team waits for somebody with this address. */
export async function isInvited(db: Kysely<DB>, email: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("invitation")
    .select("id")
    .where(sql<SqlBool>`lower(email) = ${email}`)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}
