import { encodeGlobalID } from "@pothos/plugin-relay";
import { aPaidArtist } from "../payouts/testing/aPaidArtist.ts";
import { aRelease } from "../releases/testing.ts";
import { aSplitter, linksTo, offerBehind, person, studio, trackGid } from "../splits/testing/aSplit.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { recount } from "./recount.ts";
import { complianceOf } from "./testing.ts";

let server: TestServer;
const now = () => new Date();
beforeAll(async () => void (server = await openTestServer(now)));
afterAll(() => server.close());

const MONEY = ["splitsUnsigned", "payoutMissing"];
type Asker = Parameters<typeof complianceOf>[1];
async function said(viewer: Asker, gid: string): Promise<string[]> {
  const { findings } = await complianceOf(server, viewer, gid);
  return findings.filter(({ code }: any) => MONEY.includes(code)).map(({ fixPath }: any) => fixPath);
}

test("a split that was begun is asked for until everybody signed it, and every step is noted", async () => {
  const nova = await aSplitter(server);
  const { gid, tracks } = await aRelease(server, nova.workspaceId);
  const subject = trackGid(tracks[0]!);
  const fix = `/catalog/tracks/${encodeURIComponent(subject)}/splits#field-splits`;
  const counted = () => recount(server.db, nova.workspaceId);
  await counted();
  expect(await said(nova.viewer, gid)).toEqual([]);

  const { sheet } = await nova.save(subject, [studio(5000), person("Ana", 5000)]);
  expect([await counted(), await said(nova.viewer, gid)]).toEqual([1, [fix]]);
  await nova.mutate("sendSplitSheet", { id: sheet.id, revision: sheet.revision });
  expect([await counted(), await said(nova.viewer, gid)]).toEqual([1, [fix]]);
  const [token] = await linksTo(server, "ana@example.test");
  const { contentHash } = await offerBehind(server, token!);
  await nova.mutate("signSplit", { token, name: "Ana", contentHash }, null);
  expect([await counted(), await said(nova.viewer, gid)]).toEqual([1, []]);

  // The draft of a next version changes nothing; one that is sent has to be signed again.
  const next = await nova.save(subject, [studio(4000), person("Ana", 6000)]);
  expect(await said(nova.viewer, gid)).toEqual([]);
  await nova.mutate("sendSplitSheet", { id: next.sheet.id, revision: next.sheet.revision });
  expect(await said(nova.viewer, gid)).toEqual([fix]);

  const whole = await nova.save(encodeGlobalID("Release", atob(gid).split(":")[1]!), [studio(10_000)]);
  expect(whole.sheet.state).toBe("draft");
  expect(await said(nova.viewer, gid)).toHaveLength(2);
});

test("what has a price asks for a payout account that is ready, once a release", async () => {
  const nova = await aPaidArtist(server, now);
  const { gid, id } = await aRelease(server, nova.workspaceId, {}, 2);
  expect(await said(nova.viewer, gid)).toEqual([]);
  await server.db.updateTable("release").set({ priceMinor: 900 }).where("id", "=", id).execute();
  expect(await said(nova.viewer, gid)).toEqual(["/finances/payouts#field-payoutAccount"]);
  await recount(server.db, nova.workspaceId);
  await nova.onboard();
  expect(await recount(server.db, nova.workspaceId)).toBe(1);
  expect(await said(nova.viewer, gid)).toEqual([]);
});
