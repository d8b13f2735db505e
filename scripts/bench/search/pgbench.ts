import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { openDatabase } from "../../../db/open.ts";
import { searchDocs } from "../../../db/search/sqlEngine.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { CONNECTIONS } from "./drive.ts";
import { MIX } from "./mix.ts";
import { requestFor } from "./request.ts";

/** pgbench takes at most 128 files: four of eight searches of the mix, one of them with filters, as in the whole. */
const OF_EIGHT = 4;

/** The statements of our SQL engine as pgbench sends them: what the database can do at most. */
export interface Pgbench {
  /** Statements in a second, over so many of them. */
  rate(seconds: number): number;
  close(): void;
}

/** Null, with a line that says so, where there is no pgbench. */
export async function openPgbench(url: string): Promise<Pgbench | null> {
  const { error } = spawnSync("pgbench", ["--version"]);
  if (error) {
    console.log(`pgbench is left out: ${error.message}`);
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "levare-pgbench-"));
  const texts = await statementsOf(url);
  const files = texts.map((text, n) => {
    const file = path.join(folder, `${n}.sql`);
    writeFileSync(file, `${text.replaceAll(/\s+/g, " ").trim()};\n`);
    return ["-f", file];
  });
  return {
    rate(seconds) {
      const { stdout, stderr, status } = spawnSync(
        "pgbench",
        ["-n", "-c", `${CONNECTIONS}`, "-j", "1", "-T", `${seconds}`, ...files.flat(), url],
        { encoding: "utf8" },
      );
      const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
      if (status !== 0 || !rate) throw new Error(`pgbench: ${stderr.slice(-300)}`);
      return Number(rate);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What our engine sends for the mix, with the values written into it. */
async function statementsOf(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  const texts: string[] = [];
  const db = listening(database.pool, (text) => texts.push(text));
  for (const asked of MIX.filter((_, n) => n % 8 < OF_EIGHT)) await searchDocs(db, requestFor(asked));
  await database.close();
  return texts;
}

function listening(pool: Pool, hear: (text: string) => void): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) =>
      hear(sql.replaceAll(/\$(\d+)/g, (_all, number) => literal(parameters[Number(number) - 1]))),
  });
}

function literal(value: unknown): string {
  if (typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return literal(`{${value.map((each) => `"${each}"`).join(",")}}`);
  // A colon before a letter would be one of pgbench's own variables.
  return `'${String(value).replaceAll("'", "''")}'`;
}
