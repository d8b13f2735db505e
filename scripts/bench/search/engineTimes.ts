import { spawnSync } from "node:child_process";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../../db/open.ts";
import { searchDocs } from "../../../db/search/sqlEngine.ts";
import { threadCpuMs } from "../cpu.ts";
import { classesIn, conditionOf, PUBLIC_MATCH, type SearchClass } from "./classes.ts";
import { medianCost } from "./medianCost.ts";
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
  memory: Pick<OpenMemory, "cost">,
): Promise<EngineTimes[]> {
  const database = await openDatabase({ url });
  try {
    const classes = await classesIn(database.pool, documents);
    const orama = documents <= MOST_FOR_ORAMA ? oramaTimes(url, classes) : null;
    return await database.db.connection().execute(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      // The CPU of helpers would be nobody's, and some of these statements get helpers where others get none.
      await sql`set max_parallel_workers_per_gather = 0`.execute(db);
      const cost = (act: () => Promise<unknown>) => medianCost(() => threadCpuMs(rows[0]!.pid), act);
      const times: EngineTimes[] = [];
      for (const each of classes) {
        const condition = conditionOf(each.text);
        const run = (text: string) => db.executeQuery({ sql: text, parameters: [condition] } as never);
        const nine = [
          `select kind, "entityId", popularity ${PUBLIC_MATCH} order by popularity desc, "entityId" desc limit 21`,
          `select count(*) ${PUBLIC_MATCH}`,
          ...FACET_COLUMNS.map((column) => `select ${column} as value, count(*) ${PUBLIC_MATCH} group by 1`),
        ];
        times.push({
          class: each,
          memory: await memory.cost(each.text),
          sql: await cost(() => searchDocs(db, requestFor({ text: each.text, filters: {} }))),
          count: await cost(() => run(`select count(*) ${PUBLIC_MATCH}`)),
          nine: await cost(async () => {
            for (const text of nine) await run(text);
          }),
          orama: orama?.[each.text] ?? null,
        });
      }
      return times;
    });
  } finally {
    await database.close();
  }
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
