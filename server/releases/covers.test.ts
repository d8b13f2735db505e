import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { MAX_COVER_BYTES } from "../../domain/catalog/coverRules.ts";
import { BAD_PICTURES } from "../media/testing/badPictures.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { type CoverToClear, clearCover } from "./clearCover.ts";
import { originalKey } from "./coverFiles.ts";
import { anArtist, aRelease, releaseRow } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const WHOLE = "x=0&y=0&width=1&height=1";
const blue = { r: 20, g: 60, b: 160 };
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: blue } });

async function aDraft() {
  const { workspaceId, userId } = await anArtist(server);
  const release = await aRelease(server, workspaceId, { state: "draft", coverKey: null });
  return { ...release, workspaceId, cookie: await server.cookieFor(userId) };
}

async function send(id: string, cookie: string, body: Buffer, square = WHOLE) {
  const answer = await server.app.request(`/api/releases/${id}/cover?${square}`, {
    method: "POST",
    headers: { cookie, "x-levare": "1" },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
}

test("a cover is drawn anew in the sizes of lists, its original is kept and served nowhere", async () => {
  const { id, cookie } = await aDraft();
  const sent = await plain(1500)
    .withExif({ IFD0: { Copyright: "My address" } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(id, cookie, sent);
  expect(status).toBe(200);
  const row = await releaseRow(server, id);
  expect(row).toMatchObject({
    coverWidth: 1500,
    coverHeight: 1500,
    coverIsRgb: true,
    coverBytes: sent.length,
    version: 2,
  });
  const shown = await server.app.request(body.url);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  const picture = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(picture).metadata()).width).toBe(640);
  expect(picture.includes("My address")).toBe(false);
  expect(Buffer.from(await server.services.storage.bytes(originalKey(row.coverKey!))).equals(sent)).toBe(
    true,
  );
  expect((await server.app.request(`/covers/${originalKey(row.coverKey!)}`)).status).toBe(404);
});

test("of a wide picture the chosen square becomes the cover", async () => {
  const { id, cookie } = await aDraft();
  const wide = await plain(3000, 1500).png().toBuffer();
  expect((await send(id, cookie, wide, "x=0.25&y=0&width=0.5&height=1")).status).toBe(200);
  expect((await releaseRow(server, id)).coverWidth).toBe(1500);
});

test("a printer's colours are noted and turned into those of screens", async () => {
  const { id, cookie } = await aDraft();
  const printed = await plain(1400).toColourspace("cmyk").jpeg().toBuffer();
  expect((await send(id, cookie, printed)).status).toBe(200);
  expect((await releaseRow(server, id)).coverIsRgb).toBe(false);
});

test("too small, too large, no picture, or a program: each is refused in words, and nothing changes", async () => {
  const { id, cookie } = await aDraft();
  const refused = async (body: Buffer) => (await send(id, cookie, body)).body.message;
  expect(await refused(await plain(1399).jpeg().toBuffer())).toBe(
    "A cover needs at least 1400 pixels a side.",
  );
  expect(await refused(Buffer.alloc(MAX_COVER_BYTES + 1))).toBe("A cover can have at most 10 MB.");
  expect(await refused(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"))).toBe(
    "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
  );
  const cut = (await plain(1400).jpeg().toBuffer()).subarray(0, 900);
  expect(await refused(cut)).toBe("This file is not a JPEG, PNG or WebP picture, or it is damaged.");
  expect(await releaseRow(server, id)).toMatchObject({ coverKey: null, version: 1 });
});

test.each(BAD_PICTURES)(
  "$what is no cover: it is refused in words, and nothing of it is kept",
  async ({ file }) => {
    const { id, cookie } = await aDraft();
    const { status, body } = await send(id, cookie, await file());
    expect([status, body.message]).toEqual([
      422,
      "This file is not a JPEG, PNG or WebP picture, or it is damaged.",
    ]);
    expect(await releaseRow(server, id)).toMatchObject({ coverKey: null, version: 1 });
    const kept = await readdir(server.dataDir, { recursive: true });
    expect(kept.filter((name) => name.includes(id))).toEqual([]);
  },
);

test("a stranger, and a form of another site, cannot change a cover", async () => {
  const { id } = await aDraft();
  const stranger = await anArtist(server);
  const picture = await plain(1400).jpeg().toBuffer();
  expect((await send(id, await server.cookieFor(stranger.userId), picture)).status).toBe(404);
  const bare = await server.app.request(`/api/releases/${id}/cover?${WHOLE}`, {
    method: "POST",
    body: new Uint8Array(picture),
  });
  expect(bare.status).toBe(404);
});

/** From now on the store takes two files, and no third. */
function fillStore(): () => void {
  const { storage } = server.services;
  const put = storage.put;
  let files = 0;
  storage.put = (...given) =>
    ++files > 2 ? Promise.reject(new Error("The store is full.")) : put.apply(storage, given);
  return () => void (storage.put = put);
}

/** Begins the work of clearing a cover of this release that was asked for first. */
async function clearFirst(id: string): Promise<void> {
  const { rows } = await sql<{ data: CoverToClear }>`
    update pgboss.job set state = 'active' where id = (
      select id from pgboss.job where name = 'clear-cover' and state = 'created'
        and data ->> 'coverKey' like ${`release/${id}-%`} order by created_on, id limit 1)
    returning data`.execute(server.db);
  await clearCover(server, rows[0]!.data);
}

const filesOf = async (id: string) =>
  (await readdir(server.dataDir, { recursive: true })).filter((name) => path.basename(name).includes(id));

test("a cover that is sent again stays to be seen when the store fails in the middle", async () => {
  const { id, cookie } = await aDraft();
  const sent = await plain(1400).jpeg().toBuffer();
  const { url } = (await send(id, cookie, sent)).body;
  const before = await filesOf(id);
  const empty = fillStore();
  expect((await send(id, cookie, sent)).status).toBe(500);
  empty();
  expect((await server.app.request(url)).status).toBe(200);
  expect(await filesOf(id)).toEqual(before);
});

test("of a cover that could not be stored, or that nobody came to show, nothing stays after an hour", async () => {
  const { id, cookie } = await aDraft();
  const empty = fillStore();
  expect((await send(id, cookie, await plain(1400).jpeg().toBuffer())).status).toBe(500);
  empty();
  expect(await filesOf(id)).toHaveLength(2);
  await clearFirst(id);
  expect(await filesOf(id)).toEqual([]);
});

test("a cover that was replaced stays an hour from then on, whenever it was stored", async () => {
  const { id, cookie } = await aDraft();
  const first = (await send(id, cookie, await plain(1400).jpeg().toBuffer())).body;
  const second = (await send(id, cookie, await plain(1410).jpeg().toBuffer())).body;
  const shown = async () =>
    Promise.all([first, second].map(async ({ url }) => (await server.app.request(url)).status));
  await clearFirst(id);
  expect(await shown()).toEqual([200, 200]);
  await clearFirst(id);
  await clearFirst(id);
  expect(await shown()).toEqual([404, 200]);
});

test("the files of a replaced cover go, but not while an edition still shows it", async () => {
  const { id, cookie, workspaceId } = await aDraft();
  await send(id, cookie, await plain(1400).jpeg().toBuffer());
  const coverKey = (await releaseRow(server, id)).coverKey!;
  const deluxe = await aRelease(server, workspaceId, { coverKey });
  await send(id, cookie, await plain(1410).jpeg().toBuffer());
  await clearCover(server, { coverKey });
  expect(await server.services.storage.exists(`covers/${coverKey}`)).toBe(true);
  await server.db.deleteFrom("release").where("id", "=", deluxe.id).execute();
  await clearCover(server, { coverKey });
  expect(await server.services.storage.exists(`covers/${coverKey}`)).toBe(false);
});
