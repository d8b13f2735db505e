import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PreparedFile, WishRow } from "../../db/downloads/preparedFiles.ts";
import type { DownloadFormat } from "../../domain/downloads/format.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { Parcel } from "./mayDownload.ts";
import { coverJpeg } from "./prepareFiles.ts";
import { creditsSheet, songFile } from "./songFile.ts";

/** Music does not get smaller: it is stored as it is, so that the length is known before the first byte. */
const AS_IT_IS = { compress: false, mode: 0o100644 } as const;

/**
 * A release as one ZIP, read from the store while it is sent: one song's stream at a time, whatever its size. Whoever goes away
 * early closes that one, too.
 */
export async function releaseZip(
  storage: MediaStorage,
  parcel: Parcel,
  { format, createdAt: mtime }: Pick<WishRow, "format" | "createdAt">,
  files: ReadonlyMap<string, PreparedFile>,
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let current: Readable | undefined;
  stream.once("close", () => current?.destroy());
  for (const song of parcel.songs) {
    const { storageKey, bytes } = files.get(song.id)!;
    const { name } = songFile(song, parcel, format as DownloadFormat);
    zip.addReadStreamLazy(name, { ...AS_IT_IS, mtime, size: bytes }, (begin) => {
      if (stream.destroyed) return;
      storage.read(storageKey, 0, bytes - 1).then(
        (song) => {
          current = song;
          // What cannot be read any more ends the download: its length would be a lie.
          song.once("error", (error) => stream.destroy(error));
          begin(null, song);
        },
        (error: Error) => stream.destroy(error),
      );
    });
  }
  const cover = parcel.setting?.coverKey && `covers/${parcel.setting.coverKey}`;
  if (cover && (await storage.exists(cover)))
    zip.addBuffer(await coverJpeg(await storage.bytes(cover)), "cover.jpg", { ...AS_IT_IS, mtime });
  zip.addBuffer(Buffer.from(creditsSheet(parcel)), "credits.txt", { ...AS_IT_IS, mtime });
  const bytes = await new Promise<number>((resolve) => {
    // The library's types forget what it hands over.
    zip.end({ forceZip64Format: false, comment: "" }, ((size: number) => resolve(size)) as () => void);
  });
  zip.on("error", (error: Error) => stream.destroy(error));
  zip.outputStream.pipe(stream);
  return { stream, bytes };
}
