import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export type AssetVersionRow = Omit<Selectable<DB["assetVersion"]>, "peaks" | "listenBytes">;

const COLUMNS = [
  "id",
  "assetId",
  "number",
  "fileName",
  "format",
  "bytes",
  "sha256",
  "width",
  "height",
  "isRgb",
  "durationMs",
  "preview",
  "uploadedBy",
  "createdAt",
] as const;

export async function insertAssetVersion(
  db: Kysely<DB>,
  version: Insertable<DB["assetVersion"]>,
): Promise<void> {
  await db.insertInto("assetVersion").values(version).execute();
}

/** Every file that the assets ever had, newest first. */
export function listAssetVersions(db: Kysely<DB>, assetIds: readonly string[]): Promise<AssetVersionRow[]> {
  return db
    .selectFrom("assetVersion")
    .select(COLUMNS)
    .where("assetId", "in", assetIds)
    .orderBy("assetId")
    .orderBy("number", "desc")
    .execute();
}

/** The points of the newest files' waveforms. */
export function listAssetPeaks(
  db: Kysely<DB>,
  versionIds: readonly string[],
): Promise<{ id: string; peaks: Buffer | null }[]> {
  return db.selectFrom("assetVersion").select(["id", "peaks"]).where("id", "in", versionIds).execute();
}

/** What was made of a sound to listen to, or that nothing could be. */
export interface AssetPreview {
  preview: "ready" | "failed";
  peaks?: Buffer;
  durationMs?: number;
  listenBytes?: number;
}

export async function setAssetPreview(db: Kysely<DB>, id: string, change: AssetPreview): Promise<void> {
  await db.updateTable("assetVersion").set(change).where("id", "=", id).execute();
}

/** A file with what decides who may have it. */
export interface StoredAsset {
  versionId: string;
  assetId: string;
  workspaceId: string;
  access: string;
  fileName: string;
  format: string;
  bytes: number;
  sha256: string;
  preview: string;
  /** Of the stream; null until there is one. */
  listenBytes: number | null;
  deletedAt: Date | null;
  /** Neither the studio nor its owner is suspended, and nobody has deleted it. */
  isStudioOpen: boolean;
}

export async function findStoredAsset(db: Kysely<DB>, versionId: string): Promise<StoredAsset | undefined> {
  const { rows } = await sql<StoredAsset>`
    select version.id as "versionId", asset.id as "assetId", asset."workspaceId", asset.access, version."fileName",
      version.format, version.bytes, version.sha256, version.preview, version."listenBytes",
      asset."deletedAt", ${STUDIO_OPEN} as "isStudioOpen"
    from "assetVersion" version join asset on asset.id = version."assetId"
    join workspace on workspace.id = asset."workspaceId" join "user" as owner on owner.id = workspace."ownerId"
    where version.id = ${versionId}::uuid`.execute(db);
  return rows[0];
}

/** SQL for "this studio is open to others", over `workspace` and its `owner`. */
export const STUDIO_OPEN = sql<boolean>`(workspace."suspendedAt" is null and workspace."deletedAt" is null
  and owner."suspendedAt" is null)`;

/** Sounds that came before `before` and have no stream yet, the oldest first. */
export async function listUnrendered(db: Kysely<DB>, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("assetVersion")
    .select("id")
    .where("preview", "=", "making")
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
