import { encodeGlobalID } from "@pothos/plugin-relay";
import { DAY_MS } from "../../domain/duration.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";

const CREATE = `mutation Create($input: CreateListeningLinkInput!) { createListeningLink(input: $input) {
  __typename ... on CreateListeningLinkPayload { url link { id state openings } } ... on InvalidInput { field code } } }`;
const REVOKE = `mutation Revoke($input: RevokeListeningLinkInput!) { revokeListeningLink(input: $input) {
  __typename ... on RevokeListeningLinkPayload { link { state } } } }`;
const LINKS = `query Links($id: ID!) { node(id: $id) { ... on Release { listeningLinks { id label state openings } } } }`;

const clock = { now: new Date() };
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.app.request(path, { headers });

/** A record of two songs that nobody outside of the studio may hear yet. */
async function aDraft() {
  const artist = await anArtist(server);
  const facts = { state: "draft", visibility: "private", title: 'Under"<tow>' };
  const release = await aRelease(server, artist.workspaceId, facts, 2);
  await server.db
    .insertInto("rendition")
    .values(
      release.tracks.map((trackId) => ({
        trackId,
        ...{ quality: "basic", storageKey: "x.mp3", mimeType: "audio/mpeg", bytes: 1, bitrate: 1 },
      })),
    )
    .execute();
  return { ...artist, ...release };
}
type Draft = Awaited<ReturnType<typeof aDraft>>;

async function aLink({ viewer, gid }: Draft, some: object = {}) {
  const input = { id: gid, days: 7, label: "Radio Sur", ...some };
  const { data } = await server.ask(viewer, CREATE, { input });
  return { ...data.createListeningLink, path: new URL(data.createListeningLink.url).pathname };
}
const linksOf = async ({ viewer, gid }: Draft) =>
  (await server.ask(viewer, LINKS, { id: gid })).data.node.listeningLinks;

test("whoever holds a link hears a record that is not out; the studio sees how often it was opened", async () => {
  const draft = await aDraft();
  const { path } = await aLink(draft);
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = await page.text();
  expect(html.match(/data-track=/g)).toHaveLength(2);
  expect(html).not.toContain("<tow>");
  const song = await get(`${path}/${draft.tracks[1]}/stream`);
  expect(song.status).toBe(302);
  expect(song.headers.get("location")).toMatch(/^\/media\/[^?]+\/basic\?expires=\d+&for=anyone&signature=/);
  await get(path, { cookie: await server.cookieFor(draft.userId) });
  expect(await linksOf(draft)).toMatchObject([{ label: "Radio Sur", state: "open", openings: 1 }]);
});

test("a link to one song opens that song and no other", async () => {
  const draft = await aDraft();
  const [song, other] = draft.tracks;
  const { path } = await aLink(draft, { id: encodeGlobalID("Track", song!) });
  expect((await (await get(path)).text()).match(/data-track=/g)).toHaveLength(1);
  expect((await get(`${path}/${song}/stream`)).status).toBe(302);
  expect((await get(`${path}/${other}/stream`)).status).toBe(404);
});

test("a link that is over, closed or never was answers alike, and its songs end", async () => {
  const draft = await aDraft();
  const [short, closed] = [await aLink(draft, { days: 1 }), await aLink(draft, { days: 30 })];
  const { data } = await server.ask(draft.viewer, REVOKE, { input: { id: closed.link.id } });
  expect(data.revokeListeningLink.link.state).toBe("revoked");
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  const said = await Promise.all(
    [short.path, closed.path, `/listen/${"a".repeat(43)}`, "/listen/short"].map(async (path) => {
      const answer = await get(path);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toMatch(/^404 /);
  for (const { path } of [short, closed])
    expect((await get(`${path}/${draft.tracks[0]}/stream`)).status).toBe(404);
});

test("the secret of a link is nowhere in the database, and it lasts 90 days at most", async () => {
  const draft = await aDraft();
  const token = (await aLink(draft)).path.split("/").at(-1)!;
  const kept = await Promise.all([
    server.db.selectFrom("listeningLink").selectAll().execute(),
    server.db.selectFrom("auditPart").selectAll().execute(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(token);
  const { data } = await server.ask(draft.viewer, CREATE, { input: { id: draft.gid, days: 91, label: "" } });
  expect(data.createListeningLink).toMatchObject({ field: "days", code: "assets.linkDaysWrong" });
});

test("a record of a studio that was suspended is heard by no link", async () => {
  const draft = await aDraft();
  const { path } = await aLink(draft);
  await server.db
    .updateTable("workspace")
    .set({ suspendedAt: clock.now })
    .where("id", "=", draft.workspaceId)
    .execute();
  expect((await get(path)).status).toBe(404);
});

test("what the platform took down is heard by no link, neither the record nor a song of it", async () => {
  const draft = await aDraft();
  const links = [await aLink(draft), await aLink(draft, { id: encodeGlobalID("Track", draft.tracks[0]!) })];
  await server.db.updateTable("release").set({ state: "takenDown" }).where("id", "=", draft.id).execute();
  for (const { path } of links) {
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}/${draft.tracks[0]}/stream`)).status).toBe(404);
  }
});

test("an accident at a private address is logged without its secret", async () => {
  const { path } = await aLink(await aDraft());
  const { lexicon } = server.services;
  const { freshen } = lexicon;
  const { write } = process.stderr;
  const lines: string[] = [];
  lexicon.freshen = () => Promise.reject(new Error("no words today"));
  process.stderr.write = (line) => lines.push(`${line}`) > 0;
  const { status } = await get(path);
  process.stderr.write = write;
  lexicon.freshen = freshen;
  expect(status).toBe(500);
  expect(lines.join()).toContain("/listen/…");
  expect(lines.join()).not.toContain(path);
});

test("nothing else answers below the private addresses, not even the client's page", async () => {
  const { path } = await aLink(await aDraft());
  expect((await get(`${path}/cover/large`)).status).toBe(404);
});
