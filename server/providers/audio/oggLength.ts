import type { FileHandle } from "node:fs/promises";
import { refusal } from "../../../domain/words/refusal.ts";
import { readAt } from "./identify.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

const MAX_PAGE_BYTES = 27 + 255 + 255 * 255;

/**
 * Seconds of an Ogg file, from the position that its last page carries. RFC 3533 section 6; Opus counts at 48 kHz
 * and starts with a pre-skip (RFC 7845), Vorbis counts at its own rate.
 * @throws UnreadableAudio when the last page is not whole, or not last.
 */
export async function secondsOfOgg(file: FileHandle): Promise<number | null> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - MAX_PAGE_BYTES), MAX_PAGE_BYTES);
  const page = tail.lastIndexOf("OggS", undefined, "latin1");
  if (page < 0 || page + 27 > tail.length) throw new UnreadableAudio(refusal("audio.endMissing"));
  const segments = tail.subarray(page + 27, page + 27 + tail[page + 26]!);
  const body = segments.reduce((sum, bytes) => sum + bytes, 0);
  const missing = page + 27 + tail[page + 26]! + body - tail.length;
  if (missing < 0) throw new UnreadableAudio(refusal("audio.damaged"));
  if (missing > 0) throw new UnreadableAudio(refusal("audio.endMissing"));
  const granule = Number(tail.readBigInt64LE(page + 6));

  const first = await readAt(file, 0, 512);
  const packet = 27 + first[26]!;
  if (first.toString("latin1", packet, packet + 8) === "OpusHead")
    return (granule - first.readUInt16LE(packet + 10)) / 48_000;
  if (first.toString("latin1", packet, packet + 7) === "\x01vorbis") {
    const rate = first.readUInt32LE(packet + 12);
    return rate > 0 ? granule / rate : null;
  }
  return null;
}
