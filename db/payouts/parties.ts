import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Whom a party is, and who has to be written to about its money. */
export interface PayoutParty {
  userId: string | null;
  workspaceId: string | null;
  /** What the studio or the person is called. */
  name: string;
  /** The person it belongs to: the owner of the studio. */
  ownerId: string;
  ownerEmail: string;
}

/** Null for parties without an account of the platform, and for those that were erased. */
export async function findPayoutParty(db: Kysely<DB>, partyId: string): Promise<PayoutParty | null> {
  const row = await db
    .selectFrom("ledgerParty")
    .leftJoin("workspace", "workspace.id", "ledgerParty.workspaceId")
    .innerJoin("user as owner", (join) =>
      join.on(({ eb, ref, fn }) =>
        eb("owner.id", "=", fn.coalesce(ref("ledgerParty.userId"), ref("workspace.ownerId"))),
      ),
    )
    .select(["ledgerParty.userId", "ledgerParty.workspaceId", "workspace.name as studio"])
    .select(["owner.id as ownerId", "owner.email as ownerEmail", "owner.name as person"])
    .where("ledgerParty.id", "=", partyId)
    .executeTakeFirst();
  if (!row) return null;
  const { studio, person, ...rest } = row;
  return { ...rest, name: studio ?? person };
}
