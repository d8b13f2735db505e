import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

export type SpotRow = Selectable<DB["spot"]>;

/** Spots by id, of the workspaces in reach. */
export function findSpots(db: Kysely<DB>, ids: readonly string[], reach: Reach): Promise<SpotRow[]> {
  return db.selectFrom("spot").selectAll().where("id", "in", ids).where(inReach(reach)).execute();
}

/** The spots of these releases, whoever asks: each has one at most. */
export function findSpotsOf(db: Kysely<DB>, releaseIds: readonly string[]): Promise<SpotRow[]> {
  return db.selectFrom("spot").selectAll().where("releaseId", "in", releaseIds).execute();
}

export async function insertSpot(trx: Transaction<DB>, spot: Insertable<DB["spot"]>): Promise<void> {
  await trx.insertInto("spot").values(spot).execute();
}

/** Writes the change and counts the version up. */
export async function writeSpot(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["spot"]>,
  updatedAt: Date,
): Promise<void> {
  await trx
    .updateTable("spot")
    .set((eb) => ({ ...change, version: eb("version", "+", 1), updatedAt }))
    .where("id", "=", id)
    .execute();
}

/** The track of a spot that everybody can hear on its release; undefined where it is none. */
export async function findSpotTrack(
  db: Kysely<DB>,
  releaseId: string,
  trackId: string,
): Promise<{ durationMs: number } | undefined> {
  return db
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .select("track.durationMs")
    .where("releaseTrack.releaseId", "=", releaseId)
    .where("track.id", "=", trackId)
    .where("track.state", "=", "ready")
    .where("track.visibility", "=", "public")
    .executeTakeFirst();
}

/** Spots that wait to be judged, those that have waited longest first (`spot_waiting`). */
export function listWaitingSpots(db: Kysely<DB>, limit: number): Promise<SpotRow[]> {
  return db
    .selectFrom("spot")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("submittedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Spots that are heard, the last approved first (`spot_approved`). */
export function listApprovedSpots(db: Kysely<DB>, limit: number): Promise<SpotRow[]> {
  return db
    .selectFrom("spot")
    .selectAll()
    .where("state", "=", "approved")
    .orderBy("judgedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export interface SpotCounts {
  spotId: string;
  seen: number;
  heard: number;
  pressed: number;
}

/** How often spots were met since a day, "2026-03-01"; those that nobody met are left out. */
export async function countSpots(
  db: Kysely<DB>,
  spotIds: readonly string[],
  since: string,
): Promise<SpotCounts[]> {
  const { rows } = await sql<SpotCounts>`
    select "spotId", sum(seen)::int as seen, sum(heard)::int as heard, sum(pressed)::int as pressed
    from "spotDay" where "spotId" = any(${spotIds}::uuid[]) and day >= ${since}::date group by "spotId"`.execute(
    db,
  );
  return rows;
}
