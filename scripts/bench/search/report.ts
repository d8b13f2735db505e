import { BARE, ILIKE, OURS, POSTGRAPHILE, SQL } from "./candidates.ts";
import { CONNECTIONS } from "./drive.ts";
import type { Measured } from "./measureAt.ts";

/** The goals at a size (knowledge: perf, section 6); what is between two sizes has those of the smaller one. */
const GOALS = [
  { from: 1_000_000, postgraphile: 30, ilike: 50, p95: 0.05 },
  { from: 0, postgraphile: 10, ilike: 25, p95: 0.15 },
];
const CPU_OVER_BARE = 1.6;
const MEMORY_OF_SQL = 1 / 20;
const MEMORY_OF_ORAMA = 1 / 30;
const BYTES = 250;
const SNAPSHOT_SECONDS_PER_MILLION = 0.5;
const TYPO_MS = 1;
const SQL_OVER_COUNT = 2.5;
const SQL_OF_NINE = 1 / 4;
const SQL_OF_PGBENCH = 0.6;
const FINDABLE_MS = 50;
const GROWTH = 15;

/** What was measured without servers. */
export function printEngines({ engines, memory }: Pick<Measured, "engines" | "memory">): void {
  console.log(`\n${row("CPU ms of one search", ["found", "memory", "SQL", "count(*)", "nine", "Orama"])}`);
  for (const {
    class: { name, text, found },
    ...times
  } of engines)
    console.log(
      row(`${name}: ${text}`, [
        `${found}`,
        times.memory.toFixed(3),
        times.sql.toFixed(2),
        times.count.toFixed(2),
        times.nine.toFixed(2),
        times.orama?.toFixed(2) ?? "",
      ]),
    );
  const { bytesPerDocument, buildSeconds, snapshotSeconds } = memory;
  console.log(
    `\nin memory: ${bytesPerDocument.toFixed(0)} bytes a document, built in ${buildSeconds.toFixed(1)} s, started from its snapshot in ${snapshotSeconds.toFixed(2)} s`,
  );
}

export function printSize(measured: Measured): void {
  const { tracks, documents, servers, findable } = measured;
  console.log(
    `\n${tracks.toLocaleString("en")} tracks, ${documents.toLocaleString("en")} documents, ${CONNECTIONS} connections`,
  );
  console.log(row("", ["req/s", "p50 ms", "p95 ms", "node CPU", "pg CPU", "CPU ms", "MB", "lost"]));
  for (const [name, { rps, p50, p95, nodeCpu, databaseCpu, residentMb, lost }] of servers)
    console.log(
      row(name, [
        rps.toFixed(rps < 100 ? 1 : 0),
        p50.toFixed(1),
        p95.toFixed(1),
        nodeCpu.toFixed(3),
        databaseCpu.toFixed(3),
        (nodeCpu + databaseCpu).toFixed(3),
        `${residentMb}`,
        `${lost}`,
      ]),
    );
  if (measured.pgbench) console.log(row("pgbench of the SQL engine", [measured.pgbench.toFixed(0)]));
  console.log(`found after a commit: ${findable.p50.toFixed(0)} ms, p95 ${findable.p95.toFixed(0)} ms`);
  for (const line of goalLines(measured)) console.log(line);
}

function goalLines({ tracks, documents, servers, memory, engines, pgbench, findable }: Measured): string[] {
  const goals = GOALS.find(({ from }) => tracks >= from)!;
  const ours = servers.get(OURS)!;
  const other = (name: string) => servers.get(name);
  const postgraphile = other(POSTGRAPHILE);
  const ilike = other(ILIKE);
  const bare = other(BARE);
  const sql = other(SQL);
  const common = engines.find((each) => each.class.name === "common")!;
  return [
    postgraphile && atLeast("requests/s over PostGraphile", ours.rps / postgraphile.rps, goals.postgraphile),
    ilike && atLeast("requests/s over ILIKE", ours.rps / ilike.rps, goals.ilike),
    postgraphile && atMost("p95 of PostGraphile's", ours.p95 / postgraphile.p95, goals.p95),
    bare && atMost("CPU over the same engine behind bare http", cpu(ours) / cpu(bare), CPU_OVER_BARE),
    atMost("engine in memory, CPU of the SQL engine's", common.memory / common.sql, MEMORY_OF_SQL),
    common.orama && atMost("engine in memory, CPU of Orama's", common.memory / common.orama, MEMORY_OF_ORAMA),
    atMost("bytes a document", memory.bytesPerDocument, BYTES),
    atMost(
      "seconds from a snapshot, per million documents",
      (memory.snapshotSeconds / documents) * 1e6,
      SNAPSHOT_SECONDS_PER_MILLION,
    ),
    atMost("ms for a typo", memory.typoMs, TYPO_MS),
    atMost("SQL engine's CPU over count(*)", common.sql / common.count, SQL_OVER_COUNT),
    atMost("SQL engine's CPU of nine statements'", common.sql / common.nine, SQL_OF_NINE),
    sql && pgbench && atLeast("SQL engine through GraphQL, of pgbench", sql.rps / pgbench, SQL_OF_PGBENCH),
    atMost("ms until a commit is found, p95", findable.p95, FINDABLE_MS),
  ].filter((line) => typeof line === "string");
}

/** What one more zero costs. */
export function printGrowth(results: readonly Measured[]): void {
  for (const [n, larger] of results.entries()) {
    const smaller = results[n - 1];
    if (!smaller) continue;
    console.log(
      `\nfrom ${smaller.tracks.toLocaleString("en")} to ${larger.tracks.toLocaleString("en")} tracks`,
    );
    const common = ({ engines }: Measured) => engines.find((each) => each.class.name === "common")!;
    for (const engine of ["memory", "sql"] as const)
      console.log(
        atMost(`CPU, ${engine}, common word`, common(larger)[engine] / common(smaller)[engine], GROWTH),
      );
    for (const [name, figures] of larger.servers) {
      const before = smaller.servers.get(name);
      if (before) console.log(`${name}: CPU per request x ${(cpu(figures) / cpu(before)).toFixed(1)}`);
    }
  }
}

function cpu({ nodeCpu, databaseCpu }: { nodeCpu: number; databaseCpu: number }): number {
  return nodeCpu + databaseCpu;
}

function atLeast(what: string, value: number, goal: number): string {
  return verdict(what, value, `at least ${goal}`, value >= goal);
}

function atMost(what: string, value: number, goal: number): string {
  return verdict(what, value, `at most ${Number(goal.toFixed(3))}`, value <= goal);
}

function verdict(what: string, value: number, goal: string, isMet: boolean): string {
  return `${what.padEnd(44)} ${value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 0).padStart(7)}   goal: ${goal.padEnd(14)} ${isMet ? "met" : "MISSED"}`;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");
}
