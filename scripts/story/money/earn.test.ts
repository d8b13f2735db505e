import { sumPlanInvoices } from "../../../db/admin/planRevenue.ts";
import { newId } from "../../../db/ids.ts";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { findParty } from "../../../db/ledger/parties.ts";
import { verifyBooks } from "../../../db/ledger/verifyBooks.ts";
import { aTrack } from "../../../db/testing/build.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { slugOf } from "../../../domain/workspaces/slug.ts";
import { hear } from "../../../server/billing/testing/aPayer.ts";
import { encodeGlobalID } from "../../../server/graphql/globalId.ts";
import { reconcileSales } from "../../../server/sales/reconcileSales.ts";
import { openTestServer, type TestServer, viewerFor } from "../../../server/testing.ts";
import { studioId, writePeople } from "../accounts.ts";
import { personId } from "../storyId.ts";
import { STUDIOS } from "../studios.ts";
import { earn } from "./earn.ts";

const studioOf = (name: string) => studioId(STUDIOS.find(({ owner }) => owner === name)!);
const [workspaceId, labelId] = [studioOf("artist"), studioOf("label")];
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { db } = server;
  await db.transaction().execute((trx) => writePeople(trx, "hash", new Date()));
  await anAlbum(workspaceId, "Tidal Memory", ["Undertow", "Slack Water", "Low Light", "Harbour"]);
  await anAlbum(labelId, "Blue Hour Sketches", ["Umbrella", "Brushes", "Two Horns", "No Hurry"]);
});
afterAll(() => server.close());

/** A record that is out, with its songs. */
async function anAlbum(studio: string, title: string, songs: readonly string[]): Promise<void> {
  const { db } = server;
  const releaseId = newId();
  await db
    .insertInto("release")
    .values({
      ...{ id: releaseId, workspaceId: studio, title, slug: slugOf(title), state: "live" },
      releaseDay: "2025-03-14",
    })
    .execute();
  for (const title of songs) await aTrack(db, { workspaceId: studio, releaseId, title });
}

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
  const refunds = await db.selectFrom("saleRefund").select("state").execute();
  expect(refunds.map(({ state }) => state)).toEqual(["succeeded", "succeeded"]);
  expect(await db.selectFrom("saleDispute").select("state").execute()).toEqual([{ state: "open" }]);
  const accounts = db.selectFrom("payoutAccount").select(["payoutsEnabled", "bankLast4", "currency"]);
  expect(await accounts.orderBy("bankLast4").execute()).toEqual([
    { payoutsEnabled: true, bankLast4: "3000", currency: "EUR" },
    { payoutsEnabled: true, bankLast4: "6789", currency: "USD" },
  ]);

  const [dollars] = await findPartyBalances(db, (await findParty(db, { workspaceId }))!);
  expect(dollars!.held).toBeGreaterThan(0n);
});

test("the label's taxes tell of the year that its books have, and of an accountant's link that is open and one that ended", async () => {
  const { db } = server;
  const now = new Date().getUTCFullYear();
  const sums = (year: number) => `year(year: ${year}) { totals { net { amountMinor currency } }
    countries { category } dac7 { currency sales } }`;
  const document = `query Taxes($id: ID!) { node(id: $id) { ... on Workspace { taxes {
    profile { legalName missing } accountantLinks { name state } this: ${sums(now)} last: ${sums(now - 1)} } } } }`;
  const answer = await server.ask(await viewerFor(server, personId("label")), document, {
    id: encodeGlobalID("Workspace", labelId),
  });
  const { profile, accountantLinks, this: running, last } = answer.data.node.taxes;
  expect(profile).toEqual({ legalName: "Indee Label, Lda.", missing: [] });
  expect(accountantLinks).toEqual([
    { name: "Rui Tavares, accountant", state: "OPEN" },
    { name: "Marta Leal, auditor", state: "ENDED" },
  ]);
  const totals = [...running.totals, ...last.totals].map(({ net }) => net);
  expect(new Set(totals.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
  const earned = totals.reduce((sum, { amountMinor }) => sum + BigInt(String(amountMinor)), 0n);
  const party = (await findParty(db, { workspaceId: labelId }))!;
  const [euros] = await findPartyBalances(db, party);
  const paid = await db.selectFrom("payout").select("amountMinor").where("partyId", "=", party).execute();
  expect(paid.length).toBeGreaterThan(3);
  expect(earned).toBe(
    paid.reduce((sum, { amountMinor }) => sum + BigInt(String(amountMinor)), euros!.held + euros!.available),
  );
  const categories = [...running.countries, ...last.countries].map(({ category }) => category);
  expect(new Set(categories)).toEqual(new Set(["DIGITAL", "GOODS"]));
});
