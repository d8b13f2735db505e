import { type Refusal, refusal } from "../words/refusal.ts";

/** The kinds of file a musician may upload. The bytes decide which one a file is, never its name. */
export const AUDIO_FORMATS = {
  wav: { label: "WAV", extensions: [".wav", ".wave"], mimeType: "audio/wav" },
  flac: { label: "FLAC", extensions: [".flac"], mimeType: "audio/flac" },
  aiff: { label: "AIFF", extensions: [".aiff", ".aif"], mimeType: "audio/aiff" },
  mp3: { label: "MP3", extensions: [".mp3"], mimeType: "audio/mpeg" },
  m4a: { label: "M4A", extensions: [".m4a", ".mp4"], mimeType: "audio/mp4" },
  ogg: { label: "OGG", extensions: [".ogg", ".oga"], mimeType: "audio/ogg" },
  opus: { label: "Opus", extensions: [".opus"], mimeType: "audio/ogg" },
} as const;

export type AudioFormat = keyof typeof AUDIO_FORMATS;

const formats = Object.values(AUDIO_FORMATS);

/** What the file dialog offers: every extension and every MIME type of an accepted format. */
export const ACCEPTED_AUDIO_EXTENSIONS: readonly string[] = formats.flatMap((format) => format.extensions);
export const ACCEPTED_AUDIO_MIME_TYPES: readonly string[] = [
  ...new Set([...formats.map((format) => format.mimeType), "audio/x-wav", "audio/x-flac", "audio/x-m4a"]),
];

/** "WAV, FLAC, AIFF, MP3, M4A, OGG, Opus", for sentences and drop zones. */
export const ACCEPTED_AUDIO_LABEL = formats.map((format) => format.label).join(", ");

/** 1 GiB: 97 minutes of 24-bit 88.2 kHz stereo are below it, a film is above it. */
export const MAX_UPLOAD_BYTES = 1024 ** 3;
export const MEGABYTE = 1024 ** 2;

export const MIN_AUDIO_SECONDS = 1;
export const MAX_AUDIO_SECONDS = 6 * 60 * 60;

/** What sound cards, and the programs that convert for them, know. */
export const MIN_SAMPLE_RATE = 4_000;
export const MAX_SAMPLE_RATE = 768_000;
export const MAX_CHANNELS = 64;

/** Loudness points of one waveform, each 0 to 255. */
export const WAVEFORM_POINTS = 800;

/** Why a file is not taken that is no music. */
export function notAudio(): Refusal {
  return refusal("audio.notAudio", { formats: ACCEPTED_AUDIO_LABEL });
}

/** The largest file that the platform wants, as people say it; the most that it can want is 1 GB. */
export function largestUpload(megabytes: number): { figure: number; unit: "MB" | "GB" } {
  if (megabytes * MEGABYTE < MAX_UPLOAD_BYTES) return { figure: megabytes, unit: "MB" };
  return { figure: MAX_UPLOAD_BYTES / 1024 ** 3, unit: "GB" };
}

/** Why a file is not taken that is larger. */
export function largerThan(megabytes: number): Refusal {
  const { figure, unit } = largestUpload(megabytes);
  return unit === "MB"
    ? refusal("audio.largerThanMegabytes", { megabytes: figure })
    : refusal("audio.largerThanGigabytes", { gigabytes: figure });
}

/** How much of a song may be missing before it counts as cut off: encoders round their ends by a few frames. */
export function isCutOff(readSeconds: number, declaredSeconds: number): boolean {
  const tolerance = Math.min(0.5, Math.max(0.15, declaredSeconds / 100));
  return declaredSeconds - readSeconds > tolerance;
}

export function cutOffRefusal(readSeconds: number, declaredSeconds: number): Refusal {
  return refusal("audio.cutOff", { read: Math.floor(readSeconds), whole: Math.round(declaredSeconds) });
}
