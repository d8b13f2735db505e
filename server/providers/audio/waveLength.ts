import type { FileHandle } from "node:fs/promises";
import { refusal } from "../../../domain/words/refusal.ts";
import { readAt } from "./identify.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** Whole numbers, floats, and the extended header that stands for either; a WAV may hold anything else as well. */
const PLAIN = [1, 3, 0xfffe];

/**
 * Seconds of audio that a WAV's header announces, whatever arrived of it; null for a recording whose program never
 * came back to fill in the size. RIFF, and RF64 with its 64-bit sizes (EBU Tech 3306).
 * @throws UnreadableAudio when the sound is compressed.
 */
export async function promisedByWave(file: FileHandle): Promise<number | null> {
  let position = 12;
  let bytesPerSecond = 0;
  let longSize: number | null = null;
  for (let chunks = 0; chunks < 1000; chunks++) {
    const head = await readAt(file, position, 32);
    if (head.length < 8) return null;
    const name = head.toString("latin1", 0, 4);
    const size = head.readUInt32LE(4);
    if (name === "ds64" && head.length >= 24) longSize = Number(head.readBigUInt64LE(16));
    if (name === "fmt " && head.length >= 24) {
      if (!PLAIN.includes(head.readUInt16LE(8))) throw new UnreadableAudio(refusal("audio.unknownCodec"));
      bytesPerSecond = head.readUInt32LE(12) * head.readUInt16LE(20);
    }
    if (name === "data") {
      const announced = size === 0xffffffff ? longSize : size;
      return announced && bytesPerSecond ? announced / bytesPerSecond : null;
    }
    position += 8 + size + (size % 2);
  }
  return null;
}
