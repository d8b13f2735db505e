import { newId } from "../../../db/ids.ts";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { verifyBooks } from "../../../db/ledger/verifyBooks.ts";
import { listUses } from "../../../db/splits/uses.ts";
import { aUser } from "../../../db/testing/build.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { findWholeSale } from "../../../server/sales/wholeSale.ts";
import { hear } from "../../billing/testing/aPayer.ts";
import { reconcileMilestones } from "../../milestones/tickOff.ts";
import { aRelease } from "../../releases/testing.ts";
import { releaseHolds } from "../../sales/releaseHolds.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";
import { remindUnsignedShares } from "../remindUnsigned.ts";
import { aSplitter, linksTo, offerBehind, person, studio, trackGid } from "../testing/aSplit.ts";
import { freezeShares } from "./freezeShares.ts";

let server: TestServer;
let now = new Date(Date.now() - 10_000);
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());
// The provider says when something was paid to the second, by its own clock.
beforeEach(() => void (now = new Date(Date.now() - 10_000)));

const mailbox = (name: string) => `${name.toLowerCase()}@example.test`;
async function owed(name: string): Promise<string[]> {
  const party = await server.db
    .selectFrom("splitShare")
    .select("partyId")
    .where("email", "=", mailbox(name))
    .executeTakeFirstOrThrow();
  const balances = await findPartyBalances(server.db, party.partyId!);
  return balances.map(({ held, available, currency }) => `${held}+${available} ${currency}`);
}
type Splitter = Awaited<ReturnType<typeof aSplitter>>;
async function sign(nova: Splitter, name: string) {
  const token = (await linksTo(server, mailbox(name)))[0]!;
  const { contentHash } = await offerBehind(server, token);
  return nova.mutate("signSplit", { token, name, contentHash }, null);
}
/** A record of songs of a minute and of three. */
async function anAlbum(nova: Splitter) {
  const album = await aRelease(server, nova.workspaceId, {}, 2);
  await server.db
    .updateTable("track")
    .set({ durationMs: 183_000 })
    .where("id", "=", album.tracks[1]!)
    .execute();
  return { ...album, key: `release:${album.id}` };
}
const job = () => ({ db: server.db, services: server.services, dataDir: server.dataDir });
const earned = (shares: any[]) => shares.map(({ earned: free, held }) => [free, held]);
const SHARES = `query Shares { viewer { ownShares { title studioName role bps answer state
  earned { amountMinor currency } held { amountMinor currency } } } }`;

test("what was spent comes back first, over versions and never beyond it; a refund gives it back, and other currencies give nothing", async () => {
  const nova = await aSplitter(server);
  const { tracks } = await aRelease(server, nova.workspaceId);
  const [subject, key] = [trackGid(tracks[0]!), `track:${tracks[0]}`];
  const recoup = { label: "Mixing", capMinor: "1500", currency: "USD", shareIndex: 0 };
  const shares = [studio(5000), person("Ana8", 5000)];
  await nova.send(subject, shares, { recoup });
  await sign(nova, "Ana8");
  const back = async () => (await nova.sheets(subject))[0].recoup.recouped.amountMinor;

  await nova.sell({ subject: key, currency: "EUR" });
  await hear(server);
  expect(await owed("Ana8")).toEqual(["470+0 EUR"]);
  const first = await nova.sell({ subject: key });
  await hear(server);
  expect([await back(), await owed("Ana8")]).toEqual(["941", ["470+0 EUR"]]);

  await nova.send(subject, shares, { recoup });
  expect(await back()).toBe("941");
  await nova.sell({ subject: key });
  await hear(server);
  // 5.59 of 9.41 were missing; the rest is split.
  expect([await back(), await owed("Ana8")]).toEqual(["1500", ["470+0 EUR", "191+0 USD"]]);
  await nova.sell({ subject: key });
  await hear(server);
  expect([await back(), await owed("Ana8")]).toEqual(["1500", ["470+0 EUR", "661+0 USD"]]);

  expect((await nova.refund(first)).__typename).toBe("RefundSalePayload");
  await hear(server);
  expect(await back()).toBe("559");
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

test("a sale that is shared out anew once its fee is known gives back what was spent as if for the first time", async () => {
  const nova = await aSplitter(server);
  const { tracks } = await aRelease(server, nova.workspaceId);
  const recoup = { label: "Mixing", capMinor: "1500", currency: "USD", shareIndex: 0 };
  const shares = [studio(5000), person("Ana7", 5000)];
  await nova.send(trackGid(tracks[0]!), shares, { recoup });
  await sign(nova, "Ana7");
  const saleId = await nova.sell({ subject: `track:${tracks[0]}` });
  await hear(server);
  const recouped = async () => (await listUses(server.db, saleId)).map(({ recoupedMinor }) => recoupedMinor);
  expect(await recouped()).toEqual([941n]);
  await server.db.transaction().execute(async (trx) => {
    const { row, lines } = (await findWholeSale(trx, saleId))!;
    await freezeShares(trx, { ...row, paidAt: row.paidAt! }, lines);
  });
  expect(await recouped()).toEqual([941n]);
});

test("a record without a sheet of its own is shared out by those of its songs, by their length or all alike", async () => {
  const nova = await aSplitter(server);
  const album = await anAlbum(nova);
  await nova.send(trackGid(album.tracks[1]!), [person("Ana9", 10_000)]);
  await sign(nova, "Ana9");
  await nova.sell({ subject: album.key });
  await hear(server);
  // Three quarters of 9.41.
  expect([await nova.balances(), await owed("Ana9")]).toEqual([["235+0 USD"], ["706+0 USD"]]);
  expect(await nova.mutate("setAlbumSplit", { releaseId: album.gid, albumSplit: "count" })).toMatchObject({
    release: { albumSplit: "count" },
  });
  await nova.sell({ subject: album.key });
  await hear(server);
  expect([await nova.balances(), await owed("Ana9")]).toEqual([["706+0 USD"], ["1176+0 USD"]]);
  // One of its own, once everybody signed it.
  await nova.send(album.gid, [studio(9000), person("Leo9", 1000)]);
  await nova.sell({ subject: album.key });
  await hear(server);
  expect(await owed("Ana9")).toEqual(["1646+0 USD"]);
  await sign(nova, "Leo9");
  await nova.sell({ subject: album.key });
  await hear(server);
  expect([await owed("Ana9"), await owed("Leo9")]).toEqual([["1646+0 USD"], ["94+0 USD"]]);
});

test("who shares in it sees their own share and what it earned, once they have proven the address, and nothing of the others'", async () => {
  const nova = await aSplitter(server);
  const album = await anAlbum(nova);
  await nova.send(trackGid(album.tracks[1]!), [studio(5000), person("Ana10", 5000)]);
  await nova.sell({ subject: album.key });
  await hear(server);
  const fan = await aUser(server.db, { email: mailbox("Ana10"), role: "fan", emailVerified: false });
  const viewer = await viewerFor(server, fan.id);
  expect((await server.ask(viewer, SHARES)).data.viewer.ownShares).toEqual([]);
  await server.db.updateTable("user").set({ emailVerified: true }).where("id", "=", fan.id).execute();
  const [share] = (await server.ask(viewer, SHARES)).data.viewer.ownShares;
  expect(share).toMatchObject({ title: "Song 2", studioName: "Nova's Studio", bps: 5000, answer: "waiting" });
  expect(earned([share])).toEqual([[[], [{ amountMinor: "353", currency: "USD" }]]]);
  await sign(nova, "Ana10");
  now = new Date(now.getTime() + 8 * DAY_MS);
  await releaseHolds(job(), now);
  const shares = (await server.ask(viewer, SHARES)).data.viewer.ownShares;
  expect(earned(shares)).toEqual([[[{ amountMinor: "353", currency: "USD" }], []]]);
});

test("the step of a release that waits for its split ticks itself off once everybody signed the splits of its songs", async () => {
  const nova = await aSplitter(server);
  const album = await anAlbum(nova);
  const { workspaceId } = nova;
  await server.db
    .insertInto("milestone")
    .values({ id: newId(), workspaceId, releaseId: album.id, stepKey: "splits", ticksItself: true })
    .execute();
  const state = async () => {
    await reconcileMilestones(job());
    const { state } = await server.db
      .selectFrom("milestone")
      .select("state")
      .where("releaseId", "=", album.id)
      .executeTakeFirstOrThrow();
    return state;
  };
  await nova.send(trackGid(album.tracks[1]!), [studio(5000), person("Ana12", 3000), person("Leo12", 2000)]);
  await sign(nova, "Ana12");
  expect(await state()).toBe("todo");
  await sign(nova, "Leo12");
  expect(await state()).toBe("done");
});

test("who does not answer is written to after three days and after a week, and not again; both letters open", async () => {
  const nova = await aSplitter(server);
  const { tracks } = await aRelease(server, nova.workspaceId);
  await nova.send(trackGid(tracks[0]!), [studio(5000), person("Ana11", 5000)]);
  const letters = async () => (await linksTo(server, mailbox("Ana11"))).length;
  const sentAt = now.getTime();
  const counts: number[] = [];
  for (const days of [1, 2, 3, 4, 6, 7, 8, 30]) {
    now = new Date(sentAt + days * DAY_MS + 1000);
    await remindUnsignedShares(job(), now);
    await remindUnsignedShares(job(), now);
    counts.push(await letters());
  }
  expect(counts).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
  for (const token of await linksTo(server, mailbox("Ana11")))
    expect(await offerBehind(server, token)).toMatchObject({ isOpen: true });
});
