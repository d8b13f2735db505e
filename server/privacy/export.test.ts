import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { inflateRawSync } from "node:zlib";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { fileKey } from "../../domain/assets/assetFiles.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { inEveryLanguage } from "../providers/mail/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { collectExport } from "./collectExport.ts";
import { reconcilePrivacy } from "./reconcilePrivacy.ts";
import { aMarkedPerson } from "./testing/aMarkedPerson.ts";

let server: TestServer;
const clock = { now: new Date("2026-03-02T10:00:00Z") };
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

const REQUEST = /* GraphQL */ `mutation Request {
  requestDataExport {
    __typename
    ... on RequestDataExportPayload { viewer { dataExport { state progress url nextAt } } }
    ... on ExportTooSoon { message nextAt }
  }
}`;
const LAST = /* GraphQL */ `{ viewer { dataExport { state progress bytes url expiresAt nextAt } } }`;

const context = () => ({ db: server.db, services: server.services, dataDir: server.dataDir });
const idOfExport = async (userId: string) =>
  (
    await server.db
      .selectFrom("dataExport")
      .select("id")
      .where("userId", "=", userId)
      .executeTakeFirstOrThrow()
  ).id;
const collect = async (userId: string) =>
  collectExport(context(), { exportId: await idOfExport(userId) }, true, clock.now);
const later = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));

/** The files of a ZIP by name, read from its directory at the end. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files[zip.toString("utf8", at + 46, at + 46 + name)] = isPacked ? inflateRawSync(bytes) : bytes;
    at += 46 + name + extra + comment;
  }
  return files;
}

async function download(userId: string, url: string) {
  return server.app.request(url, { headers: { cookie: await server.cookieFor(userId) } });
}

test("the file holds every word of a person, the originals of their music, and no secret", async () => {
  const { userId, email, markers } = await aMarkedPerson(server);
  await server.db.deleteFrom("dataExport").execute();
  const master = await server.db.selectFrom("track").selectAll().executeTakeFirstOrThrow();
  const folder = await mkdtemp(path.join(tmpdir(), "levare-song-"));
  await writeFile(path.join(folder, "song"), "the original");
  await server.services.storage.put(master.masterKey, path.join(folder, "song"), "audio/flac");
  await server.db.updateTable("track").set({ masterBytes: 12 }).execute();
  const stem = await server.db.selectFrom("assetVersion").select("id").executeTakeFirstOrThrow();
  await server.services.storage.put(fileKey(stem.id), path.join(folder, "song"), "audio/wav");
  await server.db.updateTable("assetVersion").set({ bytes: 12 }).execute();
  await rm(folder, { recursive: true });
  const letter = "https://levare.example/auth/reset?token=zqx-open-sesame and on";
  await server.services.mailer.send({ to: email, ...inEveryLanguage("Reset", letter) });

  const viewer = await viewerFor(server, userId, clock.now);
  const asked = (await server.ask(viewer, REQUEST)).data.requestDataExport;
  expect(asked.viewer.dataExport).toMatchObject({ state: "collecting", progress: 0, url: null });
  await collect(userId);
  const { dataExport } = (await server.ask(viewer, LAST)).data.viewer;
  expect(dataExport).toMatchObject({ state: "ready", progress: 100 });
  const answer = await download(userId, dataExport.url);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const zip = Buffer.from(await answer.arrayBuffer());
  expect(zip.length).toBe(dataExport.bytes);
  const files = unzip(zip);

  const song = Object.keys(files).find((name) => name.startsWith("music/originals/"))!;
  expect(song).toContain(markers["track.title"]);
  expect(files[song]!.toString()).toBe("the original");
  const asset = Object.keys(files).find((name) => name.startsWith("music/assets/"))!;
  expect(asset).toContain(markers["assetVersion.fileName"]);
  expect(files[asset]!.toString()).toBe("the original");
  expect(JSON.parse(files["account/user.json"]!.toString())[0]).toMatchObject({ id: userId, email });
  const text = Object.values(files).join("\n");
  const secret = /password|Token|token|deviceHash|twoFactor|passwordReset|verification|^featureFlag$/;
  const other =
    /^file of (a master|a stream|an asset|a download|an export|an upload)|^description of|under way|suspensionReason|^uploadPiece/;
  const expected = Object.entries(markers).filter(([place]) => !secret.test(place) && !other.test(place));
  expect(expected.length).toBeGreaterThan(25);
  const missing = expected.filter(([, word]) => !text.includes(word)).map(([place]) => place);
  // A signed hash, by which the plays of one day are held against each other, tells nobody anything.
  expect(missing).toEqual(["knownDevice", "play.listenerKey"]);
  const secrets = Object.entries(markers).filter(([place]) => secret.test(place) && place !== "featureFlag");
  expect(secrets.filter(([, word]) => text.includes(word))).toEqual([]);
  expect(text).not.toContain("open-sesame");
  const mails = await server.db.selectFrom("mail").select("subject").where("to", "=", email).execute();
  expect(mails.map(({ subject }) => subject)).toContain(
    "Your Levare data is ready · Tus datos de Levare están listos",
  );
});

test("nobody but the person downloads it, and nobody after seven days; then the file is gone", async () => {
  const { id } = await aUser(server.db);
  const stranger = await aUser(server.db, { role: "superadmin" });
  const viewer = await viewerFor(server, id, clock.now);
  await server.ask(viewer, REQUEST);
  const exportId = await idOfExport(id);
  const url = `/api/privacy/exports/${exportId}.zip`;
  expect((await download(id, url)).status).toBe(404);
  await collect(id);
  expect((await download(id, url)).status).toBe(200);
  expect((await download(stranger.id, url)).status).toBe(404);
  expect((await server.app.request(url)).status).toBe(404);
  later(7 * DAY_MS);
  expect((await server.ask(viewer, LAST)).data.viewer.dataExport.url).toBeNull();
  expect((await download(id, url)).status).toBe(404);
  await reconcilePrivacy(context(), clock.now);
  expect(await server.services.storage.exists(`exports/${exportId}.zip`)).toBe(false);
  expect((await server.ask(viewer, LAST)).data.viewer.dataExport).toBeNull();
});

test("one file a week; one that failed or got lost does not count", async () => {
  const { id } = await aUser(server.db);
  const viewer = await viewerFor(server, id, clock.now);
  const request = async () => (await server.ask(viewer, REQUEST)).data.requestDataExport;
  const [first, second] = await Promise.all([request(), request()]);
  expect([first.__typename, second.__typename].sort()).toEqual(["ExportTooSoon", "RequestDataExportPayload"]);
  later(61 * 60_000);
  expect((await request()).__typename).toBe("RequestDataExportPayload");
  await collect(id);
  expect(await request()).toMatchObject({
    message: "You can download your data once every 7 days.",
    nextAt: new Date(clock.now.getTime() + 7 * DAY_MS).toISOString(),
  });
  await server.db.updateTable("dataExport").set({ state: "failed" }).where("userId", "=", id).execute();
  expect((await request()).__typename).toBe("RequestDataExportPayload");
});

test("a file that cannot be made says so after the last try, and leaves nothing half done", async () => {
  const { id } = await aUser(server.db);
  const viewer = await viewerFor(server, id, clock.now);
  await server.ask(viewer, REQUEST);
  const { storage } = server.services;
  const full = { ...storage, put: () => Promise.reject(new Error("The disk is full.")) };
  const broken = { ...context(), services: { ...server.services, storage: full } };
  const exportId = await idOfExport(id);
  await expect(collectExport(broken, { exportId }, false, clock.now)).rejects.toThrow("The disk is full.");
  expect((await server.ask(viewer, LAST)).data.viewer.dataExport.state).toBe("collecting");
  await collectExport(broken, { exportId }, true, clock.now);
  expect((await server.ask(viewer, LAST)).data.viewer.dataExport).toMatchObject({
    state: "failed",
    nextAt: null,
  });
});

test("music that the store sends only half of ends the try, not the server", async () => {
  const { id: userId } = await aUser(server.db);
  const studio = await aWorkspace(server.db, { ownerId: userId });
  await aTrack(server.db, { workspaceId: studio.id, masterKey: "masters/half.flac", masterBytes: 12 });
  await server.ask(await viewerFor(server, userId, clock.now), REQUEST);
  const half = async function* () {
    yield Buffer.from("the");
    throw new Error("The store hung up.");
  };
  const storage = {
    ...server.services.storage,
    exists: async (key: string) => key === "masters/half.flac",
    read: async () => Readable.from(half()),
  };
  const broken = { ...context(), services: { ...server.services, storage } };
  const wish = { exportId: await idOfExport(userId) };
  await expect(collectExport(broken, wish, false, clock.now)).rejects.toThrow("The store hung up.");
});
