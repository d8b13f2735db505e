import { spawnSync } from "node:child_process";
import path from "node:path";
import { openDatabase } from "../../../db/open.ts";
import { searchDocs } from "../../../db/search/sqlEngine.ts";
import { threadCpuMs } from "../cpu.ts";
import { classesIn, conditionOf, PUBLIC_MATCH, type SearchClass } from "./classes.ts";
import { medianCosts } from "./medianCosts.ts";
import type { OpenMemory } from "./memoryEngine.ts";
import { requestFor } from "./request.ts";
import type { SearchDatabase } from "./SearchDatabase.ts";

/** CPU milliseconds of one search without HTTP, by kind of search; null where it was not measured. */
export interface EngineTimes {
  class: SearchClass;
  memory: number;
  sql: number;
  count: number;
  nine: number;
  orama: number | null;
}

/** Above it Orama takes minutes to build and gigabytes to hold. */
const MOST_FOR_ORAMA = 200_000;
const FACET_COLUMNS = [
  "genre",
  "mood",
  "bpm - bpm % 10",
  "key",
  "year",
  "type",
  `width_bucket("priceMinor", '{0,500,1000,2500,5000}'::int[])`,
];

/**
 * What a search takes without anything around it: in our memory, and in PostgreSQL our one statement, a bare count of what
 * matches, and the nine statements of a textbook.
 */
export async function engineTimes(
  { url, documents }: SearchDatabase,
  memory: Pick<OpenMemory, "searching">,
): Promise<EngineTimes[]> {
  const backends = [await openBackend(url), await openBackend(url), await openBackend(url)] as const;
  const [ours, counting, textbook] = backends;
  try {
    const classes = await classesIn(ours.database.pool, documents);
    const orama = documents <= MOST_FOR_ORAMA ? oramaTimes(url, classes) : null;
    const times: EngineTimes[] = [];
    for (const each of classes) {
      const condition = conditionOf(each.text);
      const count = `select count(*) ${PUBLIC_MATCH}`;
      const nine = [
        `select kind, "entityId", popularity ${PUBLIC_MATCH} order by popularity desc, "entityId" desc limit 21`,
        count,
        ...FACET_COLUMNS.map((column) => `select ${column} as value, count(*) ${PUBLIC_MATCH} group by 1`),
      ];
      const request = requestFor({ text: each.text, filters: {} });
      const costs = await medianCosts({
        memory: memory.searching(each.text),
        sql: { clockMs: ours.clockMs, run: () => searchDocs(ours.database.db, request) },
        count: { clockMs: counting.clockMs, run: () => counting.database.pool.query(count, [condition]) },
        nine: {
          clockMs: textbook.clockMs,
          run: async () => {
            for (const text of nine) await textbook.database.pool.query(text, [condition]);
          },
        },
      });
      times.push({ class: each, ...costs, orama: orama?.[each.text] ?? null });
    }
    return times;
  } finally {
    for (const { database } of backends) await database.close();
  }
}

/** One connection: what others leave behind in the memory of a backend would make a statement dearer. */
async function openBackend(url: string) {
  const database = await openDatabase({ url });
  Object.assign(database.pool.options, { max: 1, idleTimeoutMillis: 0 });
  // The CPU of helpers would be nobody's, and some of these statements get helpers where others get none.
  await database.pool.query("set max_parallel_workers_per_gather = 0");
  const { rows } = await database.pool.query("select pg_backend_pid() as pid");
  return { database, clockMs: () => threadCpuMs(rows[0].pid) };
}

function oramaTimes(url: string, classes: readonly SearchClass[]): Record<string, number> | null {
  const file = path.join(import.meta.dirname, "../peers/orama.mjs");
  const { stdout, status, stderr } = spawnSync(process.execPath, ["--max-old-space-size=6000", file], {
    env: { ...process.env, DATABASE_URL: url, TEXTS: JSON.stringify(classes.map(({ text }) => text)) },
    encoding: "utf8",
  });
  if (status === 0) return JSON.parse(stdout);
  console.log(`Orama is left out: ${stderr.slice(-300)}`);
  return null;
}
