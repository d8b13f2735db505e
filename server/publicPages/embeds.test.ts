import { newId } from "../../db/ids.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function aPage(some: object = {}) {
  const artist = await anArtist(server);
  await makeProfile(server.db, {
    id: artist.userId,
    name: `Nova ${newId().slice(-8)}`,
    capabilities: ["artist"],
  });
  const { handle } = await server.db
    .selectFrom("profile")
    .select("handle")
    .where("userId", "=", artist.userId)
    .executeTakeFirstOrThrow();
  const live = { state: "live", visibility: "public", title: 'Under"<tow>' };
  const release = await aRelease(server, artist.workspaceId, { slug: "undertow", ...live, ...some }, 2);
  await server.db
    .updateTable("track")
    .set({ visibility: "public" })
    .where("id", "in", release.tracks)
    .execute();
  for (const trackId of release.tracks)
    await server.db
      .insertInto("rendition")
      .values({
        trackId,
        ...{ quality: "basic", storageKey: "x.mp3", mimeType: "audio/mpeg", bytes: 1, bitrate: 1 },
      })
      .execute();
  return { ...release, path: `/@${handle}/undertow` };
}
const get = (path: string, headers = {}) => server.app.request(path, { headers });
const oembed = (path: string, more = "") =>
  get(`/oembed?url=${encodeURIComponent(`http://127.0.0.1:4000${path}`)}${more}`);

test("the player of a release may be framed by anybody, and nothing else of ours may", async () => {
  const { id, path } = await aPage();
  const answer = await get(`/embed/${id}?size=lg&theme=dark`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(answer.headers.get("x-frame-options")).toBeNull();
  expect(answer.headers.get("set-cookie")).toBeNull();
  const html = await answer.text();
  expect(html).toContain('data-theme="dark" data-size="lg"');
  expect(html.match(/data-track=/g)).toHaveLength(2);
  expect(html).not.toContain("<tow>");
  const page = await get(path);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(page.headers.get("x-frame-options")).not.toBeNull();
});

test("a song on it leads to an address that is signed for everybody, and for some minutes", async () => {
  const { id, tracks } = await aPage();
  const answer = await get(`/embed/${id}/${tracks[0]}/stream`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/media\/[^?]+\/basic\?expires=\d+&for=anyone&signature=/);
  const other = await aPage();
  expect((await get(`/embed/${id}/${other.tracks[0]}/stream`)).status).toBe(404);
  expect((await get(`/embed/${tracks[1]}`)).status).toBe(200);
});

test("a site is told how to show it, as JSON and as XML, no wider than it asks", async () => {
  const { id, path, tracks } = await aPage();
  const answer = await (await oembed(path)).json();
  expect(answer).toMatchObject({
    version: "1.0",
    type: "rich",
    provider_name: "Levare",
    width: 480,
    height: 320,
  });
  expect(answer.html).toContain(`src="http://127.0.0.1:4000/embed/${id}?size=md"`);
  expect((await (await oembed(path, "&maxwidth=300")).json()).width).toBe(300);
  expect((await (await oembed(`${path}/1`)).json()).html).toContain(`/embed/${tracks[0]}?`);
  const xml = await oembed(path, "&format=xml");
  expect(xml.headers.get("content-type")).toContain("text/xml");
  expect(await xml.text()).toContain("<type>rich</type>");
  expect((await oembed(path, "&format=yaml")).status).toBe(501);
  expect((await get("/oembed?url=https://elsewhere.example/@a/b")).status).toBe(404);
});

test("what is hidden answers on every one of these addresses as what is missing", async () => {
  const hidden = await aPage({ state: "draft", visibility: "private" });
  const missing = newId();
  const same = async (one: string, other: string) => {
    const answers = [await get(one), await get(other)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answers[0]!.text()).toBe(await answers[1]!.text());
  };
  await same(`/embed/${hidden.id}`, `/embed/${missing}`);
  await same(`/embed/${hidden.id}/${hidden.tracks[0]}/stream`, `/embed/${missing}/${missing}/stream`);
  await server.db
    .updateTable("track")
    .set({ visibility: "private" })
    .where("id", "in", hidden.tracks)
    .execute();
  await same(`/embed/${hidden.tracks[0]}`, `/embed/${missing}`);
  expect((await oembed(hidden.path)).status).toBe(404);
  expect((await get("/embed/no-id")).status).toBe(404);
});
