import type { FileHandle } from "node:fs/promises";
import type { AudioFormat } from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { audioStart, readAt } from "./identify.ts";
import { promisedByInfoFrame } from "./mpegFrame.ts";
import { secondsOfOgg } from "./oggLength.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";
import { promisedByWave } from "./waveLength.ts";

/**
 * The length read by ourselves, in seconds, where the tag reader would guess, shorten or have to read everything.
 * @throws UnreadableAudio when the file visibly ends too early.
 */
export async function ownLength(file: FileHandle, format: AudioFormat): Promise<number | null> {
  if (format === "wav") return promisedByWave(file);
  if (format === "mp3") return promisedByInfoFrame(await readAt(file, await audioStart(file)));
  if (format === "ogg" || format === "opus") return secondsOfOgg(file);
  if (format === "m4a") await requireWholeBoxes(file);
  return null;
}

/** What the file promises about its own length, or null: an Ogg page or a bare MP3 frame promises nothing. */
export function promisedSeconds(
  format: AudioFormat,
  own: number | null,
  read: number | undefined,
): number | null {
  if (format === "wav" || format === "mp3") return own;
  if (format === "ogg" || format === "opus") return null;
  return read ?? null;
}

/**
 * An M4A is a row of boxes, each with its length; one of them, `moov`, says where every sound lies, and many programs
 * write it last. ISO 14496-12 section 4.2.
 */
async function requireWholeBoxes(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  let position = 0;
  let hasContents = false;
  for (let boxes = 0; boxes < 10_000 && position + 8 <= size; boxes++) {
    const head = await readAt(file, position, 16);
    if (head.toString("latin1", 4, 8) === "moov") hasContents = true;
    const short = head.readUInt32BE(0);
    const reachesToTheEnd = short === 0;
    const isLong = short === 1 && head.length === 16;
    const length = reachesToTheEnd ? size - position : isLong ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) throw new UnreadableAudio(refusal("audio.damaged"));
    position += length;
  }
  if (!hasContents || position > size) throw new UnreadableAudio(refusal("audio.endMissing"));
}
