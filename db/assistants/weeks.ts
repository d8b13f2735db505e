import { type Kysely, type SqlBool, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** An owner of a studio on the morning of a Monday. */
export interface BriefReader {
  userId: string;
  email: string;
  workspaceId: string;
  studio: string;
  /** Where the studio is. */
  timezone: string;
}

/** Nobody is told at night: from this hour on, where the studio is. */
const MORNING = 8;

const MONDAY = 1;

/** Owners of studios where it is Monday and morning has come, by studio and person, after the last one that was looked at. */
export function listBriefReaders(
  db: Kysely<DB>,
  now: Date,
  { after, limit }: { after: Pick<BriefReader, "userId" | "workspaceId"> | null; limit: number },
): Promise<BriefReader[]> {
  const there = sql`(${now}::timestamptz at time zone workspace.timezone)`;
  return db
    .selectFrom("membership")
    .innerJoin("user", "user.id", "membership.userId")
    .innerJoin("workspace", "workspace.id", "membership.workspaceId")
    .where("membership.isAccountOwner", "=", true)
    .where("workspace.deletedAt", "is", null)
    .where(sql<SqlBool>`extract(isodow from ${there}) = ${sql.lit(MONDAY)}`)
    .where(sql<SqlBool>`extract(hour from ${there}) >= ${sql.lit(MORNING)}`)
    .$if(after !== null, (q) =>
      q.where(
        sql<SqlBool>`(membership."workspaceId", membership."userId") > (${after!.workspaceId}::uuid, ${after!.userId}::uuid)`,
      ),
    )
    .select([
      ...(["membership.userId", "membership.workspaceId", "user.email", "workspace.timezone"] as const),
      "workspace.name as studio",
    ])
    .orderBy("membership.workspaceId")
    .orderBy("membership.userId")
    .limit(limit)
    .execute();
}

interface Titled {
  id: string;
  title: string;
}

/** What happened in a studio in one week. */
export interface WeekOfStudio {
  /** Plays that counted, and the track that had most of them. */
  plays: number;
  mostPlayed: Titled | null;
  likes: number;
  mostLiked: Titled | null;
  follows: number;
  /** Sales, each once, and the last of them. */
  sales: number;
  lastSaleId: string | null;
  /** Releases whose day comes in this week, the soonest first. */
  coming: (Titled & { day: string })[];
  /** Releases to come that a shop would send back. */
  blocked: number;
  firstBlocked: Titled | null;
}

interface Week {
  /** The Mondays at which it began and ended, as days where the studio is. */
  from: string;
  until: string;
  timezone: string;
}

/** Reads the week between two Mondays, and what comes in the one that begins. */
export async function readWeek(
  db: Kysely<DB>,
  workspaceId: string,
  { from, until, timezone }: Week,
): Promise<WeekOfStudio> {
  const start = sql`(${from}::date::timestamp at time zone ${timezone})`;
  const end = sql`(${until}::date::timestamp at time zone ${timezone})`;
  const { rows } = await sql<WeekOfStudio>`
    with plays as (
      select "trackId", sum(plays)::int as count from "playDay"
      where "workspaceId" = ${workspaceId}::uuid and outcome = 'counted'
        and day >= ${from}::date and day < ${until}::date
      group by "trackId"
    ), likes as (
      select track.id as "trackId", count(*)::int as count
      from "trackLike" mark join track on track.id = mark."trackId"
      where track."workspaceId" = ${workspaceId}::uuid and mark."createdAt" >= ${start} and mark."createdAt" < ${end}
      group by track.id
    ), sold as (
      select distinct "saleId", "paidAt" from "saleLine"
      where "workspaceId" = ${workspaceId}::uuid and "paidAt" >= ${start} and "paidAt" < ${end}
    ), ahead as (
      select id, title, "releaseDay" from release
      where "workspaceId" = ${workspaceId}::uuid and state in ('ready', 'scheduled', 'preorder')
        and "releaseDay" >= ${until}::date and "releaseDay" < ${until}::date + 7
    ), blocked as (
      select release.id, release.title, release."releaseDay"
      from "complianceStatus" status join release on release.id = status."releaseId"
      where status."workspaceId" = ${workspaceId}::uuid and status.blockers > 0
        and release.state in ('draft', 'ready', 'scheduled', 'preorder')
        and release."releaseDay" >= ${until}::date
    )
    select
      (select coalesce(sum(count), 0)::int from plays) as plays,
      (select json_build_object('id', id, 'title', title) from plays join track on track.id = "trackId"
        order by count desc, id limit 1) as "mostPlayed",
      (select coalesce(sum(count), 0)::int from likes) as likes,
      (select json_build_object('id', id, 'title', title) from likes join track on track.id = "trackId"
        order by count desc, id limit 1) as "mostLiked",
      (select count(*)::int from follow join artist on artist.id = follow."artistId"
        where artist."workspaceId" = ${workspaceId}::uuid
          and follow."createdAt" >= ${start} and follow."createdAt" < ${end}) as follows,
      (select count(distinct "saleId")::int from sold) as sales,
      (select "saleId" from sold order by "paidAt" desc limit 1) as "lastSaleId",
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'day', "releaseDay"::text)
        order by "releaseDay", id), '[]') from ahead) as coming,
      (select count(*)::int from blocked) as blocked,
      (select json_build_object('id', id, 'title', title) from blocked order by "releaseDay", id limit 1)
        as "firstBlocked"`.execute(db);
  return rows[0]!;
}
