import fc from "fast-check";
import { sql } from "kysely";
import { forgetFeed } from "../../../db/search/feed.ts";
import type { Hit, SearchRequest } from "../../../domain/search/request.ts";
import { aRequest } from "../../../domain/search/segments/testing/arbitraries.ts";
import type { MemoryEngine } from "./MemoryEngine.ts";
import { type Library, openLibrary, someDocs, until, wordsRequest, write } from "./testing/library.ts";

const QUERIES = 2_000;
const BATCH = 50;
const DOCS = 300;
const PATIENCE_MS = 240_000;

let library: Library;
let engine: MemoryEngine;
beforeAll(async () => {
  library = await openLibrary();
  await write(library.database, someDocs(DOCS, 1, library.workspaces));
  // So few changes that a thread merges while questions are asked.
  engine = await library.openEngine({ mergeFrom: 60 });
});
afterAll(() => library.close());

const inMemory = (request: SearchRequest) => engine.search(library.database.db, request);

/** The questions whose answers differ. */
async function differences(requests: readonly SearchRequest[]): Promise<SearchRequest[]> {
  const differing: SearchRequest[] = [];
  for (const request of requests) {
    const [memory, sql] = [await inMemory(request), await library.bySql(request)];
    if (!isDeepEqual(memory, sql)) differing.push(request);
  }
  return differing;
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Has the index learn all that was written so far. */
async function learn(): Promise<void> {
  const { docs } = engine.stats();
  const { rows } = await sql<{ count: number }>`select count(*) as count from "searchDoc"`.execute(
    library.database.db,
  );
  if (docs !== rows[0]!.count) await until(async () => engine.stats().docs === rows[0]!.count);
}

test(
  "2,000 searches find the same in memory and in the database, in order, total and every facet, while music comes, changes and goes",
  async () => {
    const { database, workspaces } = library;
    const requests = fc.sample(aRequest(workspaces), { numRuns: QUERIES / 2, seed: 7 });
    let asked = 0;
    for (let round = 0; asked < QUERIES; round++) {
      const batch = requests.slice((round * BATCH) / 2, ((round + 1) * BATCH) / 2);
      // Of each the first page, and the one behind some hit of it.
      const next = await Promise.all(
        batch.map(async (request, index) => {
          const { hits } = await library.bySql(request);
          return { ...request, after: hits[index % Math.max(hits.length, 1)] ?? null };
        }),
      );
      expect(await differences([...batch, ...next])).toEqual([]);
      asked += batch.length + next.length;
      await write(database, someDocs(DOCS, 1, workspaces).slice(0, 20).map(renewed(round)));
      await write(database, someDocs(6, 1_000 + round, workspaces));
      await database.db
        .deleteFrom("searchDoc")
        .where(
          "entityId",
          "in",
          someDocs(DOCS, 1, workspaces)
            .slice(round * 3, round * 3 + 3)
            .map(({ id }) => id),
        )
        .execute();
      await learn();
    }
    expect(asked).toBe(QUERIES);
    expect(engine.stats().isReady).toBe(true);
  },
  PATIENCE_MS,
);

/** The same song with what another one has, another one in each round. */
const renewed = (round: number) => (doc: ReturnType<typeof someDocs>[number], index: number) => ({
  ...someDocs(40, 2, library.workspaces)[(index + round) % 40]!,
  id: doc.id,
});

test("pages behind each other bring every song once, in memory as in the database", async () => {
  for (const text of ["", "ti", "low"]) {
    const request = wordsRequest(text, { workspaceIds: library.workspaces.slice(0, 1), first: 7 });
    const all = await library.bySql({ ...request, first: 1_000 });
    const seen: Hit[] = [];
    for (let after: Hit | null = null, more = true; more; ) {
      const page = await inMemory({ ...request, after });
      seen.push(...page.hits);
      after = page.hits.at(-1) ?? null;
      more = page.hasNext;
    }
    expect(seen).toEqual(all.hits);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(all.total);
  }
});

test("a song of a studio that somebody does not work in changes no hit, no count, no facet and no cursor of theirs", async () => {
  const { database, workspaces } = library;
  const [home, elsewhere] = workspaces;
  const request = wordsRequest("tide", { workspaceIds: [home!], first: 3 });
  const before = await inMemory(request);
  const [song] = someDocs(1, 4_242, [elsewhere!]);
  const secret = { ...song!, isPublic: false, title: "tide", popularity: 1_000 };
  await write(database, [secret]);
  await until(
    async () => (await inMemory({ ...request, workspaceIds: [elsewhere!] })).hits[0]?.id === secret.id,
  );
  expect(await inMemory(request)).toEqual(before);
  const behind = { ...request, after: before.hits.at(-1)! };
  const rest = await inMemory(behind);
  await database.db.deleteFrom("searchDoc").where("entityId", "=", secret.id).execute();
  await until(
    async () => (await inMemory({ ...request, workspaceIds: [elsewhere!] })).hits[0]?.id !== secret.id,
  );
  expect(await inMemory(behind)).toEqual(rest);
});

test("a difference between the two is noticed, and heals once the loader says that anything may have changed", async () => {
  const { db } = library.database;
  await sql`alter table "searchDoc" disable trigger user`.execute(db);
  await db.updateTable("searchDoc").set({ popularity: 77 }).where("title", "=", "tide").execute();
  await sql`alter table "searchDoc" enable trigger user`.execute(db);
  const requests = [wordsRequest("tide"), wordsRequest("ti")];
  expect(await differences(requests)).toHaveLength(2);
  await db.transaction().execute(forgetFeed);
  await until(async () => (await differences(requests)).length === 0);
});
