import path from "node:path";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { ZipFile } from "yazl";
import { listTakenMedia } from "../../db/privacy/dataExports.ts";
import { listAgentPictures, listPictures } from "../../db/privacy/files.ts";
import type { Person } from "../../db/privacy/Person.ts";
import type { DB } from "../../db/tables.generated.ts";
import { savedName } from "../../domain/assets/asset.ts";
import { fileKey } from "../../domain/assets/assetFiles.ts";
import type { AssetFormat } from "../../domain/assets/assetKind.ts";
import type { MediaStorage } from "../providers/storage.ts";

/** Puts the originals of a person's music, the files beside it, covers and pictures into the ZIP. Returns how many bytes they will be. */
export async function addMedia(
  { db, storage }: { db: Kysely<DB>; storage: MediaStorage },
  { userId, studioIds }: Person,
  zip: ZipFile,
): Promise<number> {
  let bytes = 0;
  const missing: string[] = [];
  const { masters, covers, assets } = await listTakenMedia(db, studioIds);
  const originals = [
    ...masters.map(({ id, title, masterKey, masterFormat, masterBytes }) => ({
      ...{ key: masterKey, size: Number(masterBytes) },
      name: `music/originals/${fileNameOf(title)} ${id.slice(-8)}.${masterFormat}`,
    })),
    ...assets.map(({ id, fileName, format, bytes: size }) => ({
      ...{ key: fileKey(id), size: Number(size) },
      name: `music/assets/${id.slice(-8)} ${fileNameOf(savedName(fileName, format as AssetFormat))}`,
    })),
  ];
  for (const { key, size, name } of originals) {
    if (!(await storage.exists(key))) {
      missing.push(name);
      continue;
    }
    bytes += size;
    // Compressed already, or too long to be compressed twice.
    zip.addReadStreamLazy(name, { compress: false }, (take) =>
      storage.read(key, 0, size - 1).then(
        (stream) => {
          // The library does not listen: what breaks halfway would end the server, not the try.
          stream.once("error", (error) => zip.emit("error", error));
          take(null, stream);
        },
        (error) => take(error, null as unknown as Readable),
      ),
    );
  }
  for (const [folder, keys] of [
    ["music/covers", covers],
    ["profile/pictures", await listPictures(db, userId)],
    ["assistants/pictures", await listAgentPictures(db, userId)],
  ] as const) {
    for (const key of keys) {
      if (!(await storage.exists(key))) {
        missing.push(`${folder}/${path.basename(key)}`);
        continue;
      }
      const picture = Buffer.from(await storage.bytes(key));
      bytes += picture.length;
      zip.addBuffer(picture, `${folder}/${path.basename(key)}`, { compress: false });
    }
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from([MISSING, "", ...missing, ""].join("\n")), "MISSING.txt");
  return bytes;
}

const MISSING = "These files of yours could not be found in our store:";

/** A title as every system takes it for a file name. */
function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{C}<>:"/\\|?*]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return name.slice(0, 80).replace(/^\.+/, "") || "Untitled";
}
