import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../db/open.ts";

/** Everything an installation has: rows by table, each as its columns; files by path, each as a hash, a journal as the ids in it. */
export interface Possessions {
  rows: Map<string, Record<string, unknown>[]>;
  files: Map<string, string>;
}

/** Of the database itself, of what can be made anew, of locks, and the head of the log, which goes on with it. */
const NO_POSSESSION = /^(pglite|search|holder\.pid|audit-head\.json)|\.(lock|pid|log)$/;
/** Written anew at each start, so that what it tells of counts, by its ids. */
const JOURNAL = /\.jsonl$/;
/** Counters, caches and marks that a running server renews by itself. */
const RENEWED: Record<string, readonly string[] | "all"> = {
  activityDay: "all",
  activeDay: "all",
  limitUse: "all",
  complianceDue: "all",
  kysely_migration_lock: "all",
  auditHead: "all",
  auditSealHead: "all",
  auditChain: "all",
  auditUnsealed: "all",
  session: ["expiresAt", "updatedAt"],
  // The sums of its entries, which are looked for one by one; people of the story earn on.
  ledgerAccount: ["balance", "entries"],
  // Made from the things themselves, and anew where a version words it otherwise; a line for each thing stays.
  searchDoc: ["body", "names", "facets", "popularity"],
  // The people of the story pay for the plans that they had for nothing in the first versions (scripts/story/payPlans.ts).
  subscription: [
    ...["customerId", "subscriptionId", "priceId", "paymentMethodBrand", "paymentMethodLast4"],
    ...["currentPeriodStart", "currentPeriodEnd", "startedAt", "updatedAt"],
  ],
};

export async function possessionsOf({ dataDir, url }: { dataDir: string; url?: string | undefined }) {
  const database = await openDatabase({ url, folder: dataDir });
  const rows: Possessions["rows"] = new Map();
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
    for (const { name } of tables) {
      const all = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(each) as row from ${sql.table(name)} as each`.execute(database.db);
      rows.set(
        name,
        all.rows.map(({ row }) => row),
      );
    }
  } finally {
    await database.close();
  }
  return { rows, files: await filesIn(dataDir) };
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (!entry.isFile() || NO_POSSESSION.test(name)) continue;
    const bytes = await readFile(file);
    files.set(
      name,
      JOURNAL.test(name) ? idsIn(bytes.toString()) : createHash("sha256").update(bytes).digest("hex"),
    );
  }
  return files;
}

function idsIn(journal: string): string {
  return [...new Set(journal.match(/(?<="id":")[^"]+/g))].join("\n");
}

function hasAll(now: string, before: string): boolean {
  const there = new Set(now.split("\n"));
  return before.split("\n").every((id) => there.has(id));
}

/** What was there before and is not now, in words: a row counts as there when all of its columns of before are. */
export function whatIsMissing(before: Possessions, after: Possessions): string[] {
  const files = [...before.files].filter(([name, was]) => {
    const is = after.files.get(name);
    return JOURNAL.test(name) ? !hasAll(is ?? "", was) : is !== was;
  });
  const missing = files.map(([name]) => `the file ${name}`);
  for (const [table, rows] of before.rows) {
    const renewed = RENEWED[table] ?? [];
    if (renewed === "all" || rows.length === 0) continue;
    const columns = Object.keys(rows[0]!).filter((column) => !renewed.includes(column));
    const facts = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
    const now = after.rows.get(table) ?? [];
    const there = new Set(now.map(facts));
    const gone = rows.filter((row) => !there.has(facts(row)));
    const [first] = gone;
    if (first) {
      const successor = now.find(({ id }) => id === first.id);
      missing.push(`${gone.length} of ${rows.length} rows of ${table}: ${differences(first, successor)}`);
    }
  }
  return missing;
}

/** What became of a row: of one that has an id and is still there, its columns that say something else. */
function differences(before: Record<string, unknown>, now: Record<string, unknown> | undefined): string {
  if (before.id === undefined || !now) return JSON.stringify(before);
  return Object.entries(before)
    .map(([column, was]) => [column, JSON.stringify(was), JSON.stringify(now[column])])
    .filter(([, was, is]) => was !== is)
    .map(([column, was, is]) => `${column} was ${was} and is ${is}`)
    .join(", ");
}
