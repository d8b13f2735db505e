import { putDispute } from "../../db/sales/disputes.ts";
import { decodeGlobalID } from "../graphql/globalId.ts";
import { bookSale, freeSale } from "../sales/bookSale.ts";
import { aPaidSale } from "../sales/testing/aPaidSale.ts";
import { findWholeSale } from "../sales/wholeSale.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { aPaidArtist } from "./testing/aPaidArtist.ts";

let server: TestServer;
const now = () => new Date();
beforeAll(async () => void (server = await openTestServer(now)));
afterAll(() => server.close());

/** A sale whose time is over: 10.00 less 0.59 of the provider. */
async function aFreeSale(workspaceId: string): Promise<string> {
  const { id } = decodeGlobalID(await aPaidSale(server.db, workspaceId));
  await server.db.transaction().execute(async (trx) => {
    await freeSale({ trx, now: now() }, (await findWholeSale(trx, id))!);
  });
  return id;
}

async function dispute(saleId: string, state: "open" | "won"): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await putDispute(trx, {
      ...{ id: `du_${saleId}`, saleId, state, reason: "fraudulent", minor: 1000n, feeMinor: 100n },
      ...{ openedAt: now(), closedAt: state === "open" ? null : now(), evidenceUntil: null },
    });
    await bookSale({ trx, now: now() }, (await findWholeSale(trx, saleId))!);
  });
}

test("what a disputed sale brought stays, although its time was over, the rest is paid out, and all of it once the bank decides for the artist", async () => {
  const nova = await aPaidArtist(server, now);
  await nova.onboard();
  const sales = [await aFreeSale(nova.workspaceId), await aFreeSale(nova.workspaceId)];
  await aFreeSale(nova.workspaceId);
  expect(await nova.balance()).toBe("2823 free, 0 on its way");
  await dispute(sales[0]!, "open");
  // The fee is off, and 9.41 waits for the bank.
  expect(await nova.balance()).toBe("2723 free, 0 on its way");
  expect((await nova.setup()).balances).toEqual([
    { currency: "USD", held: { amountMinor: "941" }, available: { amountMinor: "1782" } },
  ]);
  expect(await nova.request("1783")).toMatchObject({
    code: "payouts.aboveAvailable",
    params: { available: "$17.82" },
  });
  expect(await nova.request("1782")).toEqual({ __typename: "RequestPayoutPayload" });
  expect(await nova.balance()).toBe("941 free, 1782 on its way");
  await dispute(sales[0]!, "won");
  expect((await nova.setup()).balances).toMatchObject([{ held: { amountMinor: "0" } }]);
  await aFreeSale(nova.workspaceId);
  expect(await nova.balance()).toBe("1982 free, 1782 on its way");
  // Only the payout before stands in the way now.
  expect(await nova.request("1982")).toMatchObject({ code: "payouts.underWay" });
});
