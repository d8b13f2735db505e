// npm run bench:plays: plays a second that are taken in, one by one and fifty at a time, beside bare inserts of the same rows in the same
// batches and, on PostgreSQL, beside one bare COPY of them; and what a studio's totals and charts cost at 100,000 and at 10,000,000 plays
// (goal: within twice). On the PostgreSQL server of TEST_DATABASE_URL, else on the embedded engine. Prints tables and judges nothing.
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { from as copyFrom } from "pg-copy-streams";
import { newId } from "../../db/ids.ts";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import { sumsOfTrack, sumsOfWorkspace } from "../../db/plays/playDays.ts";
import { rankPlayed } from "../../db/plays/rankedTracks.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { act } from "../../server/acting/act.ts";
import { actingAs } from "../../server/acting/actingIn.ts";
import { issueSession } from "../../server/plays/playSession.ts";
import { reportPlays } from "../../server/plays/reportPlays.ts";
import { openTestServer } from "../../server/testing.ts";
import { openBenchDatabase } from "./database.ts";
import { median } from "./median.ts";

const TRACKS = 200;
const ROUNDS = 3;
/** Plays of one round, by how many come in one batch. */
const BATCHES = { 1: 400, 50: 5_000 };
const TRACK_MS = 200_000;
const HEARD_MS = 60_000;
const STUDIO_PLAYS = [100_000, 10_000_000];
const YEAR = 365;
const DRAWN_AT_ONCE = 500_000;
const ASKED = 30;

const isServer = Boolean(process.env.TEST_DATABASE_URL);
const bench = isServer ? await openBenchDatabase() : null;
const database = await openDatabase(bench ? { url: bench.url } : {});
await migrateToLatest(database.db);
const server = await openTestServer(undefined, { database });
const { db } = server;
/** As many as the server has connections; the embedded engine has one. */
const AT_ONCE = isServer ? 10 : 1;
const now = new Date();
let networks = 0;

interface Report {
  id: string;
  session: string;
  startedAt: string;
  heardMs: number;
}
interface Row {
  id: string;
  trackId: string;
  sessionId: string;
  startedAt: Date;
}

try {
  const studio = await aStudio();
  await sql`create table "barePlay" (like play including all)`.execute(db);
  const taken: Record<string, object> = {};
  for (const [size, plays] of Object.entries(BATCHES)) {
    const rounds: { verb: number; bare: number }[] = [];
    // The first goes: plans that were made for empty tables.
    for (let round = 0; round <= ROUNDS; round++) {
      const ofVerb = batches(studio.tracks, plays, Number(size));
      const ofBare = batches(studio.tracks, plays, Number(size));
      rounds.push({
        verb: await aSecond(plays, ofVerb, ({ reports }) => report(reports)),
        bare: await aSecond(plays, ofBare, ({ rows }) => insertBare(rows)),
      });
    }
    const [verb, bare] = (["verb", "bare"] as const).map((way) => median(rounds.slice(1).map((r) => r[way])));
    taken[`${size} a batch`] = {
      "taken in/s": Math.round(verb!),
      "bare inserts/s": Math.round(bare!),
      ratio: (verb! / bare!).toFixed(2),
    };
  }
  if (isServer) {
    const { rows } = batches(studio.tracks, 50_000, 50_000)[0]!;
    const began = performance.now();
    await copy(rows);
    taken["one COPY"] = { "bare rows/s": Math.round((rows.length / (performance.now() - began)) * 1000) };
  }
  const { rows: counted } = await sql<{ outcome: string; plays: number }>`
    select outcome, count(*)::int as plays from play group by 1 order by 2 desc`.execute(db);
  console.table(taken);
  console.table(counted);

  const reading: Record<string, Record<string, number>> = {};
  for (const plays of STUDIO_PLAYS) reading[`${plays} plays`] = await readings(plays);
  const [few, many] = Object.values(reading);
  const ratio = Object.fromEntries(
    Object.entries(many!).map(([what, ms]) => [what, Number((ms / few![what]!).toFixed(2))]),
  );
  console.table({ ...reading, ratio });
} finally {
  await server.close();
  await bench?.close();
}

async function aStudio(): Promise<{ workspaceId: string; tracks: string[] }> {
  const { id: ownerId } = await aUser(db, { userTier: "artist_pro" });
  const { id: workspaceId } = await aWorkspace(db, { ownerId });
  const tracks: string[] = [];
  for (let n = 0; n < TRACKS; n++)
    tracks.push(
      (await aTrack(db, { workspaceId, title: `Song ${n}`, visibility: "public", durationMs: TRACK_MS })).id,
    );
  return { workspaceId, tracks };
}

/** So many plays, each batch of a listener of its own who heard one song after the other. */
function batches(tracks: readonly string[], plays: number, size: number) {
  return Array.from({ length: plays / size }, () => {
    const listener = `visitor-${newId().replaceAll("-", "")}`;
    const reports: Report[] = [];
    const rows: Row[] = [];
    for (let n = 0; n < size; n++) {
      const startedAt = new Date(now.getTime() - (1 + (n % 1000)) * TRACK_MS);
      const trackId = tracks[Math.floor(Math.random() * tracks.length)]!;
      const id = newId();
      if (size <= 50) {
        const given = { id: trackId, durationMs: TRACK_MS };
        const { token: session } = issueSession(server.services.signer, given, listener, startedAt);
        reports.push({ id, session, startedAt: startedAt.toISOString(), heardMs: HEARD_MS });
      }
      rows.push({ id, trackId, sessionId: newId(), startedAt });
    }
    return { reports, rows };
  });
}

/** As the field does it, of a network of its own: batches are limited by network. */
async function report(reports: readonly Report[]): Promise<void> {
  networks++;
  const clientAddress = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const from = { ...actingAs("cli", server), actor: { kind: "visitor" } as const, clientAddress };
  await act(from, reportPlays, { reports, isRobot: false });
}

async function insertBare(rows: readonly Row[]): Promise<void> {
  await sql`
    insert into "barePlay" (id, "trackId", "listenerKey", "sessionId", "startedAt", "heardMs", outcome, "createdAt")
    select id, "trackId", 'bare', "sessionId", "startedAt", ${HEARD_MS}::int, 'counted', ${now}::timestamptz from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ trackId }) => trackId)}::uuid[],
      ${rows.map(({ sessionId }) => sessionId)}::uuid[],
      ${rows.map(({ startedAt }) => startedAt.toISOString())}::timestamptz[]
    ) as given(id, "trackId", "sessionId", "startedAt")`.execute(db);
}

async function copy(rows: readonly Row[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    const lines = rows.map(({ id, trackId, sessionId, startedAt }) =>
      [id, trackId, "bare", sessionId, startedAt.toISOString(), HEARD_MS, "counted", now.toISOString()].join(
        "\t",
      ),
    );
    const into = client.query(
      copyFrom(
        `copy "barePlay" (id, "trackId", "listenerKey", "sessionId", "startedAt", "heardMs", outcome, "createdAt") from stdin`,
      ),
    );
    await pipeline([`${lines.join("\n")}\n`], into);
  } finally {
    client.release();
  }
}

/** Plays a second, so many batches at once. */
async function aSecond<Batch>(
  plays: number,
  all: readonly Batch[],
  write: (batch: Batch) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < all.length; at = next++) await write(all[at]!);
    }),
  );
  return (plays / (performance.now() - began)) * 1000;
}

/** What a studio's numbers cost in milliseconds, with so many plays in a year: drawn by song and day, and summed as they are kept. */
async function readings(plays: number): Promise<Record<string, number>> {
  const { workspaceId, tracks } = await aStudio();
  // In parts, the earliest days first: no statement may take longer than the server lets it.
  const parts = Math.ceil(plays / DRAWN_AT_ONCE);
  const daysOfPart = Math.ceil(YEAR / parts);
  for (let ago = YEAR; ago > 0; ago -= daysOfPart) {
    const days = Math.min(daysOfPart, ago);
    await sql`
      insert into "playDay" ("trackId", day, outcome, "workspaceId", plays)
      select (${tracks}::uuid[])[song], ${now}::timestamptz::date - day, outcome, ${workspaceId}::uuid, count(*)
      from (
        select 1 + floor(random() * ${TRACKS}::int)::int as song, ${ago}::int - 1 - floor(random() * ${days}::int)::int as day,
          case when random() < 0.8 then 'counted' else 'tooShort' end as outcome
        from generate_series(1, ${Math.round((plays * days) / YEAR)}::int)
      ) drawn group by 1, 2, 3`.execute(db);
  }
  await sql`
    insert into "playMonth" ("trackId", month, "workspaceId", plays)
    select "trackId", date_trunc('month', day)::date, "workspaceId", sum(plays) from "playDay"
    where "workspaceId" = ${workspaceId}::uuid and outcome = 'counted' group by 1, 2, 3`.execute(db);
  await sql`
    insert into "workspacePlayDay" ("workspaceId", day, outcome, slot, plays)
    select "workspaceId", day, outcome, slot, sum(plays) / ${AT_ONCE}::int from "playDay", generate_series(1, ${AT_ONCE}::int) slot
    where "workspaceId" = ${workspaceId}::uuid group by 1, 2, 3, 4`.execute(db);
  // As the server does by itself in the course of a year.
  for (const table of ["playDay", "playMonth", "workspacePlayDay"])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const month = { from: day(27), to: day(0) };
  const year = { from: day(YEAR - 1), to: day(0) };
  return {
    "totals of 28 days": await msOf(() => sumsOfWorkspace(db, workspaceId, day(27))),
    "chart of a song": await msOf(() => sumsOfTrack(db, tracks[0]!, day(27))),
    "songs of 28 days": await msOf(() => rankPlayed(db, workspaceId, month, null)),
    "songs of a year": await msOf(() => rankPlayed(db, workspaceId, year, null)),
  };
}

async function msOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  return Number(median(times).toFixed(2));
}
