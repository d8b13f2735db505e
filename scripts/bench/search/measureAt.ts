import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openDatabase } from "../../../db/open.ts";
import { parentOf } from "../cpu.ts";
import { median } from "../median.ts";
import { ask, type Candidate } from "./Candidate.ts";
import { BARE, OURS, startCandidates } from "./candidates.ts";
import { driveAll, type Figures } from "./drive.ts";
import { type EngineTimes, engineTimes } from "./engineTimes.ts";
import { findableAfter } from "./findable.ts";
import { type MemoryFacts, openMemory } from "./memoryEngine.ts";
import { type Asked, MIX } from "./mix.ts";
import { openPgbench } from "./pgbench.ts";
import { printEngines, printSize } from "./report.ts";
import { openSearchDatabase, type SearchDatabase } from "./SearchDatabase.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Everything that was measured at one number of tracks. */
export interface Measured {
  tracks: number;
  documents: number;
  servers: Map<string, Figures>;
  memory: MemoryFacts;
  engines: EngineTimes[];
  pgbench: number | null;
  findable: { p50: number; p95: number };
}

export async function measureAt(tracks: number): Promise<Measured> {
  const database = await openSearchDatabase(tracks);
  const pgbench = await openPgbench(database.url);
  const candidates: Candidate[] = [];
  // The snapshot that the first engine leaves is what the servers start from.
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-bench-"));
  try {
    const { memory, engines } = await enginesIn(database, dataDir);
    printEngines({ memory, engines });
    candidates.push(...(await startCandidates(database.url, dataDir)));
    for (const candidate of candidates) await check(candidate);
    const named = (wanted: string) => candidates.find(({ name }) => name === wanted);
    const [ours, bare] = [named(OURS), named(BARE)];
    if (!ours) throw new Error("Our own server did not start.");
    if (bare) await compare(ours, bare);
    await database.settle();
    const findable = await findableAfter(database.url, ours);
    const postmaster = await postmasterOf(database.url);
    const rates: number[] = [];
    const servers = await driveAll(candidates, postmaster, {
      seconds: SECONDS,
      rounds: ROUNDS,
      afterRound: () => pgbench && rates.push(pgbench.rate(SECONDS)),
    });
    const { documents } = database;
    const measured = {
      tracks,
      documents,
      servers,
      memory,
      engines,
      pgbench: pgbench && median(rates),
      findable,
    };
    printSize(measured);
    return measured;
  } finally {
    for (const candidate of candidates) candidate.stop();
    pgbench?.close();
    await rm(dataDir, { recursive: true, force: true });
    await database.close();
  }
}

async function enginesIn(searchDatabase: SearchDatabase, dataDir: string) {
  const database = await openDatabase({ url: searchDatabase.url });
  const memory = await openMemory(database, dataDir);
  try {
    return { memory: memory.facts, engines: await engineTimes(searchDatabase, memory) };
  } finally {
    await memory.close();
    await database.close();
  }
}

/** Who answers fast with an error or with nothing wins nothing. */
async function check(candidate: Candidate): Promise<void> {
  const answer = await ask(candidate, MIX[0]!);
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"') || text.length < 500)
    throw new Error(`${candidate.name}: ${text.slice(0, 500)}`);
}

/** The limit leaves out everything but the answer. */
async function compare(ours: Candidate, bare: Candidate): Promise<void> {
  for (const asked of MIX) {
    const [mine, limit] = [await answerOf(ours, asked), await answerOf(bare, asked)];
    // Where nothing is found our server looks for a like word, which the engine alone does not.
    if (limit.totalCount > 0 && !isDeepStrictEqual(mine, limit))
      throw new Error(`"${asked.text}": ${JSON.stringify(mine)} is not ${JSON.stringify(limit)}`);
  }
}

/** What an answer says, but for ids, cursors and how a time is written. */
async function answerOf(
  candidate: Candidate,
  asked: Asked,
): Promise<{ totalCount: number; facets: object; shown: object[] }> {
  const { data } = (await (await ask(candidate, asked)).json()) as any;
  const { totalCount, facets, edges } = data.search;
  const shown = edges.map(
    ({ node: { id, date, createdAt, visibility, price, type, ...shown } }: any) => shown,
  );
  return { totalCount, facets, shown };
}

async function postmasterOf(url: string): Promise<string> {
  const database = await openDatabase({ url });
  const { rows } = await database.pool.query("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0].pid);
  await database.close();
  return postmaster;
}
