import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { findUpload, insertUpload } from "../../../db/catalog/uploads.ts";
import { newId } from "../../../db/ids.ts";
import type { Database } from "../../../db/open.ts";
import { aUser, aWorkspace } from "../../../db/testing/build.ts";
import { freshDatabase } from "../../../db/testing/freshDatabase.ts";
import { FileMissing } from "../FileMissing.ts";
import type { IncomingFiles } from "../incoming.ts";
import { type MediaStorage, openStorage } from "../storage.ts";
import { incomingFolder, openFolder } from "./folder.ts";
import { openPieces } from "./pieces.ts";

const SONG = randomBytes(11_000_000);
const CONFLICT = { status_code: 409 };

let folder: string;
let database: Database;
let storage: MediaStorage;
/** Two servers on one database and one store, each with a data folder of its own. */
let here: IncomingFiles;
let there: IncomingFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-incoming-"));
  database = await freshDatabase();
  storage = await openStorage({}, path.join(folder, "store"));
  const open = (name: string) => openPieces(database.db, storage, openFolder(path.join(folder, name)));
  [here, there] = [open("here"), open("there")];
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function announced(bytes = SONG.length): Promise<string> {
  const { id: userId } = await aUser(database.db, {});
  const { id: workspaceId } = await aWorkspace(database.db, { ownerId: userId });
  const { id } = await insertUpload(database.db, {
    ...{ id: newId(), userId, workspaceId, bytes, fileName: "Undertow.wav" },
  });
  return id;
}

const offsetOf = async (files: IncomingFiles, id: string) => (await files.store.getUpload(id)).offset;
const rowOf = async (id: string) => (await findUpload(database.db, id))!;
const send = (files: IncomingFiles, id: string, from: number, to = SONG.length) =>
  files.store.write(Readable.from(drops(from, to)), id, from);

function* drops(from: number, to: number): Generator<Buffer> {
  for (let at = from; at < to; at += 300_000) yield SONG.subarray(at, Math.min(to, at + 300_000));
}

async function wholeOf(files: IncomingFiles, id: string): Promise<Buffer> {
  return readFile(await files.localCopy(await rowOf(id), path.join(folder, "work", id)));
}

test("a song that begins on one server and ends on another by turns is whole on both", async () => {
  const id = await announced();
  const cuts = [0, 1, 4_999_999, 5_000_000, 9_300_000, SONG.length];
  for (const [n, from] of cuts.slice(0, -1).entries()) {
    const server = n % 2 ? there : here;
    expect(await offsetOf(server, id)).toBe(from);
    expect(await here.isWhole(await rowOf(id))).toBe(false);
    await send(server, id, from, cuts[n + 1]);
  }
  expect(await there.isWhole(await rowOf(id))).toBe(true);
  for (const server of [here, there]) expect((await wholeOf(server, id)).equals(SONG)).toBe(true);
});

test("what came before the connection broke is kept, to the last byte", async () => {
  const id = await announced();
  const broken = Readable.from(
    (function* () {
      yield* drops(0, 6_000_000);
      throw new Error("The train went into a tunnel.");
    })(),
  );
  await expect(here.store.write(broken, id, 0)).rejects.toThrow("tunnel");
  expect(await offsetOf(there, id)).toBe(6_000_000);
  await send(there, id, 6_000_000);
  expect((await wholeOf(here, id)).equals(SONG)).toBe(true);
});

test("of two servers that are sent the same part at once one is refused, and the song is whole", async () => {
  const id = await announced();
  const both = await Promise.allSettled([send(here, id, 0), send(there, id, 0)]);
  expect(both.filter(({ status }) => status === "rejected")).toEqual([
    expect.objectContaining({ reason: expect.objectContaining(CONFLICT) }),
  ]);
  const offset = await offsetOf(here, id);
  if (offset < SONG.length) await send(here, id, offset);
  expect((await wholeOf(there, id)).equals(SONG)).toBe(true);
});

test("more bytes than were announced are not kept", async () => {
  const id = await announced(1_000_000);
  await expect(send(here, id, 0)).rejects.toMatchObject(CONFLICT);
  expect(await offsetOf(here, id)).toBe(0);
});

test("what is given up leaves nothing behind, and takes nothing of others along", async () => {
  const [id, other] = [await announced(), await announced()];
  await send(here, id, 0, 7_000_000);
  await send(there, other, 0);
  await there.remove(id);
  await there.remove(id);
  const left = await readdir(path.join(folder, "store"), { recursive: true });
  expect(left.filter((name) => name.includes(id))).toEqual([]);
  expect((await wholeOf(here, other)).equals(SONG)).toBe(true);
});

test("a song that lost a part is said to be missing, not handed on shorter", async () => {
  const id = await announced();
  await send(here, id, 0);
  const [piece] = await database.db
    .selectFrom("uploadPiece")
    .select("storageKey")
    .where("uploadId", "=", id)
    .where("start", ">", 0)
    .execute();
  await storage.delete(piece!.storageKey);
  await expect(wholeOf(there, id)).rejects.toThrow(FileMissing);
});

test("what an earlier version received into the data folder is still found", async () => {
  const id = await announced();
  const received = incomingFolder(path.join(folder, "here"));
  await mkdir(received, { recursive: true });
  await writeFile(path.join(received, id), SONG);
  expect(await here.isWhole(await rowOf(id))).toBe(true);
  expect((await wholeOf(here, id)).equals(SONG)).toBe(true);
  await expect(wholeOf(there, id)).rejects.toThrow(FileMissing);
  await here.remove(id);
  expect(await readdir(received)).not.toContain(id);
});
