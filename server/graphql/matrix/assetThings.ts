import { writeFile } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { fileKey, keysOf } from "../../../domain/assets/assetFiles.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { TestServer } from "../../testing.ts";
import type { Kit } from "./kit.ts";

type Some = Partial<{ access: string; deletedAt: Date }>;

/** A private picture of the kit's workspace; its file has the same id. */
export async function anAssetId(db: Kysely<DB>, { workspaceId }: Kit, some: Some = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto("asset")
    .values({ id, workspaceId, kind: "pressPhoto", name: "On the pier", ...some })
    .execute();
  await db
    .insertInto("assetVersion")
    .values({
      ...{ id, assetId: id, number: 1, fileName: "pier.jpg", format: "jpg", bytes: 5, sha256: id },
      ...{ width: 4, height: 3, preview: "ready", listenBytes: 5 },
    })
    .execute();
  return id;
}

export async function anAsset(db: Kysely<DB>, kit: Kit, some: Some = {}): Promise<string> {
  return encodeGlobalID("Asset", await anAssetId(db, kit, some));
}

/** An open link to an asset of the kit, and its secret. */
export async function anAssetLink(db: Kysely<DB>, kit: Kit): Promise<{ id: string; token: string }> {
  const { token, hash } = newToken();
  const id = newId();
  const assetId = await anAssetId(db, kit);
  const expiresAt = new Date(Date.now() + 60_000);
  await db
    .insertInto("assetLink")
    .values({ id, assetId, tokenHash: hash, allowsDownload: true, expiresAt })
    .execute();
  return { id: encodeGlobalID("AssetLink", id), token };
}

/** The address of a stored file of the kit, with all that is shown of it. */
export async function aFileOfAsset(kit: Kit, server: TestServer, some: Some = {}): Promise<string> {
  const id = await anAssetId(server.db, kit, some);
  await fill(server, id);
  return `/api/assets/${id}`;
}

/** The address of a link to a stored file of the kit. */
export async function aSharedFile(kit: Kit, server: TestServer): Promise<string> {
  const { token } = await anAssetLink(server.db, kit);
  const { id } = await server.db
    .selectFrom("assetVersion")
    .select("id")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await fill(server, id);
  return `/s/${token}`;
}

async function fill({ services, dataDir }: TestServer, id: string): Promise<void> {
  if (await services.storage.exists(fileKey(id))) return;
  const file = path.join(dataDir, "asset-of-the-matrix");
  await writeFile(file, "bytes");
  for (const key of keysOf(id)) await services.storage.put(key, file, "application/octet-stream");
}
