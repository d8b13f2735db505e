import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { insertPayout } from "../../../db/payouts/payouts.ts";
import type { DB } from "../../../db/tables.generated.ts";

/** A payout of a studio that no provider knows of; its global id. */
export async function aPayout(db: Kysely<DB>, workspaceId: string): Promise<string> {
  const createdAt = new Date();
  const write = async (trx: Transaction<DB>) => {
    const partyId = await findOrMakeParty(trx, { workspaceId }, createdAt);
    const id = newId();
    await insertPayout(trx, {
      id,
      partyId,
      currency: "USD",
      minor: 1000n,
      accountId: "acct_none",
      createdAt,
    });
    return encodeGlobalID("Payout", id);
  };
  return db.isTransaction ? write(db as Transaction<DB>) : db.transaction().execute(write);
}
