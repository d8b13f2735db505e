import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { PLACED_OUTCOMES } from "../../domain/plays/play.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type PlayRow = Selectable<DB["play"]>;

/** A play as it was judged, with the day that it is summed up under: "2026-03-01". */
export interface JudgedPlay extends Omit<PlayRow, "createdAt"> {
  day: string;
}

/** Lets the reports of one listener be judged one batch after another: none counts beside what another was not held against yet. */
export async function lockListeners(trx: Transaction<DB>, listeners: readonly string[]): Promise<void> {
  for (const listener of [...new Set(listeners)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`plays of ${listener}`}, 0))`.execute(trx);
}

/** So many sums of one day of a studio may be written at once; each connection keeps to one of them. */
const SLOTS = 16;

/**
 * Keeps plays and adds them to the sums of their days and months, in one statement whatever their number. Those whose id or session
 * is kept already, and those of tracks that are gone, change nothing. The tracks of a day are summed in one order for all.
 */
export async function insertPlays(
  db: Kysely<DB>,
  plays: readonly JudgedPlay[],
  createdAt: Date,
): Promise<void> {
  const column = <Key extends keyof JudgedPlay>(key: Key) => plays.map((play) => play[key]);
  await sql`
    with given as (
      select * from unnest(
        ${column("id")}::uuid[], ${column("trackId")}::uuid[], ${column("listenerId")}::uuid[],
        ${column("listenerKey")}::text[], ${column("sessionId")}::uuid[],
        ${column("startedAt").map((at) => at.toISOString())}::timestamptz[], ${column("heardMs")}::int[],
        ${column("outcome")}::text[], ${column("day")}::date[]
      ) as given(id, "trackId", "listenerId", "listenerKey", "sessionId", "startedAt", "heardMs", outcome, day)
    ), kept as (
      insert into play (id, "trackId", "listenerId", "listenerKey", "sessionId", "startedAt", "heardMs", outcome, "createdAt")
      select given.id, given."trackId", given."listenerId", given."listenerKey", given."sessionId", given."startedAt",
        given."heardMs", given.outcome, ${createdAt}::timestamptz
      from given join track on track.id = given."trackId"
      on conflict do nothing
      returning id
    ), added as (
      select given."trackId", given.day, given.outcome, track."workspaceId", count(*) as plays
      from kept join given on given.id = kept.id join track on track.id = given."trackId"
      group by 1, 2, 3, 4
    ), days as (
      insert into "playDay" as sum ("trackId", day, outcome, "workspaceId", plays)
      select "trackId", day, outcome, "workspaceId", plays from added order by 1, 2, 3
      on conflict ("trackId", day, outcome) do update set plays = sum.plays + excluded.plays
    ), months as (
      insert into "playMonth" as sum ("trackId", month, "workspaceId", plays)
      select "trackId", date_trunc('month', day)::date, "workspaceId", sum(plays) from added
      where outcome = 'counted' group by 1, 2, 3 order by 1, 2
      on conflict ("trackId", month) do update set plays = sum.plays + excluded.plays
    )
    insert into "workspacePlayDay" as sum ("workspaceId", day, outcome, slot, plays)
    select "workspaceId", day, outcome, pg_backend_pid() % ${sql.lit(SLOTS)}, sum(plays) from added
    group by 1, 2, 3, 4 order by 1, 2, 3
    on conflict ("workspaceId", day, outcome, slot) do update set plays = sum.plays + excluded.plays`.execute(
    db,
  );
}

export type KeptPlay = Pick<PlayRow, "id" | "sessionId" | "outcome">;

/** What is kept already of these reports, or of these sessions. */
export async function findKept(
  db: Kysely<DB>,
  ids: readonly string[],
  sessionIds: readonly string[],
): Promise<KeptPlay[]> {
  const { rows } = await sql<KeptPlay>`
    select id, "sessionId", outcome from play where id = any(${ids}::uuid[])
    union
    select id, "sessionId", outcome from play where "sessionId" = any(${sessionIds}::uuid[])`.execute(db);
  return rows;
}

/** Plays that counted for whoever goes by these keys and that began between two moments. */
export function listCounted(
  db: Kysely<DB>,
  listenerKeys: readonly string[],
  from: Date,
  to: Date,
): Promise<Pick<PlayRow, "trackId" | "startedAt" | "heardMs">[]> {
  return db
    .selectFrom("play")
    .select(["trackId", "startedAt", "heardMs"])
    .where("listenerKey", "in", listenerKeys)
    .where("startedAt", ">=", from)
    .where("startedAt", "<=", to)
    .where("outcome", "=", "counted")
    .execute();
}

/** The studios of tracks, whoever may see them; those that are gone are left out. */
export function listHomes(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<{ id: string; workspaceId: string }[]> {
  if (trackIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("track").select(["id", "workspaceId"]).where("id", "in", trackIds).execute();
}

/** Plays by id, of one listener only. */
export function findPlays(db: Kysely<DB>, ids: readonly string[], listenerId: string): Promise<PlayRow[]> {
  return db
    .selectFrom("play")
    .selectAll()
    .where("id", "in", ids)
    .where("listenerId", "=", listenerId)
    .execute();
}

/** One page of what somebody heard, newest first. Reports whose word for the time was not taken have no place in it. */
export function listHistory(db: Kysely<DB>, listenerId: string, page: KeysetPage): Promise<PlayRow[]> {
  return newestFirst(historyOf(db, listenerId).selectAll(), "play", page, "startedAt").execute();
}

export async function countHistory(db: Kysely<DB>, listenerId: string): Promise<number> {
  const { count } = await historyOf(db, listenerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function historyOf(db: Kysely<DB>, listenerId: string) {
  return db
    .selectFrom("play")
    .where("listenerId", "=", listenerId)
    .where("outcome", "in", [...PLACED_OUTCOMES]);
}

/** So many of the latest plays are looked through for different tracks. */
const RECENT_PLAYS = 200;

/** The tracks that somebody heard last and everybody can come to, each once, the latest first. Skipped ones are left out. */
export async function listRecentlyPlayed(
  db: Kysely<DB>,
  listenerId: string,
  most: number,
): Promise<{ id: string }[]> {
  const heard = PLACED_OUTCOMES.filter((outcome) => outcome !== "tooShort");
  const { rows } = await sql<{ id: string }>`
    select track.id from (
      select "trackId", "startedAt" from play
      where "listenerId" = ${listenerId}::uuid and outcome = any(${heard}::text[])
      order by "startedAt" desc, id desc limit ${RECENT_PLAYS}::int
    ) heard join track on track.id = heard."trackId" and track.visibility <> 'private' and track.state = 'ready'
    group by track.id order by max(heard."startedAt") desc, track.id limit ${most}::int`.execute(db);
  return rows;
}

/** Takes a person's name off everything they heard; that it was heard stays, as from somebody without a history. */
export async function forgetHistory(db: Kysely<DB>, listenerId: string): Promise<void> {
  await db.updateTable("play").set({ listenerId: null }).where("listenerId", "=", listenerId).execute();
}
