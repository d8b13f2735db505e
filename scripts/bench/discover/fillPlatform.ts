import type pg from "pg";
import { GENRES, MOODS } from "../../../domain/lexicon/vocabulary.ts";

export interface Platform {
  tracks: number;
  likes: number;
  fans: number;
  plays: number;
}

const TRACKS_EACH = 20;
/** What the people of one fan's two loved genres like is drawn towards the known songs of it: squared chance. */
const LOVED = 0.8;

/** A platform of bare rows, written by the database itself. Everybody in it is invented by chance, from one seed. */
export async function fillPlatform(
  client: pg.ClientBase,
  { tracks, likes, fans, plays }: Platform,
): Promise<void> {
  const list = (words: readonly { slug: string }[]) => words.map(({ slug }) => slug);
  const [genres, moods] = [list(GENRES), list(MOODS)];
  const artists = Math.ceil(tracks / TRACKS_EACH);
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  // Neither triggers nor checks of foreign keys: what is written fits together.
  await run("set statement_timeout = 0");
  await run("set session_replication_role = replica");
  await run("select setseed(0.5)");
  await run(
    `create table person (n serial, id uuid not null default gen_random_uuid(), "isFan" boolean not null)`,
  );
  await run(`insert into person ("isFan") select n > $1 from generate_series(1, $1::int + $2::int) n`, [
    artists,
    fans,
  ]);
  await run(`insert into "user" (id, name, email, capabilities, role)
    select id, 'Person ' || n, 'person' || n || '@example.test', case when "isFan" then '{fan}'::text[] else '{artist}'::text[] end,
      case when "isFan" then 'fan' else 'artist' end from person`);
  await run(`insert into profile (id, "userId", handle, "isPublic", location)
    select gen_random_uuid(), id, 'person' || n, true, 'Street, Town ' || n % 200 from person`);
  await run(`create table act as select n, id as "ownerId", gen_random_uuid() as "workspaceId", gen_random_uuid() as "artistId"
    from person where not "isFan"`);
  await run(`insert into workspace (id, name, slug, "ownerId", "workspaceType")
    select "workspaceId", 'Studio ' || n, 'studio-' || n, "ownerId", 'artist' from act`);
  await run(`insert into membership ("workspaceId", "userId", role, "isAccountOwner")
    select "workspaceId", "ownerId", 'artist', true from act`);
  await run(
    `insert into artist (id, name, "workspaceId") select "artistId", 'Artist ' || n, "workspaceId" from act`,
  );
  await run(
    `create table song as select at as n, gen_random_uuid() as id, act."workspaceId", act."artistId",
      ($2::text[])[1 + at % cardinality($2::text[])] as genre, ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int] as mood,
      60 + floor(random() * 120)::int as bpm, now() - random() * interval '700 days' as "createdAt"
    from generate_series(0, $1::int - 1) at join act on act.n = 1 + at / ${TRACKS_EACH}`,
    [tracks, genres, moods],
  );
  await run(`insert into track (id, "workspaceId", title, state, visibility, "durationMs", genre, mood, bpm, lossless, "masterBytes",
      "masterFormat", "masterKey", "masterSha256", "createdAt")
    select id, "workspaceId", 'Song ' || n, 'ready', 'public', 180000, genre, mood, bpm, true, 1000, 'flac', 'masters/' || n, n::text,
      "createdAt" from song`);
  await run(`insert into "trackArtist" ("trackId", "artistId", position) select id, "artistId", 0 from song`);
  await run(`create index on song (n)`);
  const drawn = (each: string) => `(
    select fan.id as "userId", pick.n, pick.at from (select row_number() over () as f, id from person where "isFan") fan,
      lateral (select now() - random() ^ 2 * interval '300 days' as at,
        least($1::int - 1, case when random() < ${LOVED}
          then floor(random() ^ 2 * ($1::int / $2::int))::int * $2::int + (fan.f * 7 + floor(random() * 2)::int) % $2::int
          else floor(random() * $1::int)::int end) as n
        from generate_series(1, ${each}::int) where fan.f is not null) pick) drawn`;
  const values = (each: number) => [tracks, genres.length, each];
  // A like is given once: a fifth more is drawn than stays.
  await run(
    `insert into "trackLike" ("userId", "trackId", "createdAt") select "userId", id, at from (
      select distinct on ("userId", song.id) "userId", song.id, at from ${drawn("$3")} join song on song.n = drawn.n) once
      order by random() limit ${likes}`,
    values(Math.ceil((1.3 * likes) / fans)),
  );
  await run(
    `insert into play (id, "trackId", "listenerId", "listenerKey", "sessionId", "startedAt", "heardMs", outcome, "createdAt")
    select gen_random_uuid(), song.id, "userId", "userId"::text, gen_random_uuid(), at, 60000, 'counted', at
    from ${drawn("$3")} join song on song.n = drawn.n`,
    values(Math.ceil(plays / fans)),
  );
  await run(`insert into "playDay" ("trackId", day, outcome, "workspaceId", plays)
    select play."trackId", (play."startedAt" at time zone 'utc')::date, 'counted', track."workspaceId", count(*)
    from play join track on track.id = play."trackId" group by 1, 2, 3, 4`);
  await run("set session_replication_role = default");
  await run("vacuum analyze");
}
