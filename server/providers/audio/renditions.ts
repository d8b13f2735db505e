import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Rendition } from "../audio.ts";

/** Every rendition is at this rate: Opus knows no 44.1 kHz, and one resampling then serves both encoders. */
export const RENDITION_RATE = 48_000;

/**
 * `basic` plays in every browser there is and its frames can be met anywhere in the file, so a Range may start at
 * any byte. `high` is Opus: FFmpeg's AAC costs four times the processor time (2257 against 570 ms per minute of
 * audio, measured) and every current browser plays Opus. WebM rather than Ogg, because its table of seek points
 * ("cues") stands at the front, where a browser reads it once; in Ogg it has to search.
 *
 * Efforts, measured on a song of 74 s: Opus at 5 costs a third less than at its default of 10; LAME at 7 takes 0.5 s
 * where 5 takes 0.8 s. The saver's stream may be the plainer one: a new release waits for both.
 */
export const RENDITIONS = {
  basic: {
    fileName: "basic.mp3",
    muxer: "mp3",
    encoder: "libmp3lame",
    effort: "7",
    mimeType: "audio/mpeg",
    bitrate: 128_000,
  },
  high: {
    fileName: "high.webm",
    muxer: "webm",
    encoder: "libopus",
    effort: "5",
    mimeType: "audio/webm",
    bitrate: 160_000,
  },
} as const;

const QUALITIES = ["basic", "high"] as const;

/** Where the encoders write: names that nobody takes for finished files. */
export function unfinishedFiles(folder: string): { basic: string; high: string } {
  return { basic: join(folder, "basic.mp3.unfinished"), high: join(folder, "high.webm.unfinished") };
}

/** Gives finished files their names. */
export async function finishRenditions(folder: string, seconds: number): Promise<Rendition[]> {
  const unfinished = unfinishedFiles(folder);
  return Promise.all(
    QUALITIES.map(async (quality) => {
      const { fileName, mimeType } = RENDITIONS[quality];
      const file = join(folder, fileName);
      const { size: bytes } = await stat(unfinished[quality]);
      await rename(unfinished[quality], file);
      return { quality, file, mimeType, bytes, bitrate: Math.round((bytes * 8) / seconds) };
    }),
  );
}

export async function discardUnfinished(folder: string): Promise<void> {
  await Promise.all(Object.values(unfinishedFiles(folder)).map((file) => rm(file, { force: true })));
}
