import { findPartyBalances } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { aTrack, aUser } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { releaseHolds } from "../sales/releaseHolds.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { aSplitter, linksTo, offerBehind, person, studio, trackGid } from "./testing/aSplit.ts";

let server: TestServer;
let now = new Date(Date.now() - 10_000);
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());
// The provider says when something was paid to the second, by its own clock.
beforeEach(() => void (now = new Date(Date.now() - 10_000)));

const mailbox = (name: string) => `${name.toLowerCase()}@example.test`;
/** What the books owe an address: held and free. */
async function owed(name: string): Promise<string[]> {
  const party = await server.db
    .selectFrom("splitShare")
    .select("partyId")
    .where("email", "=", mailbox(name))
    .executeTakeFirstOrThrow();
  const balances = await findPartyBalances(server.db, party.partyId!);
  return balances.map(({ held, available }) => `${held}+${available}`);
}
const over = async (days = 8) => {
  now = new Date(now.getTime() + days * DAY_MS);
  const { db, services, dataDir } = server;
  await releaseHolds({ db, services, dataDir }, now);
};
async function sign(nova: Awaited<ReturnType<typeof aSplitter>>, name: string, token?: string) {
  const secret = token ?? (await linksTo(server, mailbox(name)))[0]!;
  const { contentHash } = await offerBehind(server, secret);
  return nova.mutate("signSplit", { token: secret, name, contentHash }, null);
}

test("three share a song: two sign by their letters without an account, it is sold, and the third's part is held until they sign", async () => {
  const nova = await aSplitter(server);
  const { id: track } = await aTrack(server.db, { workspaceId: nova.workspaceId });
  const [subject, key] = [trackGid(track), `track:${track}`];
  const sheet = await nova.send(subject, [studio(5000), person("Ana1", 3000), person("Leo1", 2000)]);
  expect(sheet).toMatchObject({ version: 1, state: "sent", mayManage: true, title: "Tide" });
  expect(sheet.shares.map(({ answer }: any) => answer)).toEqual(["signed", "waiting", "waiting"]);

  const [token] = await linksTo(server, mailbox("Ana1"));
  const offer = await offerBehind(server, token!);
  expect(offer).toMatchObject({
    ...{ kind: "track", title: "Tide", studio: "Nova's Studio", isOpen: true, answer: "waiting" },
    shares: [{ isStudio: true, isSigned: true }, { name: "Ana1", isOwn: true, bps: 3000 }, { isOwn: false }],
  });
  expect(JSON.stringify(offer)).not.toContain("@");
  expect(
    await nova.mutate("signSplit", { token, name: "Ana", contentHash: "f".repeat(64) }, null),
  ).toMatchObject({
    code: "splits.changed",
  });
  expect(await sign(nova, "Ana1")).toMatchObject({
    offer: { answer: "signed", signedName: "Ana1", isOpen: false },
  });
  // Twice is once.
  expect(await sign(nova, "Ana1")).toMatchObject({ offer: { answer: "signed" } });
  expect((await nova.sheets(subject))[0]).toMatchObject({ state: "partlySigned" });

  await nova.sell({ subject: key });
  await hear(server);
  // 10.00 less 0.59 of the provider.
  expect(await nova.balances()).toEqual(["471+0 USD"]);
  expect([await owed("Ana1"), await owed("Leo1")]).toEqual([["282+0"], ["188+0"]]);
  await over();
  expect(await nova.balances()).toEqual(["0+471 USD"]);
  expect([await owed("Ana1"), await owed("Leo1")]).toEqual([["0+282"], ["188+0"]]);

  expect(await sign(nova, "Leo1")).toMatchObject({ offer: { state: "signed" } });
  await over(0);
  expect(await owed("Leo1")).toEqual(["0+188"]);
  expect((await verifyBooks(server.db)).differences).toEqual([]);
  const told = await server.db
    .selectFrom("notification")
    .select("titleEn")
    .where("userId", "=", nova.userId)
    .orderBy("id")
    .execute();
  expect(told.map(({ titleEn }) => titleEn)).toEqual([
    "Ana1 signed the split of Tide",
    "Tide was sold",
    "Everyone signed the split of Tide",
  ]);
});

test("a draft need not add up, but 99.99 % is not sent, and says so", async () => {
  const nova = await aSplitter(server);
  const subject = trackGid((await aTrack(server.db, { workspaceId: nova.workspaceId })).id);
  const { sheet } = await nova.save(subject, [studio(5000), person("Ana2", 4999)]);
  expect(sheet).toMatchObject({ state: "draft", revision: 1 });
  expect(await nova.mutate("sendSplitSheet", { id: sheet.id, revision: 1 })).toMatchObject({
    ...{ __typename: "InvalidInput", field: "shares", message: "Shares add up to 99.99 %, not 100 %." },
  });
  expect(await linksTo(server, mailbox("Ana2"))).toEqual([]);
  const again = await nova.save(subject, [studio(5000), person("Ana2", 5000)], { revision: 1 });
  expect(again.sheet).toMatchObject({ id: sheet.id, revision: 2 });
  expect(await nova.save(subject, [studio(10_000)], { revision: 1 })).toMatchObject({
    __typename: "StaleSplitSheet",
    current: { revision: 2, shares: [{ bps: 5000 }, { bps: 5000 }] },
  });
  expect(await nova.mutate("sendSplitSheet", { id: sheet.id, revision: 1 })).toMatchObject({
    __typename: "StaleSplitSheet",
  });
  expect(await nova.mutate("discardSplitSheet", { id: sheet.id })).toMatchObject({
    ...{ discardedId: sheet.id, track: { id: subject }, release: null },
  });
  expect(await nova.sheets(subject)).toEqual([]);
});

test.each([
  [[studio(1), studio(2)], "splits.studioTwice"],
  [[person("Ana", 1), person("Ana", 2)], "splits.emailTwice"],
  [[person("Ana", 0)], "splits.shareWrong"],
  [[person("Ana", 10_001)], "splits.shareWrong"],
  [[person("x".repeat(101), 1)], "splits.nameWrong"],
  [[person("Ana", 1, { email: "nobody" })], "splits.emailWrong"],
  [[], "splits.noShares"],
  [Array.from({ length: 21 }, (_, n) => person(`P${n}`, 1)), "splits.tooMany"],
])("what cannot be a split is refused with words (%#)", async (shares, code) => {
  const nova = await aSplitter(server);
  const subject = trackGid((await aTrack(server.db, { workspaceId: nova.workspaceId })).id);
  expect(await nova.save(subject, shares)).toMatchObject({ __typename: "InvalidInput", code });
});

test("strangers learn as little of a split as of one that is not there; members read it without addresses and change nothing", async () => {
  const [nova, stranger] = [await aSplitter(server), await aSplitter(server)];
  const { id: track } = await aTrack(server.db, { workspaceId: nova.workspaceId, visibility: "public" });
  const sheet = await nova.send(trackGid(track), [studio(5000), person("Ana4", 5000)]);
  const missing = trackGid("0190f3a0-0000-7000-8000-000000000009");
  const foreign = await nova.save(trackGid(track), [studio(10_000)], {}, stranger.viewer);
  expect(foreign).toEqual(await nova.save(missing, [studio(10_000)], {}, stranger.viewer));
  expect(foreign).toMatchObject({ __typename: "NotFound" });
  expect(await nova.sheets(trackGid(track), stranger.viewer)).toBeNull();
  const { shareId } = sheet.shares[1];
  expect(await nova.mutate("remindSplitSigner", { id: sheet.id, shareId }, stranger.viewer)).toMatchObject({
    __typename: "NotFound",
  });
  const member = await aUser(server.db);
  await server.db
    .insertInto("membership")
    .values({ workspaceId: nova.workspaceId, userId: member.id, role: "manager" })
    .execute();
  const viewer = await viewerFor(server, member.id);
  const [read] = await nova.sheets(trackGid(track), viewer);
  expect(read).toMatchObject({ mayManage: false, shares: [{ email: null }, { email: null, name: "Ana4" }] });
  expect(await nova.save(trackGid(track), [studio(10_000)], {}, viewer)).toMatchObject({
    code: "splits.ownerOnly",
  });
});

test("another address gets the letter, the earlier link ends, and unknown links are all alike", async () => {
  const nova = await aSplitter(server);
  const { id: track } = await aTrack(server.db, { workspaceId: nova.workspaceId });
  const sheet = await nova.send(trackGid(track), [studio(5000), person("Wrong5", 5000)]);
  const [wrong] = await linksTo(server, mailbox("Wrong5"));
  await nova.sell({ subject: `track:${track}` });
  await hear(server);
  const { shareId } = sheet.shares[1];
  expect(await nova.mutate("remindSplitSigner", { id: sheet.id, shareId })).toMatchObject({
    code: "splits.remindedToday",
  });
  const replaced = await nova.mutate("replaceSplitAddress", {
    id: sheet.id,
    shareId,
    email: "Right5@Example.test ",
  });
  expect(replaced.sheet.shares[1]).toMatchObject({ email: mailbox("right5"), answer: "waiting" });
  expect(await offerBehind(server, wrong!)).toBeNull();
  const spent = await nova.mutate("signSplit", { token: wrong, name: "X", contentHash: "" }, null);
  expect(spent).toMatchObject({ __typename: "LinkSpent" });
  expect(await nova.mutate("signSplit", { token: "nothing", name: "X", contentHash: "" }, null)).toEqual(
    spent,
  );
  await sign(nova, "Right5");
  await over();
  // What was sold before went along.
  expect(await owed("Right5")).toEqual(["0+470"]);
  expect(
    await nova.mutate("replaceSplitAddress", { id: sheet.id, shareId, email: "x@example.test" }),
  ).toMatchObject({
    code: "splits.signedAlready",
  });
  now = new Date(now.getTime() + DAY_MS);
  expect(await nova.mutate("remindSplitSigner", { id: sheet.id, shareId })).toMatchObject({
    code: "splits.signedAlready",
  });
});

test("one refusal holds everybody's share of what was sold by that version, until who refused signs after all", async () => {
  const nova = await aSplitter(server);
  const { id: track } = await aTrack(server.db, { workspaceId: nova.workspaceId });
  await nova.send(trackGid(track), [studio(4000), person("Ana6", 3000), person("Leo6", 3000)]);
  await sign(nova, "Ana6");
  const [token] = await linksTo(server, mailbox("Leo6"));
  const refused = await nova.mutate("refuseSplit", { token, reason: "We said half." }, null);
  expect(refused).toMatchObject({ offer: { answer: "refused", reason: "We said half.", state: "disputed" } });
  await nova.sell({ subject: `track:${track}` });
  await hear(server);
  await over();
  expect([await nova.balances(), await owed("Ana6")]).toEqual([["377+0 USD"], ["282+0"]]);
  await sign(nova, "Leo6");
  await over(0);
  expect([await nova.balances(), await owed("Ana6"), await owed("Leo6")]).toEqual([
    ["0+377 USD"],
    ["0+282"],
    ["0+282"],
  ]);
});

test("a version that others signed counts until everybody signed the next, who leaves included; one that nobody signed makes way", async () => {
  const nova = await aSplitter(server);
  const { id: track } = await aTrack(server.db, { workspaceId: nova.workspaceId });
  const [subject, key] = [trackGid(track), `track:${track}`];
  await nova.send(subject, [studio(5000), person("Nobody7", 5000)]);
  await nova.send(subject, [studio(5000), person("Ana7", 5000)]);
  expect((await nova.sheets(subject)).map(({ state }: any) => state)).toEqual(["sent", "superseded"]);
  await sign(nova, "Ana7");
  const third = await nova.send(subject, [studio(6000), person("Leo7", 4000)]);
  expect(third.shares.map(({ name, bps }: any) => [name, bps])).toEqual([
    ["Nova's Studio", 6000],
    ["Leo7", 4000],
    ["Ana7", 0],
  ]);
  await sign(nova, "Leo7");
  await nova.sell({ subject: key });
  await hear(server);
  expect(await owed("Ana7")).toEqual(["470+0"]);
  expect((await nova.sheets(subject)).map(({ state }: any) => state)).toEqual([
    ...["partlySigned", "signed", "superseded"],
  ]);
  await sign(nova, "Ana7");
  await nova.sell({ subject: key });
  await hear(server);
  expect([await owed("Ana7"), await owed("Leo7")]).toEqual([["470+0"], ["376+0"]]);
  expect((await nova.sheets(subject)).map(({ state }: any) => state)).toEqual([
    ...["signed", "superseded", "superseded"],
  ]);
});
