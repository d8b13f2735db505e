import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import { putDispute } from "../../../db/sales/disputes.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { decodeGlobalID } from "../../graphql/globalId.ts";
import { aPaidSale } from "./aPaidSale.ts";

/** A dispute over a sale of a studio that was won, and that no provider knows of; its id there. */
export async function aDispute(db: Kysely<DB>, workspaceId: string): Promise<string> {
  const saleId = decodeGlobalID(await aPaidSale(db, workspaceId)).id;
  const id = `du_${newId()}`;
  const now = new Date();
  const write = (trx: Transaction<DB>) =>
    putDispute(trx, {
      ...{ id, saleId, state: "won", reason: "fraudulent", minor: 1000n, feeMinor: 0n },
      ...{ openedAt: now, closedAt: now, evidenceUntil: null },
    });
  await (db.isTransaction ? write(db as Transaction<DB>) : db.transaction().execute(write));
  return id;
}
