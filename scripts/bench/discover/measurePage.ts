import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { rankTracks } from "../../../db/discover/rankTracks.ts";
import { relateTracks } from "../../../db/discover/relateTracks.ts";
import { migrateToLatest } from "../../../db/migrate.ts";
import { openDatabase } from "../../../db/open.ts";
import { freshServerDatabase } from "../../../db/testing/freshDatabase.ts";
import { openTestServer, viewerFor } from "../../../server/testing.ts";
import { load } from "../../scale/load.ts";
import { ADDRESS_END } from "../../scale/World.ts";

const TRACKS = 100_000;
const LIKES = 1_000_000;
const PEOPLE = 10_000;
const ASKED = 200;
const LIMIT_MS = 50;

/** The page of discover through the GraphQL endpoint, as so many people one after another, and what the background works out for it. */
export async function measurePage(server: string): Promise<Record<string, Record<string, string>>> {
  const database = await openDatabase({ url: await freshServerDatabase(server) });
  await migrateToLatest(database.db);
  await load(database, TRACKS, 1, () => {});
  await like();
  const tested = await openTestServer(() => new Date(), { database });
  const { db } = database;
  try {
    const rankMs = await timed(() => db.transaction().execute((trx) => rankTracks(trx, new Date())));
    const relateMs = await timed(() => db.transaction().execute((trx) => relateTracks(trx, new Date())));
    await database.pool.query("vacuum analyze");
    const { rows } = await sql<{ id: string }>`
      select distinct "userId" as id from "trackLike" order by 1 limit ${ASKED + 1}`.execute(db);
    const text = document("DiscoverScreenQuery");
    const times: number[] = [];
    for (const { id } of rows) {
      const viewer = await viewerFor(tested, id);
      const ask = () => tested.ask(viewer, text, { genre: null, mood: null });
      times.push(await timed(ask));
    }
    // The first one also warms up what every later one finds warm.
    times.shift();
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    const line = (ms: number) => ({ ms: ms.toFixed(1), "of the limit": (ms / LIMIT_MS).toFixed(2) });
    return {
      "page, median": line(at(0.5)),
      "page, p95": line(at(0.95)),
      "ranking, in the background": { ms: rankMs.toFixed(0), "of the limit": "" },
      "likeness, in the background": { ms: relateMs.toFixed(0), "of the limit": "" },
    };
  } finally {
    await tested.close();
  }

  /** Each of the people likes music of few genres, what is early in the list most. */
  async function like(): Promise<void> {
    await sql`
      insert into "user" (id, email, name, role, capabilities)
      select gen_random_uuid(), 'liker-' || n || ${ADDRESS_END}, 'Liker ' || n, 'fan', '{fan}'
      from generate_series(1, ${PEOPLE}::int) n`.execute(database.db);
    await sql`
      with people as (select id, row_number() over () as n from "user" where email like 'liker-%'),
      songs as (
        select id, row_number() over (order by genre, id) - 1 as place, count(*) over () as total
        from track where visibility = 'public' and state = 'ready'
      )
      insert into "trackLike" ("userId", "trackId", "createdAt")
      select people.id, songs.id, now() - random() * interval '300 days'
      from people, generate_series(1, ${LIKES / PEOPLE}::int) like_, lateral (
        select floor(power(random(), 2) * 3000 + people.n * 7919)::bigint as place where like_ > 0
      ) drawn
      join songs on songs.place = drawn.place % songs.total
      on conflict do nothing`.execute(database.db);
  }
}

async function timed(does: () => unknown): Promise<number> {
  const began = performance.now();
  await does();
  return performance.now() - began;
}

/** A document of the web client, by its name. */
function document(name: string): string {
  const file = path.join(import.meta.dirname, "../../../client/persisted.json");
  const all = Object.values<string>(JSON.parse(readFileSync(file, "utf8")));
  return all.find((text) => text.startsWith(`query ${name}`))!;
}
