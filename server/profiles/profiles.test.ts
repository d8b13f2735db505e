import { newId } from "../../db/ids.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let clock = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => void (server = await openTestServer(() => clock)));
beforeEach(() => void (clock = new Date("2026-11-21T12:00:00Z")));
afterAll(() => server.close());

async function anArtist(stageName: string, some: object = {}) {
  const user = await aUser(server.db, {
    name: "Noa Lindqvist",
    stageName,
    capabilities: ["artist"],
    ...some,
  });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  await makeProfile(server.db, user);
  return { user, workspace, viewer: await viewerFor(server, user.id), ...(await profileOf(user.id)) };
}

async function aFan(some: object = {}) {
  const user = await aUser(server.db, { name: "Mara Okafor", role: "fan", capabilities: ["fan"], ...some });
  await makeProfile(server.db, user);
  return { user, viewer: await viewerFor(server, user.id), ...(await profileOf(user.id)) };
}

function profileOf(userId: string) {
  return server.db
    .selectFrom("profile")
    .select(["handle", "id as profileId"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

const PROFILE = /* GraphQL */ `query Profile($handle: String!) {
  profile(handle: $handle) {
    handle kind name bio isOwn followerCount version isPublic links { url host service }
    releases { totalCount edges { node { title } } }
    products { totalCount edges { node { name } } }
    posts { totalCount edges { node { title } } }
    following { totalCount edges { node { name } } }
  }
}`;
const page = async (handle: string, viewer: any = null) =>
  (await server.ask(viewer, PROFILE, { handle })).data.profile;

const UPDATE = /* GraphQL */ `mutation Update($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on UpdateProfilePayload { viewer { fullName stageName } profile { name bio location version links { service } isPublic } }
    ... on InvalidInput { field message }
    ... on StaleProfile { message current { bio version } }
  }
}`;
const update = async (viewer: any, input: object) =>
  (await server.ask(viewer, UPDATE, { input })).data.updateProfile;

const RENAME = /* GraphQL */ `mutation Rename($input: ChangeHandleInput!) {
  changeHandle(input: $input) {
    __typename
    ... on ChangeHandlePayload { profile { handle handleChangeableAt } }
    ... on HandleRefused { reason message changeableAt }
  }
}`;
const rename = async (viewer: any, handle: string) =>
  (await server.ask(viewer, RENAME, { input: { handle } })).data.changeHandle;

test("whoever registers has a handle of their name, and two of one name have two", async () => {
  const REGISTER = /* GraphQL */ `mutation R($input: RegisterIndeeInput!) { registerIndee(input: $input) { success } }`;
  for (const at of [1, 2]) {
    const input = {
      email: `kite${at}@example.test`,
      fullName: "Priya Nair",
      stageName: "Paper Kites",
      role: "indee",
      registrationFlow: "indee",
      ageConfirmation: true,
      termsAccepted: true,
      privacyPolicyAccepted: true,
      marketingConsent: false,
    };
    expect((await server.ask(null, REGISTER, { input })).data.registerIndee.success).toBe(true);
  }
  expect(await page("paper-kites")).toMatchObject({ kind: "artist", name: "Paper Kites" });
  expect(await page("paper-kites-music")).toMatchObject({ kind: "artist", name: "Paper Kites" });
});

test("an artist's page shows what everybody may see of their studio, and nothing else", async () => {
  const { db } = server;
  const { handle, user, workspace, viewer } = await anArtist("Mara Lune");
  const workspaceId = workspace.id;
  for (const [visibility, word] of [
    ["public", "Out"],
    ["private", "Draft"],
  ] as const) {
    const common = { workspaceId, visibility };
    await db
      .insertInto("release")
      .values({ id: newId(), title: word, date: clock, ...common })
      .execute();
    await db
      .insertInto("product")
      .values({
        id: newId(),
        sku: word,
        name: word,
        type: "DIGITAL",
        priceMinor: 1,
        currency: "USD",
        ...common,
      })
      .execute();
    await db
      .insertInto("post")
      .values({ id: newId(), authorId: user.id, title: word, body: "News", ...common })
      .execute();
  }
  const only = (field: string) => ({ totalCount: 1, edges: [{ node: { [field]: "Out" } }] });
  const seen = {
    kind: "artist",
    name: "Mara Lune",
    releases: only("title"),
    products: only("name"),
    posts: only("title"),
  };
  expect(await page(handle)).toMatchObject({ ...seen, isOwn: false });
  expect(await page(handle, viewer)).toMatchObject({ ...seen, isOwn: true });
  await db.updateTable("workspace").set({ suspendedAt: clock }).where("id", "=", workspaceId).execute();
  expect((await page(handle)).releases.totalCount).toBe(0);
});

test("a fan's page is their own until they show it, and what they follow until they say so", async () => {
  const { handle, viewer, user } = await aFan();
  const track = await aTrack(server.db, { visibility: "public" });
  const artistId = newId();
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: track.workspaceId, name: "Orrin" })
    .execute();
  await server.db.insertInto("trackArtist").values({ trackId: track.id, artistId, position: 0 }).execute();
  await server.db.insertInto("follow").values({ artistId, userId: user.id }).execute();
  expect(await page(handle)).toBeNull();
  expect(await page(handle, viewer)).toMatchObject({
    kind: "fan",
    isPublic: false,
    following: { totalCount: 1 },
  });
  expect((await update(viewer, { version: 1, isPublic: true })).profile.isPublic).toBe(true);
  expect(await page(handle)).toMatchObject({ name: "Mara Okafor", following: null });
  await server.db
    .insertInto("preference")
    .values({ userId: user.id, key: "publicCollection", value: "true", updatedAt: clock })
    .execute();
  expect((await page(handle)).following.edges).toEqual([{ node: { name: "Orrin" } }]);
});

test("unknown, hidden and suspended people answer alike", async () => {
  const hidden = await aFan();
  const suspended = await anArtist("Gone");
  await server.db
    .updateTable("user")
    .set({ suspendedAt: clock })
    .where("id", "=", suspended.user.id)
    .execute();
  for (const handle of ["nobody-at-all", hidden.handle, suspended.handle]) {
    expect(await page(handle)).toBeNull();
    const answer = await server.app.request(`/@${handle}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test("an edit made from an old copy is refused and shows what stands now", async () => {
  const { viewer } = await anArtist("Calle Norte");
  const links = ["https://callenorte.bandcamp.com", "https://calle.example"];
  expect(
    await update(viewer, { version: 1, bio: " Salt and brass. ", location: "Cádiz", links }),
  ).toMatchObject({
    profile: {
      bio: "Salt and brass.",
      location: "Cádiz",
      version: 2,
      links: [{ service: "bandcamp" }, { service: "website" }],
    },
  });
  expect(await update(viewer, { version: 1, bio: "Late" })).toMatchObject({
    __typename: "StaleProfile",
    current: { bio: "Salt and brass.", version: 2 },
  });
  expect(await update(viewer, { version: 2, links: ["javascript:alert(1)"] })).toMatchObject({
    field: "links",
  });
  expect(await update(viewer, { version: 2, bio: "a".repeat(5001) })).toMatchObject({ field: "bio" });
});

test("an artist's new name is on their page and on their music; a name is never emptied", async () => {
  const { db } = server;
  const { viewer, user, handle, workspace } = await anArtist("Salt Harbor");
  const artistId = newId();
  await db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: workspace.id, name: "Salt Harbor" })
    .execute();
  expect(await update(viewer, { version: 1, name: " Salt Harbour " })).toMatchObject({
    profile: { name: "Salt Harbour" },
    viewer: { stageName: "Salt Harbour", fullName: "Noa Lindqvist" },
  });
  expect(await page(handle)).toMatchObject({ name: "Salt Harbour" });
  const credited = await db.selectFrom("artist").select("name").where("id", "=", artistId).executeTakeFirst();
  expect(credited?.name).toBe("Salt Harbour");
  expect(await update(viewer, { version: 2, name: "  " })).toMatchObject({
    field: "name",
    message: "A page needs a name.",
  });
  expect(await update(viewer, { version: 2, name: "a".repeat(121) })).toMatchObject({ field: "name" });
  // Where the studio knows the new name as another artist, that one stays, and the music of both.
  await db
    .insertInto("artist")
    .values({ id: newId(), workspaceId: workspace.id, name: "Low Water" })
    .execute();
  expect(await update(viewer, { version: 2, name: "Low Water" })).toMatchObject({
    profile: { name: "Low Water" },
  });
  const entries = await db
    .selectFrom("audit")
    .select("id")
    .where("entityId", "=", user.id)
    .where("action", "=", "user.name.change")
    .execute();
  expect(entries).toHaveLength(2);
});

test("a fan's new name is the name of their account", async () => {
  const { viewer } = await aFan();
  expect(await update(viewer, { version: 1, name: "Mara O." })).toMatchObject({
    profile: { name: "Mara O." },
    viewer: { fullName: "Mara O.", stageName: null },
  });
});

test("a new handle counts at once, the old one leads to it, and stays its owner's", async () => {
  const { viewer, user, handle } = await anArtist("Dusk Ferrow");
  const other = await anArtist("Orrin Vale");
  expect(await rename(viewer, "Dusk_Ferrow")).toMatchObject({
    profile: { handle: "dusk_ferrow", handleChangeableAt: "2026-12-21T12:00:00.000Z" },
  });
  expect(await page(handle)).toMatchObject({ handle: "dusk_ferrow" });
  const moved = await server.app.request(`/@${handle}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/@dusk_ferrow"]);
  expect(moved.headers.get("cache-control")).toBe("no-cache");
  expect(await rename(other.viewer, handle)).toMatchObject({ reason: "TAKEN" });
  expect(await rename(other.viewer, "dusk_ferrow")).toMatchObject({ reason: "TAKEN" });
  expect(await rename(other.viewer, "admin")).toMatchObject({ reason: "RESERVED" });
  expect(await rename(other.viewer, "a b")).toMatchObject({ reason: "SHAPE" });
  expect(await rename(viewer, "dusk")).toMatchObject({
    reason: "TOO_SOON",
    changeableAt: "2026-12-21T12:00:00.000Z",
  });
  clock = new Date("2026-12-21T12:00:00Z");
  expect(await rename(viewer, handle)).toMatchObject({ profile: { handle } });
  expect(await page("dusk_ferrow")).toMatchObject({ handle });
  const entries = await server.db
    .selectFrom("audit")
    .select("action")
    .where("entityId", "=", user.id)
    .where("action", "=", "user.handle.change")
    .execute();
  expect(entries).toHaveLength(2);
});

test("when two people ask for one handle at one moment, one has it", async () => {
  const people = [await anArtist("Ebb One"), await anArtist("Ebb Two"), await anArtist("Ebb Three")];
  const answers = await Promise.all(people.map(({ viewer }) => rename(viewer, "the-ebb")));
  expect(answers.map(({ reason }) => reason ?? "had").sort()).toEqual(["TAKEN", "TAKEN", "had"]);
});

test("while a handle is typed, the person reads whether they can have it", async () => {
  const { viewer } = await anArtist("Tide");
  const CHECK = /* GraphQL */ `query Check($handle: String!) { checkHandle(handle: $handle) { message } }`;
  const check = async (handle: string) =>
    (await server.ask(viewer, CHECK, { handle })).data.checkHandle?.message ?? null;
  await anArtist("Low Tide");
  expect(await check("high-tide")).toBeNull();
  expect(await check("low-tide")).toBe("This handle is taken. Choose another one.");
  expect(await check("support")).toBe("This handle is reserved. Choose another one.");
  for (let at = 0; at < 60; at++) await check(`tide-${at}`);
  expect(await check("high-tide")).toBe("Too many attempts. Wait a moment and try again.");
});

test("the short address leads to the long one for good", async () => {
  const answer = await server.app.request("/u/mara-lune");
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/@mara-lune"]);
});

test("a page tells chats and search engines who it is about, and no text of it becomes a script", async () => {
  const evil = `</script><script>alert("1")</script> "quoted" $& <!-- & 'single'`;
  const { viewer, handle, workspace } = await anArtist(`Nova "N" <b>`);
  await update(viewer, { version: 1, bio: evil, links: ["https://nova.bandcamp.com/?a=</script>"] });
  await server.db
    .insertInto("release")
    .values({
      id: newId(),
      workspaceId: workspace.id,
      title: "</script>Tide",
      date: clock,
      visibility: "public",
      coverKey: "nova/0.jpg",
    })
    .execute();
  const statements = await server.statementsDuring(
    async () => void (await server.app.request(`/@${handle}`)),
  );
  const answer = await server.app.request(`/@${handle}`);
  const html = await answer.text();
  expect(statements).toHaveLength(1);
  expect(answer.status).toBe(200);
  expect(html.match(/<script/g)).toEqual(["<script"]);
  expect(html.match(/<\/script>/g)).toEqual(["</script>"]);
  expect(html).not.toContain("<b>");
  expect(html).not.toContain("<!--");
  expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:4000/@${handle}">`);
  expect(html).toContain('<meta property="og:type" content="profile">');
  expect(html).toContain(
    '<meta property="og:image" content="http://127.0.0.1:4000/covers/nova/0-0640.webp">',
  );
  expect(html).toContain("<title>Nova &quot;N&quot; &lt;b&gt; (@");
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
  expect(data).toMatchObject({
    "@type": "MusicGroup",
    description: evil,
    album: [{ name: "</script>Tide" }],
  });
});

test("a fan is shown what the artists they follow put out, the newest first, and nothing of others or to come", async () => {
  const { workspace } = await anArtist("Orrin Vale");
  const { user, viewer } = await aFan();
  const [followed, other] = [newId(), newId()];
  await server.db
    .insertInto("artist")
    .values([
      { id: followed, workspaceId: workspace.id, name: "Orrin Vale" },
      { id: other, workspaceId: workspace.id, name: "Somebody Else" },
    ])
    .execute();
  await server.db.insertInto("follow").values({ artistId: followed, userId: user.id }).execute();
  const out = async (title: string, date: string, artistId: string, some: object = {}) => {
    const id = newId();
    const facts = { id, workspaceId: workspace.id, title, slug: id, date: new Date(date), state: "live" };
    await server.db
      .insertInto("release")
      .values({ ...facts, visibility: "public", ...some })
      .execute();
    await server.db.insertInto("releaseArtist").values({ releaseId: id, artistId, position: 0 }).execute();
  };
  await out("First", "2026-01-01", followed);
  await out("Second", "2026-02-01", followed);
  await out("Not theirs", "2026-03-01", other);
  await out("To come", "2027-01-01", followed, { state: "preorder" });
  await out("Hidden", "2026-04-01", followed, { visibility: "private" });
  const { viewer: found } = (
    await server.ask(viewer, `{ viewer { newFromFollowed { totalCount edges { node { title } } } } }`)
  ).data;
  expect(found.newFromFollowed.edges.map(({ node }: any) => node.title)).toEqual(["Second", "First"]);
  expect(found.newFromFollowed.totalCount).toBe(2);
});
