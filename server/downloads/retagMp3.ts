import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open, readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { id3Tag } from "../../domain/downloads/id3.ts";
import { audioStart, readAt } from "../providers/audio/identify.ts";
import type { CoverFile } from "../providers/audio.ts";

const ID3V1_BYTES = 128;
const APE_FOOTER_BYTES = 32;

/** The same MP3 with our tags in place of its own: no byte of its sound is touched. */
export async function retagMp3(
  master: string,
  out: string,
  { tags, cover }: { tags: Record<string, string>; cover: CoverFile | null },
): Promise<void> {
  await using file = await open(master, "r");
  const [from, to] = [await audioStart(file), await audioEnd(file)];
  const picture = cover && (await readFile(cover.file));
  const target = createWriteStream(out);
  target.write(id3Tag(tags, picture));
  await pipeline(createReadStream(master, { start: from, end: to - 1 }), target);
}

/** Where the music ends: before the older kinds of tags, which would contradict ours. */
async function audioEnd(file: FileHandle): Promise<number> {
  let { size: end } = await file.stat();
  const last = await readAt(file, Math.max(0, end - ID3V1_BYTES), 3);
  if (last.toString("latin1") === "TAG") end -= ID3V1_BYTES;
  const footer = await readAt(file, Math.max(0, end - APE_FOOTER_BYTES), APE_FOOTER_BYTES);
  if (footer.toString("latin1", 0, 8) !== "APETAGEX") return end;
  const hasHead = (footer.readUInt32LE(20) & 0x8000_0000) !== 0;
  const start = end - footer.readUInt32LE(12) - (hasHead ? APE_FOOTER_BYTES : 0);
  return start > 0 ? start : end;
}
