import { writeFile } from "node:fs/promises";
import path from "node:path";
import { decodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { DOWNLOAD_PURPOSE, downloadClaim } from "../../downloads/DownloadWish.ts";
import type { TestServer } from "../../testing.ts";
import type { Kit } from "./kit.ts";

/** A wish of the kit's person for the kit's public track, which is given away. */
export async function aWish(kit: Kit, db: Kysely<DB>): Promise<string> {
  const id = newId();
  const { id: trackId } = decodeGlobalID(kit.publicTrack);
  await db.updateTable("track").set({ downloadAllowed: true }).where("id", "=", trackId).execute();
  await db
    .insertInto("downloadWish")
    .values({ id, userId: kit.userId, trackId, format: "mp3", state: "ready", progress: 100 })
    .execute();
  return id;
}

/** The address of a finished download, signed, of the kit's person. */
export async function aDownload(kit: Kit, { db, services, dataDir }: TestServer): Promise<string> {
  const id = await aWish(kit, db);
  const { id: trackId } = decodeGlobalID(kit.publicTrack);
  const [file, storageKey] = [path.join(dataDir, "download-of-the-matrix"), "downloads/matrix.mp3"];
  await writeFile(file, "bytes");
  if (!(await services.storage.exists(storageKey)))
    await services.storage.put(storageKey, file, "audio/mpeg");
  const facts = { setting: trackId, format: "mp3", fingerprint: "matrix", storageKey, bytes: 5 };
  await db
    .insertInto("preparedFile")
    .values({ trackId, ...facts })
    .execute();
  const expires = Date.now() + 60_000;
  return `/api/downloads/${id}?expires=${expires}&signature=${services.signer.sign(DOWNLOAD_PURPOSE, downloadClaim(id, expires))}`;
}
