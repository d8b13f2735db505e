import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import type { Database } from "../../../../db/open.ts";
import { kindCode, type SearchDoc } from "../../../../db/search/doc.ts";
import { searchDocs } from "../../../../db/search/sqlEngine.ts";
import { aWorkspace } from "../../../../db/testing/build.ts";
import { freshDatabase } from "../../../../db/testing/freshDatabase.ts";
import { KINDS } from "../../../../domain/search/kinds.ts";
import type { SearchAnswer, SearchRequest } from "../../../../domain/search/request.ts";
import type { IndexedDoc } from "../../../../domain/search/segments/IndexedDoc.ts";
import { aDoc } from "../../../../domain/search/segments/testing/arbitraries.ts";
import { phraseOf, termsOf } from "../../../../domain/search/terms.ts";
import { MemoryEngine } from "../MemoryEngine.ts";

/** A database with rows to find and a folder for snapshots, for engines to be opened on. */
export async function openLibrary() {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "levare-search-"));
  const workspaces: string[] = [];
  for (let n = 0; n < 3; n++) workspaces.push((await aWorkspace(database.db)).id);
  const engines: MemoryEngine[] = [];
  return {
    database,
    folder,
    workspaces,
    /** An engine as another process would have one. */
    async openEngine(
      options: { mergeFrom?: number; patienceMs?: number; folder?: string } = {},
    ): Promise<MemoryEngine> {
      const engine = new MemoryEngine(database, options.folder ?? folder, options);
      engines.push(engine);
      await engine.start();
      return engine;
    },
    bySql: (request: SearchRequest): Promise<SearchAnswer> => searchDocs(database.db, request),
    async close() {
      for (const engine of engines) await engine.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Library = Awaited<ReturnType<typeof openLibrary>>;

/** Random rows that always are the same ones. */
export function someDocs(count: number, seed: number, workspaces: readonly string[]): IndexedDoc[] {
  return fc.sample(aDoc, { numRuns: count, seed }).map((doc, index) => ({
    ...doc,
    id: `${(seed % 0xffff).toString(16).padStart(8, "0")}-0000-4000-8000-${index.toString(16).padStart(12, "0")}`,
    workspaceId: workspaces[index % workspaces.length]!,
  }));
}

/** Writes rows past the tables they speak of: the engines care for the rows alone. */
export async function write({ db }: Database, docs: readonly IndexedDoc[]): Promise<void> {
  await db
    .insertInto("searchDoc")
    .values(docs.map(rowOf))
    .onConflict((c) =>
      c.column("entityId").doUpdateSet((eb) => ({
        visibility: eb.ref("excluded.visibility"),
        popularity: eb.ref("excluded.popularity"),
        genre: eb.ref("excluded.genre"),
        title: eb.ref("excluded.title"),
        names: eb.ref("excluded.names"),
        body: eb.ref("excluded.body"),
      })),
    )
    .execute();
}

function rowOf({ id, kind, workspaceId, isPublic, popularity, values, title, names, body }: IndexedDoc) {
  const { price, ...facets } = values;
  return {
    ...{ entityId: id, kind: kindCode(kind), workspaceId, popularity, title, names, body },
    visibility: isPublic ? "public" : "private",
    ...facets,
    priceMinor: price,
  } as SearchDoc;
}

/** Everything public that has these words, with all counts. */
export function wordsRequest(text: string, some: Partial<SearchRequest> = {}): SearchRequest {
  return {
    ...{ terms: termsOf(text), phrase: phraseOf(text), phrases: [], filters: {}, without: {}, kinds: KINDS },
    ...{ workspaceIds: [], isOwnOnly: false, first: 20, after: null, want: { facets: true, total: true } },
    ...some,
  };
}

/** Waits for what comes with a notification from the database. */
export async function until(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 20_000) throw new Error("It did not come.");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return performance.now() - began;
}
