import { writeFile } from "node:fs/promises";
import path from "node:path";
import { newId } from "../../db/ids.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { openStream } from "../graphql/testing/openStream.ts";
import { aPaidSale } from "../sales/testing/aPaidSale.ts";
import { openTestServer, shortestOf, type TestServer, viewerFor } from "../testing.ts";
import { eraseWorkspaces } from "./eraseWorkspaces.ts";

let server: TestServer;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

const UPDATE = /* GraphQL */ `mutation Update($input: UpdateWorkspaceInput!) {
  updateWorkspace(input: $input) {
    __typename
    ... on UpdateWorkspacePayload {
      workspace { name slug defaultCurrency timezone notificationsEnabled workspaceType version }
    }
    ... on InvalidInput { field message }
    ... on StaleWorkspace { current { name version } }
  }
}`;
const BRANDING = /* GraphQL */ `mutation Brand($input: UpdateBrandingInput!) {
  updateBranding(input: $input) {
    __typename
    ... on UpdateBrandingPayload { workspace { tagline accentColour { chosen onDark onLight } } }
    ... on InvalidInput { field message }
  }
}`;
const SLUG = /* GraphQL */ `query Slug($slug: String!) { currentSlug(slug: $slug) }`;
const CREATE = /* GraphQL */ `mutation Create($input: CreateWorkspaceInput!) {
  createWorkspace(input: $input) {
    __typename
    ... on CreateWorkspacePayload { viewer { isAccountOwner workspace { name slug } workspaces { name } } }
  }
}`;
const SWITCH = /* GraphQL */ `mutation Switch($input: SwitchWorkspaceInput!) {
  switchWorkspace(input: $input) { viewer { workspace { name } } }
}`;
const HERE = /* GraphQL */ `{ viewer { workspace { name } workspaces { name } deletedWorkspaces { id name goneAt } } }`;
const DELETE = /* GraphQL */ `mutation Delete($input: DeleteWorkspaceInput!) {
  deleteWorkspace(input: $input) {
    __typename
    ... on InvalidInput { field message }
    ... on EarningsUnpaid { code earnings { amountMinor currency } }
  }
}`;
const UNDELETE = /* GraphQL */ `mutation Undelete($input: UndeleteWorkspaceInput!) {
  undeleteWorkspace(input: $input) { __typename }
}`;
const FIND = /* GraphQL */ `query Find($text: String!) {
  search(text: $text, scope: ALL) { edges { node { ... on Track { title } } } }
}`;
const HEAR = /* GraphQL */ `subscription Hear($id: ID!) { trackChanged(workspaceId: $id) { id } }`;

const idOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

async function aStudio(some: object = {}, person: object = {}) {
  const owner = await aUser(server.db, { role: "artist", userTier: "artist_pro", ...person });
  const workspace = await aWorkspace(server.db, { ownerId: owner.id, ...some });
  return { owner, workspace, id: idOf("Workspace", workspace.id), asks: await viewerFor(server, owner.id) };
}

test("settings are kept, judged field by field, and an edit that is out of date changes nothing", async () => {
  const { asks, id } = await aStudio();
  const update = async (change: object) =>
    (await server.ask(asks, UPDATE, { input: { id, ...change } })).data.updateWorkspace;
  const settings = {
    name: "Harbour Lights",
    slug: "harbour-lights",
    defaultCurrency: "EUR",
    timezone: "Europe/Madrid",
    notificationsEnabled: false,
    workspaceType: "label",
  };
  expect((await update({ version: 1, ...settings })).workspace).toEqual({ ...settings, version: 2 });
  expect(await update({ version: 1, name: "Too late" })).toEqual({
    __typename: "StaleWorkspace",
    current: { name: "Harbour Lights", version: 2 },
  });
  for (const [field, value] of Object.entries({
    name: " ",
    slug: "Not A Slug",
    defaultCurrency: "XXX",
    timezone: "Mars/Olympus",
  }))
    expect(await update({ version: 2, [field]: value })).toMatchObject({ __typename: "InvalidInput", field });
});

test("an old address keeps leading to the studio, and nobody else gets it", async () => {
  const one = await aStudio({ slug: "first-name" });
  const other = await aStudio({ slug: "other-name" });
  const rename = async ({ asks, id }: typeof one, version: number, slug: string) =>
    (await server.ask(asks, UPDATE, { input: { id, version, slug } })).data.updateWorkspace;
  const leadsTo = async (slug: string) => (await server.ask(null, SLUG, { slug })).data.currentSlug;
  await rename(one, 1, "second-name");
  expect([await leadsTo("first-name"), await leadsTo("second-name"), await leadsTo("no-name")]).toEqual([
    "second-name",
    "second-name",
    null,
  ]);
  const taken = { field: "slug", message: "Another studio has this address." };
  expect(await rename(other, 1, "first-name")).toMatchObject(taken);
  expect(await rename(other, 1, "second-name")).toMatchObject(taken);
  expect(await rename(one, 2, "first-name")).toMatchObject({ __typename: "UpdateWorkspacePayload" });
  expect(await leadsTo("second-name")).toBe("first-name");
});

test("a studio's colour comes in a shade for each theme that can be read, and asks for Pro Artist", async () => {
  const studio = await aStudio();
  const brand = async (accentColour: string, { asks, id } = studio) =>
    server.ask(asks, BRANDING, { input: { id, version: 1, accentColour, tagline: "Slow tides" } });
  expect((await brand("red")).data.updateBranding).toMatchObject({ field: "accentColour" });
  const { workspace } = (await brand("#7C5CFF")).data.updateBranding;
  expect(workspace).toMatchObject({ tagline: "Slow tides", accentColour: { chosen: "#7c5cff" } });
  expect(workspace.accentColour.onDark).not.toBe(workspace.accentColour.onLight);
  const free = await aStudio({}, { userTier: "artist_starter", trialEndsAt: new Date(0) });
  expect((await brand("#7c5cff", free)).errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
});

test("with Indee Label a person opens a second studio, and where they work follows them to the next device", async () => {
  const { owner, asks, id } = await aStudio({ name: "First" }, { userTier: "artist_label" });
  const input = { name: "Second", workspaceType: "label" };
  expect((await server.ask(asks, CREATE, { input })).data.createWorkspace.viewer).toEqual({
    isAccountOwner: true,
    workspace: { name: "Second", slug: "second" },
    workspaces: [{ name: "Second" }, { name: "First" }],
  });
  expect((await server.ask(await viewerFor(server, owner.id), HERE)).data.viewer.workspace.name).toBe(
    "Second",
  );
  const back = await server.ask(await viewerFor(server, owner.id), SWITCH, { input: { id } });
  expect(back.data.switchWorkspace.viewer.workspace.name).toBe("First");
  expect((await server.ask(await viewerFor(server, owner.id), HERE)).data.viewer.workspace.name).toBe(
    "First",
  );
  const pro = await aStudio();
  expect((await server.ask(pro.asks, CREATE, { input })).errors?.[0]?.extensions?.code).toBe(
    "UPGRADE_REQUIRED",
  );
  expect((await server.ask(pro.asks, SWITCH, { input: { id } })).errors?.[0]?.extensions?.code).toBe(
    "NOT_FOUND",
  );
});

test("a second studio is on its owner's plan of the moment, and working in a label opens no studio of one's own", async () => {
  const { owner, asks } = await aStudio({}, { userTier: "artist_label" });
  const input = { name: "Annex", workspaceType: "label" };
  await server.ask(asks, CREATE, { input });
  const hired = await aUser(server.db, { role: "fan", userTier: "fan_free" });
  const studios = await server.db
    .selectFrom("workspace")
    .where("ownerId", "=", owner.id)
    .select("id")
    .execute();
  for (const { id } of studios)
    await server.db
      .insertInto("membership")
      .values({ workspaceId: id, userId: hired.id, role: "manager" })
      .execute();
  const tiers = async () => (await viewerFor(server, hired.id)).memberships.map(({ tier }) => tier);
  expect(await tiers()).toEqual(["enterprise", "enterprise"]);
  const refused = await server.ask(await viewerFor(server, hired.id), CREATE, { input });
  expect(refused.errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
  await server.db.updateTable("user").set({ userTier: "artist_pro" }).where("id", "=", owner.id).execute();
  expect(await tiers()).toEqual(["pro", "pro"]);
});

test("a deleted studio is hidden at once, restored whole within seven days, and then gone with its files", async () => {
  const { owner, asks, id, workspace } = await aStudio({ name: "Ebb" });
  const file = path.join(server.dataDir, "master");
  await writeFile(file, "music");
  await server.services.storage.put("masters/ebb.flac", file, "audio/flac");
  const track = await aTrack(server.db, {
    workspaceId: workspace.id,
    title: "Quicksand Lullaby",
    visibility: "public",
    masterKey: "masters/ebb.flac",
  });
  const [artistId, releaseId] = [newId(), newId()];
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: workspace.id, name: "Ebb" })
    .execute();
  await server.db
    .insertInto("release")
    .values({ id: releaseId, workspaceId: workspace.id, title: "Ebb" })
    .execute();
  await server.db.insertInto("trackArtist").values({ trackId: track.id, artistId, position: 0 }).execute();
  await server.db.insertInto("releaseArtist").values({ releaseId, artistId, position: 0 }).execute();
  await server.db.transaction().execute((trx) => refreshSearchDocs(trx, "track", [track.id]));
  const found = async () => (await server.ask(null, FIND, { text: "quicksand" })).data.search.edges.length;
  const as = () => viewerFor(server, owner.id);
  expect((await server.ask(asks, DELETE, { input: { id, name: "ebb" } })).data.deleteWorkspace).toMatchObject(
    {
      field: "name",
    },
  );
  expect(await found()).toBe(1);

  expect(
    (await server.ask(asks, DELETE, { input: { id, name: "Ebb" } })).data.deleteWorkspace.__typename,
  ).toBe("DeleteWorkspacePayload");
  expect(await found()).toBe(0);
  const { viewer } = (await server.ask(await as(), HERE)).data;
  expect(viewer).toEqual({
    workspace: null,
    workspaces: [],
    deletedWorkspaces: [{ id, name: "Ebb", goneAt: "2026-11-28T12:00:00.000Z" }],
  });

  await server.ask(await as(), UNDELETE, { input: { id } });
  expect(await found()).toBe(1);
  expect((await server.ask(await as(), HERE)).data.viewer.workspace.name).toBe("Ebb");

  await server.ask(await as(), DELETE, { input: { id, name: "Ebb" } });
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
  expect((await server.ask(await as(), UNDELETE, { input: { id } })).data.undeleteWorkspace.__typename).toBe(
    "NotFound",
  );
  await eraseWorkspaces(server, clock.now);
  expect(await server.services.storage.exists("masters/ebb.flac")).toBe(false);
  expect(await server.db.selectFrom("track").where("id", "=", track.id).selectAll().execute()).toEqual([]);
  const actions = await server.db
    .selectFrom("audit")
    .where("workspaceId", "=", workspace.id)
    .orderBy("seq")
    .select("action")
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    "workspace.delete",
    "workspace.undelete",
    "workspace.delete",
    "workspace.erase",
  ]);
});

test("a studio that has earned what was not paid out tells how much, and is deleted only once its owner gives it up", async () => {
  const { asks, id, workspace } = await aStudio({ name: "Neap" });
  // 10.00 less 0.59 of the provider.
  await aPaidSale(server.db, workspace.id);
  const remove = async (more: object = {}) =>
    (await server.ask(asks, DELETE, { input: { id, name: "Neap", ...more } })).data.deleteWorkspace;
  const refused = {
    ...{ __typename: "EarningsUnpaid", code: "workspaces.earningsUnpaid" },
    earnings: [{ amountMinor: "941", currency: "USD" }],
  };
  expect(await remove()).toEqual(refused);
  expect(await remove({ giveUpEarnings: false })).toEqual(refused);
  expect(await remove({ name: "neap", giveUpEarnings: true })).toMatchObject({ field: "name" });
  expect((await server.ask(asks, HERE)).data.viewer.workspace.name).toBe("Neap");
  expect(await remove({ giveUpEarnings: true })).toEqual({ __typename: "DeleteWorkspacePayload" });
});

test("an open stream of somebody who is taken off the team ends within a second", async () => {
  expect(await shortestOf(endOfAStream, 1000)).toBeLessThan(1000);
});

async function endOfAStream(): Promise<number> {
  const { workspace } = await aStudio();
  const person = await aUser(server.db, { role: "superadmin" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId: workspace.id, userId: person.id, role: "manager" })
    .execute();
  const response = await openStream(server, person.id, HEAR, workspace.id);
  expect(response.status).toBe(200);
  const ended = (async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      text += decoder.decode(part);
    return text;
  })();
  const begun = Date.now();
  await server.db.deleteFrom("membership").where("userId", "=", person.id).execute();
  expect(await ended).toContain("UNAUTHENTICATED");
  return Date.now() - begun;
}
