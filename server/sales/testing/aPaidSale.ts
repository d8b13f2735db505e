import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { freezeSaleLine, insertSale, updateSale } from "../../../db/sales/sales.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { allTo } from "../../../domain/money/split.ts";
import { bookSale } from "../bookSale.ts";
import { findWholeSale } from "../wholeSale.ts";

/** A paid sale of a studio for 10.00 that no provider knows of; its global id. */
export async function aPaidSale(db: Kysely<DB>, workspaceId: string, now = new Date()): Promise<string> {
  const id = newId();
  const lineId = newId();
  const write = async (trx: Transaction<DB>) => {
    const sellerId = await findOrMakeParty(trx, { workspaceId }, now);
    await insertSale(trx, {
      ...{ id, buyerId: null, buyerEmail: "fan@example.test", locale: null, currency: "USD", country: "US" },
      ...{ totalMinor: 1000n, promoMinor: 0n, createdAt: now, discounts: [] },
      lines: [
        {
          ...{ id: lineId, subject: `release:${newId()}`, title: "Tide", workspaceId, sellerId, quantity: 1 },
          ...{ unitMinor: 1000n, taxCategory: "digital", shippingMinor: 0n, feeBps: 0 },
          ...{ taxIncluded: true, taxBps: 0, taxShippingBps: 0 },
        },
      ],
    });
    await updateSale(trx, id, { state: "paid", paidAt: now, processorMinor: 59n });
    await freezeSaleLine(trx, lineId, { shares: allTo(sellerId), recoups: [], paidAt: now });
    await bookSale({ trx, now }, (await findWholeSale(trx, id))!);
  };
  await (db.isTransaction ? write(db as Transaction<DB>) : db.transaction().execute(write));
  return encodeGlobalID("Sale", id);
}
