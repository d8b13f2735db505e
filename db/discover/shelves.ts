import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Dials } from "../../domain/discover/dials.ts";
import type { Candidate } from "../../domain/discover/row.ts";
import type { DB } from "../tables.generated.ts";

/** Which tracks somebody wants to find at all. */
export interface Wanted {
  /** Vocabulary slugs; null: any. */
  genre: string | null;
  mood: string | null;
  hideExplicit: boolean;
  hideAiMade: boolean;
}

/** SQL for "the ranked track is still everybody's": it may have been withdrawn since it was ranked. */
export const STILL_OUT = sql`track on track.id = ranked."trackId" and track.visibility = 'public' and track.state = 'ready'`;

export const CANDIDATE = sql`ranked."trackId" as id, ranked."artistId", ranked."monthPlays"`;

/** SQL for "somebody wants to find it". */
export function isWanted({ genre, mood, hideExplicit, hideAiMade }: Wanted): RawBuilder<SqlBool> {
  const asked = [
    ...(genre === null ? [] : [sql`ranked.genre = ${genre}`]),
    ...(mood === null ? [] : [sql`ranked.mood = ${mood}`]),
    ...(hideExplicit ? [sql`not ranked."isExplicit"`] : []),
    ...(hideAiMade ? [sql`not ranked."isAiMade"`] : []),
  ];
  return sql<SqlBool>`(${sql.join([sql`true`, ...asked], sql` and `)})`;
}

async function list(
  db: Kysely<DB>,
  wanted: Wanted,
  { where, order, most }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; most: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from "discoverTrack" ranked join ${STILL_OUT}
    where ${where} and ${isWanted(wanted)} order by ${order}, ranked."trackId" limit ${most}::int`.execute(
    db,
  );
  return rows;
}

/** Most heard in the days of the charts. */
export const listCharts = (db: Kysely<DB>, wanted: Wanted, most: number) =>
  list(db, wanted, { where: sql`ranked."monthPlays" > 0`, order: sql`ranked."monthPlays" desc`, most });

/** Heard more than the week before, the steepest first. */
export const listRising = (db: Kysely<DB>, wanted: Wanted, most: number) =>
  list(db, wanted, { where: sql`ranked.growth > 1`, order: sql`ranked.growth desc`, most });

/** Out since a moment, the newest first. */
export const listNew = (db: Kysely<DB>, wanted: Wanted, since: Date, most: number) =>
  list(db, wanted, { where: sql`ranked."outAt" >= ${since}`, order: sql`ranked."outAt" desc`, most });

/** Of artists who live where the person says they live, most heard first, with that place; nothing without a place. */
export async function listNear(
  db: Kysely<DB>,
  wanted: Wanted,
  userId: string,
  most: number,
): Promise<(Candidate & { region: string })[]> {
  const { rows } = await sql<Candidate & { region: string }>`
    select ${CANDIDATE}, ranked.region
    from (
      select ranked.*, btrim(split_part(own.location, ',', -1)) as region
      from profile own
      join profile theirs on lower(btrim(split_part(theirs.location, ',', -1))) = lower(btrim(split_part(own.location, ',', -1)))
        and theirs."isPublic" and theirs.id <> own.id
      join workspace on workspace."ownerId" = theirs."userId"
      join "discoverTrack" ranked on ranked."workspaceId" = workspace.id
      where own."userId" = ${userId}::uuid and btrim(split_part(own.location, ',', -1)) <> '' and ${isWanted(wanted)}
      order by ranked."monthPlays" desc, ranked."trackId" offset 0
    ) ranked join ${STILL_OUT}
    order by ranked."monthPlays" desc, ranked."trackId" limit ${most}::int`.execute(db);
  return rows;
}

/** What somebody digs in, and what they have seen of it. */
export interface Digging {
  userId: string;
  wanted: Wanted;
  tempo: Dials["tempo"];
  /** Ids of tracks that are not shown again. */
  without: readonly string[];
  /** Where in the order that favours nobody it begins: a 32-bit integer. */
  start: number;
  /** Also what they played more than once. */
  isHeardToo: boolean;
  most: number;
}

/**
 * What a person does not like yet, within the dials, in an order that favours nobody. Half and double time are the same tempo to who
 * counts along. What their own studio made they need not dig for.
 */
export async function listDug(
  db: Kysely<DB>,
  { userId, wanted, tempo, without, start, isHeardToo, most }: Digging,
): Promise<Candidate[]> {
  const [from, to] = tempo ?? [0, 0];
  const fits = tempo
    ? sql`(ranked.bpm between ${from}::int and ${to}::int or ranked.bpm * 2 between ${from}::int and ${to}::int
        or ranked.bpm / 2.0 between ${from}::int and ${to}::int)`
    : sql`true`;
  const isNew = isHeardToo
    ? sql`true`
    : sql`not exists (select from play where play."listenerId" = ${userId}::uuid and play."trackId" = ranked."trackId"
        and play.outcome = 'counted' offset 1)`;
  const part = (side: RawBuilder<unknown>) => sql`(
    select ${CANDIDATE}, ranked.shuffle from "discoverTrack" ranked join ${STILL_OUT}
    where ranked.shuffle ${side} ${start}::int and ${isWanted(wanted)} and ${fits} and ${isNew}
      and ranked."trackId" <> all(${without}::uuid[])
      and not exists (select from "trackLike" liked where liked."userId" = ${userId}::uuid and liked."trackId" = ranked."trackId")
      and not exists (select from membership
        where membership."workspaceId" = ranked."workspaceId" and membership."userId" = ${userId}::uuid)
    order by ranked.shuffle, ranked."trackId" limit ${most}::int)`;
  const { rows } = await sql<Candidate>`
    select id, "artistId", "monthPlays" from (${part(sql`>=`)} union all ${part(sql`<`)}) dug
    order by shuffle < ${start}::int, shuffle, id limit ${most}::int`.execute(db);
  return rows;
}

export interface Hub {
  kind: "genre" | "mood";
  /** Of the vocabulary. */
  slug: string;
  tracks: number;
}

/** How many tracks there are by genre and by mood, the largest first. */
export async function listHubs(db: Kysely<DB>): Promise<Hub[]> {
  const { rows } =
    await sql<Hub>`select kind, slug, tracks from "discoverHub" order by kind, tracks desc, slug`.execute(db);
  return rows;
}
