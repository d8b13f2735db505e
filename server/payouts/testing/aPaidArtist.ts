import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import type { Sale } from "../../../domain/ledger/sale.ts";
import { allTo } from "../../../domain/money/split.ts";
import { settle } from "../../ledger/settle.ts";
import { anArtist } from "../../releases/testing.ts";
import type { TestServer } from "../../testing.ts";
import { payeeHands } from "./payeeHands.ts";

/** An artist on Pro with a password, the ways of their money, and the hands of the payment provider. */
export async function aPaidArtist(server: TestServer, now: () => Date) {
  const { db } = server;
  const artist = await anArtist(server);
  const { workspaceId, userId, viewer } = artist;
  const party = await db.transaction().execute((trx) => findOrMakeParty(trx, { workspaceId }, now()));
  const hands = await payeeHands(server, now, { userId, viewer, payee: workspaceId, party });
  const { stripe, pay } = hands;
  /** A record that is paid at the provider with a card whose money is there at once; the hold of it is over. */
  const sell = async (unit: number) => {
    const session = await stripe.checkout.sessions.create({
      ...{ mode: "payment", success_url: "http://127.0.0.1:4000/library" },
      line_items: [
        { price_data: { currency: "usd", unit_amount: unit, product_data: { name: "LP" } }, quantity: 1 },
      ],
    });
    await pay(session.url, "4000 0000 0000 0077");
    const fee = BigInt(Math.round((unit * 290) / 10_000) + 30);
    const sale: Sale = {
      ...{ id: newId(), currency: "USD", country: "US", discounts: [], promoMinor: 0n },
      lines: [
        {
          ...{ id: "record", subject: "release:tide", seller: party, quantity: 1, unitMinor: BigInt(unit) },
          ...{ taxCategory: "digital", shippingMinor: 0n, feeBps: 0, shares: allTo(party) },
          tax: { isIncluded: true, bps: 0, shippingBps: 0 },
        },
      ],
    };
    const facts = { sale, processorMinor: fee, refunds: [], disputes: [] };
    await db.transaction().execute((trx) => settle({ trx, now: now() }, facts, [party]));
    return sale.id;
  };
  return { ...artist, ...hands, id: encodeGlobalID("Workspace", workspaceId), party, sell };
}
