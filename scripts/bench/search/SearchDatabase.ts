import pg from "pg";
import { migrateToLatest } from "../../../db/migrate.ts";
import { openDatabase } from "../../../db/open.ts";
import { atDatabase } from "../../../db/testing/template.ts";
import { isLoaded, load } from "../../scale/load.ts";

export interface SearchDatabase {
  url: string;
  tracks: number;
  documents: number;
  /** Tidies up after servers that wrote while they started; in the midst of a round it would count for whoever has that. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A database of so many tracks on the server of TEST_DATABASE_URL, dropped at the end. With BENCH_KEEP it stays, and the next
 * run begins from it.
 */
export async function openSearchDatabase(tracks: number): Promise<SearchDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made and dropped.",
    );
  const name = `levare_bench_search_${tracks}`;
  if (!process.env.BENCH_KEEP) await asAdmin(server, `drop database if exists ${name} with (force)`);
  await asAdmin(server, `create database ${name}`).catch((error) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  const url = atDatabase(server, name);
  const database = await openDatabase({ url });
  try {
    await migrateToLatest(database.db);
    if (!(await isLoaded(database))) await load(database, tracks, 1, console.error);
    await helpPeers(url);
    const { rows } = await database.pool.query('select count(*) as count from "searchDoc"');
    return {
      url,
      tracks,
      documents: rows[0].count,
      settle: () => asAdmin(url, "vacuum (analyze)"),
      close: async () => {
        if (!process.env.BENCH_KEEP) await asAdmin(server, `drop database ${name} with (force)`);
      },
    };
  } finally {
    await database.close();
  }
}

const DUPLICATE_DATABASE = "42P04";

/** An index by which PostgreSQL finds parts of titles: without it, PostGraphile's filter reads every row. */
async function helpPeers(url: string): Promise<void> {
  await asAdmin(
    url,
    `create extension if not exists pg_trgm;
     create index if not exists "bench_titles" on "searchDoc" using gin (title gin_trgm_ops)`,
  );
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
