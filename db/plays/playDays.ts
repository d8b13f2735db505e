import { type Kysely, type SqlBool, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** How many plays of a day came to what. */
export interface PlaySum {
  /** "2026-03-01". */
  day: string;
  outcome: string;
  plays: number;
}

/** The plays of a track since a day, that day included, the earliest first. */
export async function sumsOfTrack(db: Kysely<DB>, trackId: string, since: string): Promise<PlaySum[]> {
  return await db
    .selectFrom("playDay")
    .select([sql<string>`day::text`.as("day"), "outcome", "plays"])
    .where("trackId", "=", trackId)
    .where(sql<SqlBool>`day >= ${since}::date`)
    .orderBy(sql`"playDay".day`)
    .execute();
}

/** The plays of all tracks of a studio since a day, that day included, the earliest first. */
export async function sumsOfWorkspace(
  db: Kysely<DB>,
  workspaceId: string,
  since: string,
): Promise<PlaySum[]> {
  return await db
    .selectFrom("workspacePlayDay")
    .select(({ fn }) => [sql<string>`day::text`.as("day"), "outcome", fn.sum<number>("plays").as("plays")])
    .where("workspaceId", "=", workspaceId)
    .where(sql<SqlBool>`day >= ${since}::date`)
    .groupBy(["workspacePlayDay.day", "outcome"])
    .orderBy(sql`"workspacePlayDay".day`)
    .execute()
    .then((sums) => sums.map((sum) => ({ ...sum, plays: Number(sum.plays) })));
}
