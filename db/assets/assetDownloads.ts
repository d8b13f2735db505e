import { type Kysely, sql } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export interface AssetDownloadRow {
  id: string;
  assetId: string;
  number: number;
  /** Null: not by somebody who was signed in, or they are gone. */
  userName: string | null;
  /** Null: not by a link. */
  linkId: string | null;
  linkLabel: string | null;
  createdAt: Date;
}

interface Taken {
  assetId: string;
  versionId: string;
  userId: string | null;
  linkId: string | null;
}

/** Notes that a file was taken home. */
export async function logAssetDownload(db: Kysely<DB>, taken: Taken, now: Date): Promise<void> {
  const { assetId, versionId, userId, linkId } = taken;
  await db
    .insertInto("assetDownload")
    .values({ id: newId(), assetId, versionId, userId, linkId, createdAt: now })
    .execute();
}

/** The latest downloads of each asset, at most `limit` of one. */
export async function listAssetDownloads(
  db: Kysely<DB>,
  assetIds: readonly string[],
  limit: number,
): Promise<AssetDownloadRow[]> {
  const { rows } = await sql<AssetDownloadRow>`
    select taken.id, taken."assetId", version.number, "user".name as "userName", taken."linkId",
      link.label as "linkLabel", taken."createdAt"
    from unnest(${assetIds}::uuid[]) wanted(id), lateral (
      select * from "assetDownload" where "assetId" = wanted.id order by "createdAt" desc, id desc limit ${sql.lit(limit)}
    ) taken
    join "assetVersion" version on version.id = taken."versionId"
    left join "user" on "user".id = taken."userId" left join "assetLink" link on link.id = taken."linkId"
    order by taken."createdAt" desc, taken.id desc`.execute(db);
  return rows;
}

export async function countAssetDownloads(
  db: Kysely<DB>,
  assetIds: readonly string[],
): Promise<{ assetId: string; count: number }[]> {
  return db
    .selectFrom("assetDownload")
    .where("assetId", "in", assetIds)
    .groupBy("assetId")
    .select(["assetId", (eb) => eb.fn.countAll<number>().as("count")])
    .execute();
}
