import { readdir } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import sharp from "sharp";
import { SPARE_PICTURE_DAYS, SPARE_PICTURES_MOST } from "../../../domain/assistants/agentPictures.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { BAD_PICTURES } from "../../media/testing/badPictures.ts";
import { anArtist } from "../../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";
import { clearAgentPicture, sweepAgentPictures } from "./clearAgentPictures.ts";

const CREATE = `mutation Create($input: CreateAgentInput!) { createAgent(input: $input) { __typename
  ... on CreateAgentPayload { agent { id avatarUrl headerUrl } } ... on InvalidInput { field code } } }`;
const UPDATE = `mutation Update($input: UpdateAgentInput!) { updateAgent(input: $input) { __typename
  ... on UpdateAgentPayload { agent { avatarUrl } } ... on InvalidInput { field code } } }`;
const DELETE = `mutation Delete($input: DeleteAgentInput!) { deleteAgent(input: $input) { __typename } }`;
const SCOUT = {
  ...{ name: "Tour Scout", role: "Booking", description: "Finds rooms for fifty people.", persona: "" },
  ...{ logicLevel: "MIN", voiceId: "teo", skills: [{ name: "Booking", value: 90 }] },
  ...{ areas: ["planning"], avatar: "ember", header: "rings" },
};

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function keptFiles(): Promise<string[]> {
  const place = path.join(server.dataDir, "media/agents");
  const names = await readdir(place, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".webp"));
}

async function aMaker() {
  const { userId, workspaceId } = await anArtist(server, "artist_pro", null);
  const before = await keptFiles();
  const cookie = await server.cookieFor(userId);
  const viewer = await viewerFor(server, userId);
  const agentOf = (change: object) => ({ ...SCOUT, ...change });
  return {
    ...{ userId, cookie, viewer },
    make: async (change: object) =>
      (
        await server.ask(viewer, CREATE, {
          input: { workspaceId: encodeGlobalID("Workspace", workspaceId), agent: agentOf(change) },
        })
      ).data.createAgent,
    update: async (id: string, change: object) =>
      (await server.ask(viewer, UPDATE, { input: { id, agent: agentOf(change) } })).data.updateAgent,
    remove: (id: string) => server.ask(viewer, DELETE, { input: { id } }),
    /** Files that came since. */
    files: async () => (await keptFiles()).filter((name) => !before.includes(name)),
  };
}

const aPicture = (shade: number) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .png()
    .toBuffer();

async function send(
  cookie: string,
  body: Uint8Array,
  kind = "avatar",
  headers = { "x-levare": "1" } as object,
) {
  const answer = await server.app.request(`/api/assistants/pictures/${kind}?x=0&y=0&width=1&height=1`, {
    method: "POST",
    headers: { cookie, ...headers },
    body: new Uint8Array(body),
  });
  return { status: answer.status, ...((await answer.json()) as { key: string; url: string; code?: string }) };
}
const look = (cookie: string, url: string) => server.app.request(url, { headers: { cookie } });
const later = () => new Date(Date.now() + (SPARE_PICTURE_DAYS + 1) * DAY_MS);

/** How many jobs wait to clear a picture. */
async function queuedFor(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = 'clear-agent-picture' and data ->> 'id' = ${id}`.execute(server.db);
  return rows[0]!.count;
}

/** What waits to be cleared, done now. */
async function clearWhatIsQueued(userId: string, before = new Date()) {
  const rows = await server.db.selectFrom("agentPicture").select("id").where("userId", "=", userId).execute();
  for (const { id } of rows) await clearAgentPicture(server, { id, before: before.toISOString() });
}

test("an artist gives an assistant a face and a header of their own, which nobody else is served", async () => {
  const [maker, other] = [await aMaker(), await aMaker()];
  const face = await send(maker.cookie, await aPicture(200));
  const header = await send(maker.cookie, await aPicture(210), "header");
  const { agent } = await maker.make({ avatar: face.key, header: header.key });
  expect(agent).toMatchObject({ avatarUrl: face.url, headerUrl: header.url });
  const shown = await look(maker.cookie, agent.avatarUrl);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("cache-control")).toMatch(/^private,/);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 256 });
  const wide = await look(maker.cookie, agent.headerUrl);
  const { width, height } = await sharp(Buffer.from(await wide.arrayBuffer())).metadata();
  expect([width, height]).toEqual([900, 300]);
  expect((await look(other.cookie, agent.avatarUrl)).status).toBe(404);
  expect((await look("", agent.avatarUrl)).status).toBe(404);
  expect((await look(maker.cookie, "/api/assistants/pictures/..%2f..%2findex.html")).status).toBe(404);
  // Nor can anybody else make it theirs.
  expect(await other.make({ avatar: face.key })).toMatchObject({
    ...{ field: "avatar", code: "assistants.pictureGone" },
  });
  expect(await maker.make({ header: face.key })).toMatchObject({ field: "header" });
});

test("a picture goes with the assistant, when another takes its place, and stays where a second one shows it", async () => {
  const { userId, cookie, make, update, remove, files } = await aMaker();
  const [first, second] = [await send(cookie, await aPicture(10)), await send(cookie, await aPicture(20))];
  const { agent } = await make({ avatar: first.key });
  const { agent: twin } = await make({ avatar: first.key });
  expect((await update(agent.id, { avatar: second.key })).agent.avatarUrl).toBe(second.url);
  await clearWhatIsQueued(userId);
  expect(await files()).toHaveLength(6);
  await remove(twin.id);
  await clearWhatIsQueued(userId);
  expect((await look(cookie, first.url)).status).toBe(404);
  expect((await look(cookie, second.url)).status).toBe(200);
  await remove(agent.id);
  await clearWhatIsQueued(userId);
  expect(await files()).toEqual([]);
  expect(await update(agent.id, { avatar: second.key })).toMatchObject({ __typename: "NotFound" });
});

test("what deleting an assistant asks for is a job that names its picture", async () => {
  const { cookie, make, remove } = await aMaker();
  const { key } = await send(cookie, await aPicture(30));
  const { agent } = await make({ avatar: key });
  await remove(agent.id);
  const { id } = await server.db
    .selectFrom("agentPicture")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  expect(await queuedFor(id)).toBe(1);
});

test("a picture that is sent again stays to be seen when the store fails in the middle", async () => {
  const { cookie, make } = await aMaker();
  const { storage } = server.services;
  const { key, url } = await send(cookie, await aPicture(60));
  await make({ avatar: key });
  const put = storage.put;
  let files = 0;
  storage.put = (...given) =>
    ++files === 2 ? Promise.reject(new Error("The store is full.")) : put.apply(storage, given);
  const again = await send(cookie, await aPicture(60)).catch((error) => error);
  storage.put = put;
  expect(again.key).toBeUndefined();
  expect((await look(cookie, url)).status).toBe(200);
});

test("a picture that could not be cleared is found again by its row", async () => {
  const { userId, cookie, files } = await aMaker();
  const { storage } = server.services;
  await send(cookie, await aPicture(70));
  const remove = storage.delete;
  storage.delete = () => Promise.reject(new Error("The store is away."));
  await expect(clearWhatIsQueued(userId, later())).rejects.toThrow("The store is away.");
  storage.delete = remove;
  await clearWhatIsQueued(userId, later());
  expect(await files()).toEqual([]);
});

test("a picture that waits in a form is kept for days, then goes; saved too late, the form says so", async () => {
  const { cookie, make, files } = await aMaker();
  const { key } = await send(cookie, await aPicture(40));
  await sweepAgentPictures(server);
  expect(await files()).toHaveLength(3);
  await sweepAgentPictures(server, later());
  expect(await files()).toEqual([]);
  expect(await make({ avatar: key })).toMatchObject({ field: "avatar", code: "assistants.pictureGone" });
  // One that an assistant shows stays.
  const again = await send(cookie, await aPicture(40));
  await make({ avatar: again.key });
  await sweepAgentPictures(server, later());
  expect((await look(cookie, again.url)).status).toBe(200);
});

test("of pictures that nobody uses twenty wait, the oldest go first", async () => {
  const { userId, cookie } = await aMaker();
  for (let n = 0; n <= SPARE_PICTURES_MOST; n++) await send(cookie, await aPicture(n * 12));
  const [oldest] = await server.db
    .selectFrom("agentPicture")
    .select("id")
    .where("userId", "=", userId)
    .orderBy("usedAt")
    .limit(1)
    .execute();
  expect(await queuedFor(oldest!.id)).toBe(1);
});

test.each(BAD_PICTURES)("$what is refused with a reason, and nothing of it is kept", async ({ file }) => {
  const { cookie, files } = await aMaker();
  expect((await send(cookie, await file())).status).toBe(422);
  expect(await files()).toEqual([]);
});

test("a stranger, a form of another site and a file that is too large are turned away", async () => {
  const { cookie, files } = await aMaker();
  const fine = await aPicture(50);
  expect((await send("", fine)).status).toBe(401);
  expect((await send(cookie, fine, "avatar", {})).status).toBe(404);
  expect((await send(cookie, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await files()).toEqual([]);
});
