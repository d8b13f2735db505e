import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { STUDIO_OPEN } from "./assetVersions.ts";

export type AssetLinkRow = Omit<Selectable<DB["assetLink"]>, "tokenHash"> & { workspaceId: string };

const COLUMNS = [
  "assetLink.id",
  "assetLink.assetId",
  "assetLink.label",
  "assetLink.allowsDownload",
  "assetLink.expiresAt",
  "assetLink.revokedAt",
  "assetLink.views",
  "assetLink.lastViewedAt",
  "assetLink.createdBy",
  "assetLink.createdAt",
  "asset.workspaceId",
] as const;

export async function insertAssetLink(db: Kysely<DB>, link: Insertable<DB["assetLink"]>): Promise<void> {
  await db.insertInto("assetLink").values(link).execute();
}

function links(db: Kysely<DB>) {
  return db.selectFrom("assetLink").innerJoin("asset", "asset.id", "assetLink.assetId").select(COLUMNS);
}

/** Links of these assets, the latest first. */
export function listAssetLinks(db: Kysely<DB>, assetIds: readonly string[]): Promise<AssetLinkRow[]> {
  return links(db)
    .where("assetLink.assetId", "in", assetIds)
    .orderBy("assetLink.assetId")
    .orderBy("assetLink.createdAt", "desc")
    .orderBy("assetLink.id", "desc")
    .execute();
}

/** Links of these ids that belong to assets of these workspaces. */
export function findAssetLinks(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<AssetLinkRow[]> {
  return links(db)
    .where("assetLink.id", "in", ids)
    .where(sql<boolean>`asset."workspaceId" = any(${visible}::uuid[])`)
    .execute();
}

/** What somebody sees who holds a link. */
export interface LinkedAsset {
  linkId: string;
  assetId: string;
  workspaceId: string;
  allowsDownload: boolean;
  expiresAt: Date;
  studio: string;
  name: string;
  kind: string;
  altText: string | null;
  licence: string;
  licenceText: string | null;
  versionId: string;
  fileName: string;
  format: string;
  bytes: number;
  sha256: string;
  preview: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** Of the stream; null until there is one. */
  listenBytes: number | null;
}

/** The asset behind a link. One that is missing, over, revoked or of something thrown away is all the same: undefined. */
export async function openLink(
  db: Kysely<DB>,
  tokenHash: string,
  now: Date,
): Promise<LinkedAsset | undefined> {
  const { rows } = await sql<LinkedAsset>`
    select link.id as "linkId", asset.id as "assetId", asset."workspaceId", link."allowsDownload", link."expiresAt",
      workspace.name as studio, asset.name, asset.kind, asset."altText", asset.licence, asset."licenceText",
      newest.id as "versionId", newest."fileName", newest.format, newest.bytes, newest.sha256, newest.preview,
      newest.width, newest.height, newest."durationMs", newest."listenBytes"
    from "assetLink" link join asset on asset.id = link."assetId" and asset."deletedAt" is null
    join "assetVersion" newest on newest."assetId" = asset.id and newest.number = asset.number
    join workspace on workspace.id = asset."workspaceId" join "user" as owner on owner.id = workspace."ownerId"
    where link."tokenHash" = ${tokenHash} and link."revokedAt" is null and link."expiresAt" > ${now}
      and ${STUDIO_OPEN}`.execute(db);
  return rows[0];
}

export async function countView(db: Kysely<DB>, linkId: string, now: Date): Promise<void> {
  await db
    .updateTable("assetLink")
    .set((eb) => ({ views: eb("views", "+", 1), lastViewedAt: now }))
    .where("id", "=", linkId)
    .execute();
}
