import sharp from "sharp";
import { newId } from "../../db/ids.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { describeReleases } from "../../db/search/releaseDocs.ts";
import { aTrack } from "../../db/testing/build.ts";
import { anArtist, aRelease, mutate, trackGid } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let now = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
// Answers are kept for seconds: every test looks anew.
beforeEach(() => void (now = new Date(now.getTime() + 60_000)));
afterAll(() => server.close());

async function aPage(some: Parameters<typeof aRelease>[2] = {}, trackCount = 2) {
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
  const slug = `undertow-${newId().slice(-6)}`;
  const release = await aRelease(server, artist.workspaceId, { slug, ...some }, trackCount);
  const artistId = newId();
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: artist.workspaceId, name: "Nova <b>Tide</b>" })
    .execute();
  await server.db
    .insertInto("releaseArtist")
    .values({ releaseId: release.id, artistId, position: 1 })
    .execute();
  return { ...artist, ...release, handle, slug, path: `/@${handle}/${slug}` };
}

async function out(some: Parameters<typeof aRelease>[2] = {}, trackCount = 2) {
  const page = await aPage(some, trackCount);
  await mutate(server, page.viewer, "releaseNow", { id: page.gid });
  return page;
}

const get = (path: string) => server.app.request(path);
const RELEASE = /* GraphQL */ `query PublicPage($handle: String!, $slug: String!, $place: String!) {
  release(handle: $handle, slug: $slug) {
    title pagePath runningOrder { track { title pagePath } } trackAt(place: $place) { track { title } } related { title }
  }
}`;
async function asked(
  handle: string,
  slug: string,
  place = "1",
  viewer: Parameters<typeof server.ask>[0] = null,
) {
  return (await server.ask(viewer, RELEASE, { handle, slug, place })).data.release;
}

test("a page reads before any script runs: cover, names, and songs with their length", async () => {
  const { path, handle } = await out({ title: "Salt & <Tide>" });
  const release = await (await get(path)).text();
  expect(release).toContain("<h1>Salt &amp; &lt;Tide&gt;</h1>");
  expect(release).toMatch(/<img src="\/covers\/[^"]+"[^>]* fetchpriority="high">/);
  expect(release.match(/<li><a href="[^"]+">[^<]+<\/a> <span>1:01<\/span><\/li>/g)).toHaveLength(2);
  const song = await (await get(`${path}/2`)).text();
  expect(song).toContain(`<a href="${path}">Salt &amp; &lt;Tide&gt;</a>`);
  const artist = await (await get(`/@${handle}`)).text();
  expect(artist).toContain(`<span>@${handle}</span>`);
  const card = `<a href="${path}">Salt &amp; &lt;Tide&gt;</a></li>`;
  expect(artist).toMatch(new RegExp(`<li><img class="lv-cover" src="/covers/[^"]+"[^>]*>${card}`));
  expect((await (await get(`/@${handle}/nothing`)).text()).includes("first-view")).toBe(false);
});

test("what comes out at midnight in Madrid is told of under its own day and year, on its page, its artist's and in the search", async () => {
  const midnight = { releaseDay: "2027-01-01", releaseTime: "00:00", date: new Date("2026-12-31T23:00:00Z") };
  const { path, handle, id } = await aPage({ state: "live", visibility: "public", ...midnight });
  await server.db.updateTable("track").set({ visibility: "public" }).where("releaseId", "=", id).execute();
  const html = await (await get(path)).text();
  expect(html).toContain('<meta property="music:release_date" content="2027-01-01">');
  expect(html).toContain('"datePublished":"2027-01-01"');
  const artist = await (await get(`/@${handle}`)).text();
  expect(artist).toContain('"datePublished":"2027-01-01"');
  const docs = await server.db.transaction().execute((trx) => describeReleases(trx, [id]));
  expect(docs.map(({ year }) => year)).toEqual([2027]);
});

test("a release that is out has a page that previews and search engines understand", async () => {
  const { path, handle } = await out({ date: new Date("2027-01-01"), description: 'Salt & "brass"' });
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const address = `http://127.0.0.1:4000${path}`;
  expect(html).toContain(`<link rel="canonical" href="${address}">`);
  expect(html).toContain('<meta property="og:type" content="music.album">');
  expect(html).toContain(`<meta property="music:musician" content="http://127.0.0.1:4000/@${handle}">`);
  expect(html).toContain(`<meta property="music:song" content="${address}/2">`);
  expect(html).toContain('content="Salt &amp; &quot;brass&quot;"');
  expect(html).toContain('type="application/json+oembed"');
  expect(html).not.toContain("noindex");
  expect(html).not.toContain("<b>Tide");
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(json!)).toMatchObject({
    ...{ "@type": "MusicAlbum", name: "Undertow", numTracks: 2 },
    ...{
      byArtist: expect.arrayContaining([{ "@type": "MusicGroup", name: "Nova <b>Tide</b>" }]),
      track: [{ "@type": "MusicRecording", name: "Song 1" }, {}],
    },
  });
});

test("a track has a page of its own, with its length and its album", async () => {
  const { path } = await out();
  const html = await (await get(`${path}/2`)).text();
  expect(html).toContain('<meta property="og:type" content="music.song">');
  expect(html).toContain('<meta property="music:duration" content="61">');
  expect(html).toContain(`<meta property="music:album" content="http://127.0.0.1:4000${path}">`);
  for (const place of ["3", "0", "02", "1-1", "x"]) expect((await get(`${path}/${place}`)).status).toBe(404);
});

test("a link is shown with a picture of its cover and name, drawn for whoever may see the page", async () => {
  const page = await out();
  const html = await (await get(page.path)).text();
  const address = /og:image" content="http:\/\/127\.0\.0\.1:4000(\/cards\/[^"]+)"/.exec(html)?.[1] ?? "";
  const answer = await get(address);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  // One that was kept somewhere shows what is true now, and is asked for again soon.
  expect((await get(address.replace(/v=.*/, "v=former"))).headers.get("cache-control")).not.toContain(
    "immutable",
  );

  await mutate(server, page.viewer, "withdrawRelease", { id: page.gid });
  expect((await get(address)).status).toBe(404);
});

test("capitals and a former handle lead to the page's one address", async () => {
  const { path, handle, slug, userId } = await out();
  const oldHandle = `old-${handle}`.slice(0, 30);
  await server.db.insertInto("handleRedirect").values({ oldHandle, userId, createdAt: now }).execute();
  for (const other of [`/@${oldHandle}/${slug}`, `/@${handle.toUpperCase()}/${slug}`, `${path}/`]) {
    const answer = await get(other);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, path]);
  }
});

test("an unlisted release opens for whoever has the link, and no search engine keeps it", async () => {
  const { path, handle, slug } = await out({ audience: "unlisted" });
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  const release = await asked(handle, slug);
  expect(release.runningOrder.map(({ track }: any) => [track.title, track.pagePath])).toEqual([
    ["Song 1", null],
    ["Song 2", null],
  ]);
});

test.each(["draft", "ready", "scheduled", "withdrawn", "takenDown", "archived"])(
  "a release that is %s is as absent as one that never was, for its studio as well",
  async (state) => {
    const { path, handle, slug, viewer } = await aPage({ state });
    const [hidden, missing] = [await get(path), await get(`/@${handle}/never-was`)];
    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(await hidden.text()).toBe(await missing.text());
    expect((await get(`${path}/1`)).status).toBe(404);
    expect(await asked(handle, slug)).toBeNull();
    expect(await asked(handle, slug, "1", viewer)).toBeNull();
  },
);

test("a preorder shows its page and of its songs those that are given at once", async () => {
  const { path, handle, slug, tracks } = await aPage({
    ...{ state: "preorder", visibility: "public", date: new Date("2027-09-01") },
  });
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", tracks[1]!).execute();
  expect((await get(path)).status).toBe(200);
  expect((await get(`${path}/1`)).status).toBe(404);
  expect((await get(`${path}/2`)).status).toBe(200);
  expect((await asked(handle, slug)).runningOrder).toMatchObject([{ track: { title: "Song 2" } }]);
  expect((await asked(handle, slug, "1")).trackAt).toBeNull();
  expect((await asked(handle, slug, "2")).trackAt.track.title).toBe("Song 2");
});

test("with its artist a release hides: a hidden page, a suspension and a deleted studio", async () => {
  const hide = [
    ({ userId }: any) =>
      server.db.updateTable("profile").set({ isPublic: false }).where("userId", "=", userId),
    ({ userId }: any) => server.db.updateTable("user").set({ suspendedAt: now }).where("id", "=", userId),
    ({ workspaceId }: any) =>
      server.db.updateTable("workspace").set({ deletedAt: now }).where("id", "=", workspaceId),
    ({ workspaceId }: any) =>
      server.db.updateTable("workspace").set({ suspendedAt: now }).where("id", "=", workspaceId),
  ];
  for (const act of hide) {
    const page = await out();
    await act(page).execute();
    expect((await get(page.path)).status).toBe(404);
    expect(await asked(page.handle, page.slug)).toBeNull();
  }
});

test("what is related comes from the same artist first, and nothing of it is hidden", async () => {
  const { handle, slug, workspaceId } = await out({ genre: "shoegaze", date: new Date("2026-01-01") });
  for (const [title, visibility] of [
    ["Earlier", "public"],
    ["Draft", "private"],
    ["For friends", "unlisted"],
  ] as const) {
    await aRelease(server, workspaceId, {
      ...{
        title,
        visibility,
        date: new Date("2025-01-01"),
        state: visibility === "private" ? "draft" : "live",
      },
    });
  }
  await out({ title: "Alike", genre: "shoegaze", date: new Date("2026-05-01") });
  const { related } = await asked(handle, slug);
  expect(related.map(({ title }: any) => title)).toEqual(["Earlier", "Alike"]);
});

test("a track that is public on a public release says where it is found", async () => {
  const { tracks, path, viewer, workspaceId } = await out();
  const loose = await aTrack(server.db, { workspaceId, visibility: "public" });
  const pathOf = async (id: string) => {
    const answer = await server.ask(
      viewer,
      `query P($id: ID!) { node(id: $id) { ... on Track { pagePath } } }`,
      {
        id: trackGid(id),
      },
    );
    return answer.data.node.pagePath;
  };
  expect(await pathOf(tracks[1]!)).toBe(`${path}/2`);
  expect(await pathOf(loose.id)).toMatch(new RegExp(`^/@[^/]+/track/${loose.id}$`));
});

const STANDALONE = /* GraphQL */ `query Standalone($id: String!) { standaloneTrack(id: $id) { title pagePath } }`;

test("a public track that is on no release has a page of its own, which its link opens", async () => {
  const { workspaceId, handle } = await aPage();
  const { id } = await aTrack(server.db, { workspaceId, visibility: "public", title: "Loose Tide" });
  const path = `/@${handle}/track/${id}`;
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:4000${path}">`);
  expect(html).toContain('<meta property="og:type" content="music.song">');
  expect(html).not.toContain("music:album");
  expect(html).not.toContain("noindex");
  expect((await get(`/cards/${id}.jpg`)).headers.get("content-type")).toBe("image/jpeg");
  expect((await get(`/embed/${id}`)).status).toBe(200);
  const told = await get(`/oembed?url=${encodeURIComponent(`http://127.0.0.1:4000${path}`)}`);
  expect(await told.json()).toMatchObject({ title: "Loose Tide" });
  const { data } = await server.ask(null, STANDALONE, { id });
  expect(data.standaloneTrack).toEqual({ title: "Loose Tide", pagePath: path });
});

test("an unlisted track opens by its link and is told to no search engine; a private one is not there", async () => {
  const { workspaceId, handle } = await aPage();
  const { id } = await aTrack(server.db, { workspaceId, visibility: "unlisted" });
  const hidden = await aTrack(server.db, { workspaceId, visibility: "private" });
  expect(await (await get(`/@${handle}/track/${id}`)).text()).toContain("noindex");
  expect((await get(`/@${handle}/track/${hidden.id}`)).status).toBe(404);
  expect((await server.ask(null, STANDALONE, { id: hidden.id })).data.standaloneTrack).toBeNull();
  expect((await server.ask(null, STANDALONE, { id: "track" })).data.standaloneTrack).toBeNull();
});

test("a song that everybody finds leads nobody to an unlisted release that has it, too", async () => {
  const { tracks, handle } = await out({ audience: "unlisted" });
  const [song, other] = tracks;
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", song!).execute();
  const page = await get(`/@${handle}/track/${song}`);
  expect(page.status).toBe(200);
  const embed = await (await get(`/embed/${song}`)).text();
  expect(embed).toContain("Song 1");
  expect(embed).not.toContain("Song 2");
  expect((await get(`/embed/${song}/${other}/stream`)).status).toBe(404);
});

test("once a track is on a public release, its former link leads there", async () => {
  const { tracks, path, handle } = await out();
  const answer = await get(`/@${handle}/track/${tracks[0]}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, `${path}/1`]);
});
