import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";
import { hideWorkspace } from "../../../db/workspaces/deletion.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { Kit } from "./kit.ts";

const FAR = new Date("2100-01-01T00:00:00Z");

/** Somebody who manages things in the kit's studio. */
export async function aMember(db: Kysely<DB>, { workspaceId }: Kit): Promise<string> {
  const { id: userId } = await aUser(db);
  const id = newId();
  await db.insertInto("membership").values({ id, workspaceId, userId, role: "manager" }).execute();
  return encodeGlobalID("Member", id);
}

/** An invitation to the kit's studio for whoever the kit belongs to. */
export async function anInvitation(db: Kysely<DB>, { workspaceId, userId, founderId }: Kit) {
  const { email } = await db
    .selectFrom("user")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const { token, hash: tokenHash } = newToken();
  const facts = { workspaceId, email, role: "manager", invitedBy: founderId };
  await db
    .insertInto("invitation")
    .values({ id, tokenHash, expiresAt: FAR, ...facts })
    .execute();
  return { token, id: encodeGlobalID("Invitation", id) };
}

/** The kit's studio, deleted a moment ago. */
export async function aDeletedWorkspace(db: Kysely<DB>, { workspaceId, workspace }: Kit): Promise<string> {
  await hideWorkspace(db as Transaction<DB>, workspaceId, new Date());
  return workspace;
}

export async function slugOfKit(db: Kysely<DB>, { workspaceId }: Kit): Promise<string> {
  const { slug } = await db
    .selectFrom("workspace")
    .select("slug")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return slug;
}
