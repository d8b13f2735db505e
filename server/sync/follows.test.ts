import { newId } from "../../db/ids.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { aDevice, aSong, edit, send } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("how much a fan hears of an artist is chosen without a network, and follows nobody whom they left meanwhile", async () => {
  const device = await aDevice(server);
  const { workspaceId } = await aDevice(server);
  const id = newId();
  await server.db.insertInto("artist").values({ id, workspaceId, name: "Mara Lune" }).execute();
  const trackId = await aSong(server, { ...device, workspaceId }, { visibility: "public" });
  await server.db.insertInto("trackArtist").values({ trackId, artistId: id, position: 1 }).execute();
  const put = (body: object) => send(server, device, `PUT /data/follows/${id}`, { body });
  expect(await put(edit(null, { followed: true, level: "releases" }))).toMatchObject({
    ...{ status: 200, doc: { id, followed: true, level: "releases" } },
  });
  expect(await put(edit(null, { level: "nothing" }, { level: "releases" }))).toMatchObject({
    ...{ status: 200, doc: { followed: true, level: "nothing" } },
  });
  expect(await put(edit(null, { level: "shouting" }))).toMatchObject({ status: 422 });
  expect(await put(edit(null, { followed: false }))).toMatchObject({ status: 200, doc: { followed: false } });
  expect((await put(edit(null, { level: "everything" }))).status).toBeGreaterThanOrEqual(400);
  expect(await server.db.selectFrom("follow").select("level").where("artistId", "=", id).execute()).toEqual(
    [],
  );
});
