import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { aDevice, aList, aSong, edit, send } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) {
  ... on Track { title overwritten { valueId field value overwrittenBy } }
  ... on Release { title overwritten { valueId field value } }
  ... on Playlist { title overwritten { valueId field value } }
} }`;
const RESTORE = /* GraphQL */ `mutation Restore($input: RestoreOverwrittenInput!) { restoreOverwritten(input: $input) {
  __typename ... on RestoreOverwrittenPayload { track { title } release { label } playlist { title } } ... on UserError { code }
} }`;

const read = async (viewer: any, type: string, id: string) =>
  (await server.ask(viewer, READ, { id: encodeGlobalID(type, id) })).data.node;
const restore = async (viewer: any, valueId: string) =>
  (await server.ask(viewer, RESTORE, { input: { valueId } })).data.restoreOverwritten;

test("what a merge wrote over is shown to those who may edit, put back by one press, and that press can be taken back", async () => {
  const [device, stranger] = [await aDevice(server), await aDevice(server)];
  const [viewer, other] = [await viewerFor(server, device.userId), await viewerFor(server, stranger.userId)];
  const id = await aSong(server, device, { visibility: "public" });
  const base = { title: "Tide" };
  await send(server, device, `PUT /catalog/${id}`, { body: edit("track", { title: "Ebb" }, base) });
  await send(server, device, `PUT /catalog/${id}`, { body: edit("track", { title: "Flood" }, base) });
  const told = await read(viewer, "Track", id);
  expect(told).toMatchObject({
    title: "Flood",
    overwritten: [{ field: "title", value: '"Ebb"', overwrittenBy: "Nova Reyes" }],
  });
  const [{ valueId }] = told.overwritten;
  expect((await read(other, "Track", id)).overwritten).toBeNull();
  for (const missing of [valueId, crypto.randomUUID(), "none"])
    expect(await restore(other, missing)).toMatchObject({ code: "general.notFound" });
  expect(await restore(viewer, valueId)).toMatchObject({ track: { title: "Ebb" } });
  const after = await read(viewer, "Track", id);
  expect(after).toMatchObject({ title: "Ebb", overwritten: [{ field: "title", value: '"Flood"' }] });
  expect(await restore(viewer, after.overwritten[0].valueId)).toMatchObject({ track: { title: "Flood" } });
});

test("the same goes for a release and a playlist, by the rules of their own edits", async () => {
  const device = await aDevice(server);
  const viewer = await viewerFor(server, device.userId);
  const made = await send(server, device, "POST /catalog", {
    body: { kind: "release", workspaceId: device.workspaceId, title: "Low Water" },
  });
  const list = await aList(server, device, []);
  for (const words of ["Harbour", "Quay"]) {
    await send(server, device, `PUT /catalog/${made.doc.id}`, {
      body: edit("release", { label: words }, { label: null }),
    });
    await send(server, device, `PUT /playlists/${list.id}`, {
      body: edit(null, { title: words }, { title: "Evening" }),
    });
  }
  const [label] = (await read(viewer, "Release", made.doc.id)).overwritten;
  expect(await restore(viewer, label.valueId)).toMatchObject({ release: { label: "Harbour" } });
  const [title] = (await read(viewer, "Playlist", list.id)).overwritten;
  expect(await restore(viewer, title.valueId)).toMatchObject({ playlist: { title: "Harbour" } });
});

test("a person lists what their own edits wrote over, in all of their things, and nothing of a studio that they have left", async () => {
  const device = await aDevice(server);
  const viewer = await viewerFor(server, device.userId);
  const id = await aSong(server, device);
  const list = await aList(server, device, []);
  for (const title of ["Ebb", "Flood"]) {
    await send(server, device, `PUT /catalog/${id}`, { body: edit("track", { title }, { title: "Tide" }) });
    await send(server, device, `PUT /playlists/${list.id}`, {
      body: edit(null, { title }, { title: "Evening" }),
    });
  }
  const LIST = /* GraphQL */ `query List { viewer { overwritten { field value track { title } release { title } playlist { title } } } }`;
  const told = (await server.ask(viewer, LIST)).data.viewer.overwritten;
  expect(told).toMatchObject([
    { field: "title", value: '"Ebb"', playlist: { title: "Flood" }, track: null },
    { field: "title", value: '"Ebb"', track: { title: "Flood" }, release: null },
  ]);
  await server.db.deleteFrom("membership").where("userId", "=", device.userId).execute();
  const left = await viewerFor(server, device.userId);
  expect((await server.ask(left, LIST)).data.viewer.overwritten).toMatchObject([
    { playlist: { title: "Flood" } },
  ]);
});

test("what a colleague's edit wrote over is listed for who works beside them, and put back by them; strangers hear of nothing", async () => {
  const [owner, stranger] = [await aDevice(server), await aDevice(server)];
  const { id: userId } = await aUser(server.db, { name: "Teo Marsh", userTier: "artist_pro" });
  await server.db
    .insertInto("membership")
    .values({ id: newId(), workspaceId: owner.workspaceId, userId, role: "artist" })
    .execute();
  const colleague = { ...owner, userId, cookie: await server.cookieFor(userId) };
  const id = await aSong(server, owner);
  const base = { title: "Tide" };
  await send(server, owner, `PUT /catalog/${id}`, { body: edit("track", { title: "Ebb" }, base) });
  await send(server, colleague, `PUT /catalog/${id}`, { body: edit("track", { title: "Flood" }, base) });
  const LIST = /* GraphQL */ `query List { viewer { overwritten { valueId value overwrittenBy isByViewer track { title } } } }`;
  const listFor = async (device: { userId: string }) =>
    (await server.ask(await viewerFor(server, device.userId), LIST)).data.viewer.overwritten;
  const [told, ...more] = await listFor(owner);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ value: '"Ebb"', isByViewer: false, track: { title: "Flood" } });
  expect(await listFor(colleague)).toMatchObject([{ value: '"Ebb"', isByViewer: true }]);
  expect(await listFor(stranger)).toEqual([]);
  expect(await restore(await viewerFor(server, owner.userId), told.valueId)).toMatchObject({
    track: { title: "Ebb" },
  });
});
