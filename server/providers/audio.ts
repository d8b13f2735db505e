import type { AudioFormat } from "../../domain/catalog/audio.ts";
import { openEmbeddedEngine } from "./audio/embeddedEngine.ts";
import { openSystemEngine } from "./audio/systemEngine.ts";

export type { AudioFormat } from "../../domain/catalog/audio.ts";
export { UnreadableAudio } from "./audio/UnreadableAudio.ts";

/** What the musician's program wrote into the file. Texts are trimmed and bounded; doubtful values are null. */
export interface AudioTags {
  title: string | null;
  artists: string[];
  album: string | null;
  trackNumber: number | null;
  genre: string | null;
  /** Whole beats per minute, 20 to 400. */
  bpm: number | null;
  /** One of the 24 keys, such as Am or F#. */
  key: string | null;
  /** Twelve characters, no hyphens. */
  isrc: string | null;
  year: number | null;
}

export interface AudioFacts {
  format: AudioFormat;
  lossless: boolean;
  /** As the file declares it; only `render` knows it exactly. */
  durationMs: number;
  sampleRate: number;
  bitDepth: number | null;
  channels: number;
  tags: AudioTags;
}

/** One streamable version of a recording. */
export interface Rendition {
  quality: "basic" | "high";
  /** Absolute path inside the folder given to `render`. */
  file: string;
  mimeType: string;
  bytes: number;
  /** Bits per second, rounded, container included. */
  bitrate: number;
}

export interface RenderedAudio {
  renditions: Rendition[];
  /** 800 points, 0 to 255. */
  peaks: Uint8Array;
  /** Exact, from the decoded samples. */
  durationMs: number;
}

/**
 * Reads what musicians upload. Both calls throw `UnreadableAudio` when the file is to blame, the signal's reason
 * when they were called off, and an ordinary error when the machine is to blame (a full disk, a killed process):
 * then trying again makes sense. Neither leaves files behind when it throws.
 */
export interface AudioEngine {
  inspect(file: string, signal?: AbortSignal): Promise<AudioFacts>;
  render(
    file: string,
    folder: string,
    onProgress: (percent: number) => void,
    signal?: AbortSignal,
  ): Promise<RenderedAudio>;
}

/** The codecs inside the audio library, or the machine's own ffmpeg (5 or newer) when `FFMPEG_PATH` names it. */
export function openAudioEngine(env: NodeJS.ProcessEnv): AudioEngine {
  return env.FFMPEG_PATH ? openSystemEngine(env.FFMPEG_PATH) : openEmbeddedEngine();
}
