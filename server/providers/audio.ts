import type { AudioFormat } from "../../domain/catalog/audio.ts";
import type { DownloadFormat } from "../../domain/downloads/format.ts";
import { openEmbeddedEngine } from "./audio/embeddedEngine.ts";
import { AUDIO_LIMITS } from "./audio/limits.ts";
import type { Estimate } from "./audio/measure/estimateKey.ts";
import { openSystemEngine } from "./audio/systemEngine.ts";

export type { AudioFormat } from "../../domain/catalog/audio.ts";
export { isFinal, UnfinishedAudio } from "./audio/UnfinishedAudio.ts";
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

/** What was measured on the sound itself; more than two channels are measured as the stereo that is made of them. */
export interface SoundMeasurement {
  /** Integrated loudness in LUFS, EBU R128; null when nothing is loud enough to count. */
  loudness: number | null;
  /** dBTP, ITU-R BS.1770 annex 2; null for digital silence. */
  truePeak: number | null;
  /** Samples in runs of three and more at full scale, over all channels. */
  clippedSamples: number;
  /** Below -60 dBFS at the beginning and at the end. */
  leadingSilenceMs: number;
  trailingSilenceMs: number;
  /** Where a FLAC is not as it was written, at its first such place; null for nowhere and for what cannot tell. */
  damagedAtMs: number | null;
  /** Beats per minute; null without a steady rhythm. */
  tempo: Estimate<number> | null;
  /** One of the 24 keys; null without pitches. */
  key: Estimate<string> | null;
}

export interface RenderedAudio {
  renditions: Rendition[];
  /** 800 points, 0 to 255. */
  peaks: Uint8Array;
  /** Exact, from the decoded samples. */
  durationMs: number;
  /** As the file says, not as it was decoded. */
  facts: Pick<AudioFacts, "sampleRate" | "bitDepth" | "channels">;
  /** Null when it was not asked for. */
  measurement: SoundMeasurement | null;
}

export type MeasuredAudio = Pick<RenderedAudio, "facts"> & { measurement: SoundMeasurement };

/** A square JPEG on the disk. */
export interface CoverFile {
  file: string;
  /** Pixels. */
  side: number;
}

export interface Conversion {
  format: DownloadFormat;
  /** Under the names that FFmpeg gives them. */
  tags: Record<string, string>;
  cover: CoverFile | null;
}

export interface RenderOptions {
  signal?: AbortSignal;
  /** Measuring costs a fifth of the work; whoever knows the song already may go without. */
  measures?: boolean;
}

/**
 * Reads what musicians upload. All calls throw `UnreadableAudio` when the file is to blame, the signal's reason
 * when they were called off, `UnfinishedAudio` when it took too long, and an ordinary error when the machine is to blame (a
 * full disk, a killed process): then trying again makes sense. None leaves files behind when it throws.
 */
export interface AudioEngine {
  inspect(file: string, signal?: AbortSignal): Promise<AudioFacts>;
  render(
    file: string,
    folder: string,
    onProgress: (percent: number) => void,
    options?: RenderOptions,
  ): Promise<RenderedAudio>;
  /** Only measures, of a recording whose renditions are there already. */
  measure(file: string, signal?: AbortSignal): Promise<MeasuredAudio>;
  /** Writes the front cover out of the recording's own tags to `out`, as it is; false where there is none. */
  picture(file: string, out: string, signal?: AbortSignal): Promise<boolean>;
  /** Writes the recording to `out`, as a file to take home. */
  convert(
    file: string,
    out: string,
    conversion: Conversion,
    onProgress: (percent: number) => void,
    signal?: AbortSignal,
  ): Promise<void>;
}

/** The codecs inside the audio library, or the machine's own ffmpeg (5 or newer) when `FFMPEG_PATH` names it. */
export function openAudioEngine(env: NodeJS.ProcessEnv, limits = AUDIO_LIMITS): AudioEngine {
  return env.FFMPEG_PATH ? openSystemEngine(env.FFMPEG_PATH, limits) : openEmbeddedEngine(limits);
}
