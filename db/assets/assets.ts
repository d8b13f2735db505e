import {
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { containing } from "../containing.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

const OF_ASSET = [
  "asset.id",
  "asset.workspaceId",
  "asset.kind",
  "asset.name",
  "asset.trackId",
  "asset.releaseId",
  "asset.stemCategory",
  "asset.licence",
  "asset.licenceText",
  "asset.access",
  "asset.altText",
  "asset.tags",
  "asset.number",
  "asset.revision",
  "asset.createdAt",
  "asset.updatedAt",
  "asset.deletedAt",
] as const;
const OF_NEWEST = [
  "newest.id as versionId",
  "newest.fileName",
  "newest.format",
  "newest.bytes",
  "newest.sha256",
  "newest.width",
  "newest.height",
  "newest.isRgb",
  "newest.durationMs",
  "newest.preview",
] as const;

/** An asset with the facts of its newest file. */
export type AssetRow = Selectable<DB["asset"]> &
  Pick<
    Selectable<DB["assetVersion"]>,
    "fileName" | "format" | "bytes" | "sha256" | "width" | "height" | "isRgb" | "durationMs" | "preview"
  > & { versionId: string };

export interface AssetFilter {
  kind?: string | null | undefined;
  trackId?: string | null | undefined;
  releaseId?: string | null | undefined;
  tag?: string | null | undefined;
  /** Part of the name, of the file's name or of a tag. */
  text?: string | null | undefined;
  /** True lists what was thrown away instead. */
  isTrash?: boolean | null | undefined;
}

function withNewest(db: Kysely<DB>) {
  return db
    .selectFrom("asset")
    .innerJoin("assetVersion as newest", (join) =>
      join.onRef("newest.assetId", "=", "asset.id").onRef("newest.number", "=", "asset.number"),
    );
}

/** The assets of these ids that the viewer's workspaces own. */
export function findAssets(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<AssetRow[]> {
  return withNewest(db)
    .select(OF_ASSET)
    .select(OF_NEWEST)
    .where("asset.id", "in", ids)
    .where(sql<boolean>`asset."workspaceId" = any(${visible}::uuid[])`)
    .execute();
}

/** One page of a workspace's assets, newest first (`asset_newest`). */
export function listAssets(
  db: Kysely<DB>,
  workspaceId: string,
  filter: AssetFilter,
  page: KeysetPage,
): Promise<AssetRow[]> {
  const assets = withNewest(db).where(matches(workspaceId, filter)).select(OF_ASSET).select(OF_NEWEST);
  return newestFirst(assets, "asset", page).execute() as Promise<AssetRow[]>;
}

export async function countAssets(db: Kysely<DB>, workspaceId: string, filter: AssetFilter): Promise<number> {
  const { count } = await withNewest(db)
    .where(matches(workspaceId, filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type Joined = DB & { newest: DB["assetVersion"] };

function matches(workspaceId: string, { kind, trackId, releaseId, tag, text, isTrash }: AssetFilter) {
  const part = containing(text);
  return (eb: ExpressionBuilder<Joined, "asset" | "newest">) =>
    eb.and([
      eb("asset.workspaceId", "=", workspaceId),
      eb("asset.deletedAt", isTrash ? "is not" : "is", null),
      ...(kind ? [eb("asset.kind", "=", kind)] : []),
      ...(trackId ? [eb("asset.trackId", "=", trackId)] : []),
      ...(releaseId ? [eb("asset.releaseId", "=", releaseId)] : []),
      ...(tag ? [sql<SqlBool>`${tag.toLowerCase()} = any(asset.tags)`] : []),
      ...(part
        ? [
            eb.or([
              eb("asset.name", "ilike", part),
              eb("newest.fileName", "ilike", part),
              sql<SqlBool>`exists (select from unnest(asset.tags) each where each ilike ${part})`,
            ]),
          ]
        : []),
    ]);
}

/** Every tag of a workspace with how often it is used, the commonest first. */
export async function listAssetTags(
  db: Kysely<DB>,
  workspaceId: string,
  limit: number,
): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from asset, unnest(tags) tag
    where "workspaceId" = ${workspaceId}::uuid and "deletedAt" is null
    group by tag order by count(*) desc, tag limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** The row of an asset that one of these workspaces owns, held until the transaction ends. */
export function lockAsset(
  trx: Transaction<DB>,
  id: string,
  reach: Reach,
): Promise<Selectable<DB["asset"]> | undefined> {
  return trx
    .selectFrom("asset")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertAsset(db: Kysely<DB>, asset: Insertable<DB["asset"]>): Promise<void> {
  await db.insertInto("asset").values(asset).execute();
}

export async function writeAsset(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["asset"]>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("asset")
    .set((eb) => ({ ...change, revision: eb("revision", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .execute();
}

/** Whether the track, or the release, is one of the workspace. */
export async function isPlaceOf(
  db: Kysely<DB>,
  workspaceId: string,
  table: "track" | "release",
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAsset(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom("asset").where("id", "=", id).execute();
}

/** Ids of assets that were thrown away before `before`. */
export async function listForgotten(db: Kysely<DB>, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("asset")
    .select("id")
    .where("deletedAt", "<=", before)
    .orderBy("deletedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
