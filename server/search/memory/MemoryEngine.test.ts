import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { pruneFeed } from "../../../db/search/feed.ts";
import { onEmbedded, onServer } from "../../../db/testing/engines.ts";
import type { SearchAnswer } from "../../../domain/search/request.ts";
import type { MemoryEngine } from "./MemoryEngine.ts";
import { readSnapshot } from "./snapshotFile.ts";
import { type Library, openLibrary, someDocs, until, wordsRequest, write } from "./testing/library.ts";

// More than is indexed in place: a thread makes the index and its snapshot.
const MANY = 2_500;
const PATIENCE_MS = 240_000;

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
  for (let seed = 1; seed <= 5; seed++)
    await write(library.database, someDocs(MANY / 5, seed, library.workspaces));
}, PATIENCE_MS);
afterAll(() => library.close());

const ASKED = [
  wordsRequest("ti"),
  wordsRequest("low tide"),
  wordsRequest("", { filters: { genre: ["jazz"] } }),
];

async function answersOf(engine: MemoryEngine): Promise<SearchAnswer[]> {
  expect(engine.stats().isReady).toBe(true);
  return Promise.all(ASKED.map((request) => engine.search(library.database.db, request)));
}

const trueAnswers = () => Promise.all(ASKED.map(library.bySql));

function titled(title: string, seed: number) {
  return { ...someDocs(1, seed, library.workspaces)[0]!, isPublic: true, title };
}

async function finds(engine: MemoryEngine, text: string): Promise<boolean> {
  return (await engine.search(library.database.db, wordsRequest(text))).hits.length > 0;
}

test(
  "a start with a snapshot knows at once what it knew, and what changed while nobody ran",
  async () => {
    const first = await library.openEngine();
    expect(await answersOf(first)).toEqual(await trueAnswers());
    await first.close();
    expect(await readSnapshot(library.folder)).not.toBeNull();
    await write(library.database, [titled("meanwhile", 101)]);
    await library.database.db
      .deleteFrom("searchDoc")
      .where("entityId", "=", someDocs(1, 1, library.workspaces)[0]!.id)
      .execute();
    const second = await library.openEngine();
    expect(await finds(second, "meanwhile")).toBe(true);
    expect(await answersOf(second)).toEqual(await trueAnswers());
    // Small parts beside the large one: it was not made anew.
    expect(second.stats().parts).toBeGreaterThan(1);
  },
  PATIENCE_MS,
);

test(
  "a snapshot that is cut off, damaged, of another database or too old for the feed is thrown away, and the answers are the same",
  async () => {
    const file = path.join(library.folder, "snapshot");
    const good = await readFile(file);
    const damages: Record<string, () => Promise<unknown>> = {
      "cut off": () => truncate(file, 1_000),
      empty: () => writeFile(file, ""),
      "one bit": () => writeFile(file, Buffer.from(good.map((byte, at) => (at === 5_000 ? byte ^ 4 : byte)))),
      "another database": () =>
        sql`update "searchFeed".state set identity = gen_random_uuid()`.execute(library.database.db),
      "too old": async () => {
        await write(library.database, [titled("late", 102)]);
        await pruneFeed(library.database.db, new Date(Date.now() + 60_000));
      },
    };
    for (const damage of Object.values(damages)) {
      await writeFile(file, good);
      await damage();
      const engine = await library.openEngine();
      expect(await answersOf(engine)).toEqual(await trueAnswers());
      await engine.close();
    }
  },
  PATIENCE_MS,
);

test(
  "a process that is killed while it merges leaves a snapshot from which the next start answers alike",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "levare-killed-"));
    await copyFile(path.join(library.folder, "snapshot"), path.join(folder, "snapshot"));
    for (const afterMs of [0, 40, 90, 170, 310]) {
      const merging = spawn(process.execPath, [path.join(import.meta.dirname, "mergeForTests.ts"), folder], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(merging.stdout, "data");
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      merging.kill("SIGKILL");
      await once(merging, "exit");
      expect(await readSnapshot(folder)).not.toBeNull();
    }
    const engine = await library.openEngine({ folder });
    expect(await answersOf(engine)).toEqual(await trueAnswers());
    await engine.close();
    await rm(folder, { recursive: true });
  },
  PATIENCE_MS,
);

test("every process learns of a change by itself", async () => {
  const engines = [await library.openEngine(), await library.openEngine()];
  await write(library.database, [titled("newcomer", 103)]);
  for (const engine of engines) await until(() => finds(engine, "newcomer"));
  await library.database.db.deleteFrom("searchDoc").where("title", "=", "newcomer").execute();
  for (const engine of engines) await until(async () => !(await finds(engine, "newcomer")));
  for (const engine of engines) await engine.close();
});

// On PostgreSQL another connection hears of a commit a moment later.
onEmbedded("what was written just now in the same process is found by the next search", async () => {
  const engine = await library.openEngine({ patienceMs: 10_000 });
  for (let round = 0; round < 5; round++) {
    await write(library.database, [titled(`straightaway${round}`, 110 + round)]);
    expect(await finds(engine, `straightaway${round}`)).toBe(true);
  }
  await engine.close();
});

test("a merge makes one part of many, and changes that came meanwhile stay", async () => {
  const engine = await library.openEngine({ mergeFrom: 20 });
  const { docs } = engine.stats();
  await write(library.database, someDocs(30, 120, library.workspaces));
  await until(async () => engine.stats().docs === docs! + 30 && engine.stats().delta === 0);
  await write(library.database, [titled("after merge", 121)]);
  await until(() => finds(engine, "after merge"));
  expect(await answersOf(engine)).toEqual(await trueAnswers());
  await engine.close();
});

onServer("a change that commits late, behind younger ones, is not missed", async () => {
  const engine = await library.openEngine();
  const late = new pg.Client(library.database.pool.options.connectionString);
  await late.connect();
  await late.query("begin");
  await late.query(`update "searchDoc" set title = 'latecomer' where "entityId" = $1`, [
    someDocs(2, 2, library.workspaces)[1]!.id,
  ]);
  for (let round = 0; round < 3; round++) {
    await write(library.database, [titled(`younger${round}`, 130 + round)]);
    await until(() => finds(engine, `younger${round}`));
  }
  expect(await finds(engine, "latecomer")).toBe(false);
  await late.query("commit");
  await late.end();
  await until(() => finds(engine, "latecomer"));
  await engine.close();
});

test("until the index stands, and without it, the database answers", async () => {
  const engine = await library.openEngine();
  await engine.close();
  const { MemoryEngine } = await import("./MemoryEngine.ts");
  const notStarted = new MemoryEngine(library.database, library.folder);
  expect(await notStarted.search(library.database.db, ASKED[0]!)).toEqual(await library.bySql(ASKED[0]!));
});
