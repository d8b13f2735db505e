import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import http, { type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { Hono } from "hono";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import type { ServerEnv } from "../http.ts";
import { openHttpServer } from "../httpServer.ts";
import { type MediaStorage, openStorage } from "../providers/storage.ts";
import { openFiles } from "./sendFile.ts";
import { type Servable, serveBytes } from "./serveBytes.ts";

const SONG = randomBytes(1_300_000);
const ETAG = '"edition-1"';

let folder: string;
let storage: MediaStorage;
/** As a bucket is: no file of its own, bytes come from elsewhere. */
let remote: MediaStorage;
let server: Server;
let address: string;
let lastAnswer: ServerResponse | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-streaming-"));
  storage = await openStorage({}, folder);
  remote = { ...storage, pathOf: () => null };
  const routes = new Hono<ServerEnv>();
  // As routes with headers of their own do it (server/app.ts): what serveBytes returned is made anew with them.
  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex");
  });
  routes.on(["GET", "HEAD"], "/:store/:key/:bytes", (c) => {
    lastAnswer = c.env.outgoing;
    const { store, key, bytes } = c.req.param();
    const file: Servable = {
      storageKey: key,
      mimeType: "audio/mpeg",
      bytes: Number(bytes),
      etag: ETAG,
      cacheControl: "private",
    };
    return serveBytes(c, file, store === "remote" ? remote : storage);
  });
  server = openHttpServer(routes.fetch);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function store(key: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, `${key}.new`);
  await writeFile(file, bytes);
  await storage.put(key, file, "audio/mpeg");
}

async function play(place: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await fetch(`${address}/${place}`, { method, headers });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe.each(["here", "remote"])("a song that lies %s", (where) => {
  const place = `${where}/song-${where}/${SONG.length}`;
  beforeAll(() => store(`song-${where}`, SONG));

  test("comes byte for byte in whichever ranges a player asks for, again and again", async () => {
    const range = fc.tuple(fc.nat(SONG.length - 1), fc.nat(600_000));
    await fc.assert(
      fc.asyncProperty(range, async ([start, more]) => {
        const end = Math.min(start + more, SONG.length - 1);
        const { status, headers, bytes } = await play(place, { range: `bytes=${start}-${end}` });
        expect(status).toBe(206);
        expect(headers.get("content-range")).toBe(`bytes ${start}-${end}/${SONG.length}`);
        expect(bytes.equals(SONG.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 40 * THOROUGHNESS },
    );
  });

  test("comes whole without a range, and its end by a range that counts from there", async () => {
    const whole = await play(place);
    expect([whole.status, whole.headers.get("accept-ranges"), whole.headers.get("etag")]).toEqual([
      200,
      "bytes",
      ETAG,
    ]);
    expect(whole.bytes.equals(SONG)).toBe(true);
    const tail = await play(place, { range: "bytes=-128" });
    expect([tail.status, tail.headers.get("content-range")]).toEqual([
      206,
      `bytes ${SONG.length - 128}-${SONG.length - 1}/${SONG.length}`,
    ]);
    expect(tail.bytes.equals(SONG.subarray(-128))).toBe(true);
  });

  test("tells its length without being sent", async () => {
    const whole = await play(place, {}, "HEAD");
    expect([whole.status, whole.headers.get("content-length")]).toEqual([200, String(SONG.length)]);
    const part = await play(place, { range: "bytes=100-199" }, "HEAD");
    expect([part.status, part.headers.get("content-length"), part.bytes.length]).toEqual([206, "100", 0]);
  });

  test("has nothing behind its end", async () => {
    const beyond = await play(place, { range: `bytes=${SONG.length}-` });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${SONG.length}`]);
  });

  test("goes on only for whoever has the beginning of this edition, and is not sent to whoever has it all", async () => {
    const range = "bytes=100-199";
    expect((await play(place, { range, "if-range": ETAG })).status).toBe(206);
    const other = await play(place, { range, "if-range": '"edition-0"' });
    expect([other.status, other.bytes.length]).toEqual([200, SONG.length]);
    expect((await play(place, { "if-none-match": ETAG })).status).toBe(304);
  });
});

test("a file that was replaced is heard as it is now, by the very next request", async () => {
  const [before, after] = [randomBytes(400_000), randomBytes(400_000)];
  await store("replaced", before);
  expect((await play("here/replaced/400000")).bytes.equals(before)).toBe(true);
  await store("replaced", after);
  expect((await play("here/replaced/400000")).bytes.equals(after)).toBe(true);
  // By somebody else, past the storage.
  await writeFile(path.join(folder, "other"), before);
  await rename(path.join(folder, "other"), storage.pathOf("replaced")!);
  expect(
    (await play("here/replaced/400000", { range: "bytes=5-9" })).bytes.equals(before.subarray(5, 10)),
  ).toBe(true);
});

test("a file that was deleted is missing at the very next request", async () => {
  await store("deleted", SONG);
  expect((await play(`here/deleted/${SONG.length}`)).status).toBe(200);
  await storage.delete("deleted");
  expect((await play(`here/deleted/${SONG.length}`)).status).toBe(404);
});

test("a file that is shorter than it should be is cut off, and not passed off as whole", async () => {
  await store("short", SONG);
  await truncate(storage.pathOf("short")!, 700_000);
  await expect(play(`here/short/${SONG.length}`)).rejects.toThrow();
  expect((await play(`here/short/${SONG.length}`, { range: "bytes=0-99" })).bytes.length).toBe(100);
});

const LONG = 48 * 1024 * 1024;

test("a listener who takes nothing makes the server keep half a megabyte at most, and gets all of it later", async () => {
  const bytes = randomBytes(LONG);
  await store("long", bytes);
  const answer = await asked(`here/long/${LONG}`);
  let most = 0;
  for (let look = 0; look < 20; look++) {
    await wait(20);
    most = Math.max(most, lastAnswer!.writableLength);
  }
  // Something waits: otherwise this would not try anything.
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(512 * 1024);
  const hash = createHash("sha256");
  for await (const chunk of answer) hash.update(chunk);
  expect(hash.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("a listener who leaves in the middle leaves nothing open behind", async () => {
  await store("left", randomBytes(LONG));
  const answer = await asked(`here/left/${LONG}`);
  const file = (await openFiles.take(storage.pathOf("left")!))!;
  file.release();
  expect(file.isInUse).toBe(true);
  answer.destroy();
  for (let look = 0; look < 200 && file.isInUse; look++) await wait(10);
  expect(file.isInUse).toBe(false);
});

test("whoever leaves while a second answer waits behind the first leaves nothing open either", async () => {
  await store("queued", randomBytes(LONG));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const request = `GET /here/queued/${LONG} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
  socket.write(request + request);
  await wait(200);
  const file = (await openFiles.take(storage.pathOf("queued")!))!;
  file.release();
  expect(file.isInUse).toBe(true);
  socket.destroy();
  for (let look = 0; look < 200 && file.isInUse; look++) await wait(10);
  expect(file.isInUse).toBe(false);
});

/** An answer of which nothing was read yet. */
async function asked(place: string): Promise<http.IncomingMessage> {
  const request = http.get(`${address}/${place}`, { agent: false });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  return answer;
}
