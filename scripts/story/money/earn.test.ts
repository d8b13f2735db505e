import { sumPlanInvoices } from "../../../db/admin/planRevenue.ts";
import { newId } from "../../../db/ids.ts";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { findParty } from "../../../db/ledger/parties.ts";
import { verifyBooks } from "../../../db/ledger/verifyBooks.ts";
import { aTrack } from "../../../db/testing/build.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { hear } from "../../../server/billing/testing/aPayer.ts";
import { reconcileSales } from "../../../server/sales/reconcileSales.ts";
import { openTestServer, type TestServer } from "../../../server/testing.ts";
import { studioId, writePeople } from "../accounts.ts";
import { personId } from "../storyId.ts";
import { STUDIOS } from "../studios.ts";
import { earn } from "./earn.ts";

const workspaceId = studioId(STUDIOS.find(({ owner }) => owner === "artist")!);
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { db } = server;
  await db.transaction().execute((trx) => writePeople(trx, "hash", new Date()));
  const releaseId = newId();
  await db
    .insertInto("release")
    .values({
      ...{ id: releaseId, workspaceId, title: "Tidal Memory", slug: "tidal-memory", state: "live" },
      releaseDay: "2025-03-14",
    })
    .execute();
  for (const title of ["Undertow", "Slack Water", "Low Light", "Harbour"])
    await aTrack(db, { workspaceId, releaseId, title });
});
afterAll(() => server.close());

test("a year of the artist's money adds up, and what is sold today is known to the provider", async () => {
  for (let starts = 0; starts < 2; starts++) {
    await earn(server.database, server.services);
    await hear(server);
  }
  const { db } = server;
  expect((await verifyBooks(db)).differences).toEqual([]);
  expect(await reconcileSales(server)).toBe(0);

  const invoices = await db.selectFrom("planInvoice").select(["months", "earnedMonths", "userId"]).execute();
  expect(invoices.length).toBeGreaterThan(50);
  expect(invoices.filter(({ months, earnedMonths }) => months !== earnedMonths)).toEqual([]);
  const educator = db.selectFrom("subscription").select(["kind", "status"]);
  expect(await educator.where("userId", "=", personId("educator")).execute()).toEqual([
    { kind: "fan", status: "canceled" },
  ]);
  const months = await sumPlanInvoices(db, new Date(Date.now() - 370 * DAY_MS));
  expect(new Set(months.map(({ priceKey }) => priceKey))).toEqual(
    new Set(["artist_label_yearly", "artist_pro_monthly", "fan_pro_monthly"]),
  );

  const sales = await db.selectFrom("sale").select("state").execute();
  expect(sales.length).toBeGreaterThan(40);
  expect(new Set(sales.map(({ state }) => state))).toEqual(new Set(["paid"]));
  const payouts = await db.selectFrom("payout").select("state").execute();
  expect(payouts.filter(({ state }) => state === "failed")).toHaveLength(1);
  expect(payouts.filter(({ state }) => state === "paid").length).toBeGreaterThan(3);
  expect(await db.selectFrom("saleRefund").select("state").execute()).toEqual([{ state: "succeeded" }]);
  expect(await db.selectFrom("saleDispute").select("state").execute()).toEqual([{ state: "open" }]);
  const account = await db.selectFrom("payoutAccount").selectAll().executeTakeFirstOrThrow();
  expect(account).toMatchObject({ payoutsEnabled: true, bankLast4: "6789" });

  const [dollars] = await findPartyBalances(db, (await findParty(db, { workspaceId }))!);
  expect(dollars!.held).toBeGreaterThan(0n);
});
