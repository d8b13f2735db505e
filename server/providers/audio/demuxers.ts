import type { AudioFormat } from "../../../domain/catalog/audio.ts";

/** FFmpeg's reader for each format. Always named, never probed: probing is how a text file becomes a playlist. */
export const DEMUXERS: Record<AudioFormat, string> = {
  wav: "wav",
  flac: "flac",
  aiff: "aiff",
  mp3: "mp3",
  m4a: "mov",
  ogg: "ogg",
  opus: "ogg",
};

const PCM = [
  "s8",
  "u8",
  "s16le",
  "s16be",
  "s24le",
  "s24be",
  "s32le",
  "s32be",
  "f32le",
  "f32be",
  "f64le",
  "f64be",
];

/** Decoders that may run at all: what musicians' programs write, and none of the hundreds of others. */
export const AUDIO_CODECS: readonly string[] = [
  ...PCM.map((layout) => `pcm_${layout}`),
  ...["flac", "alac", "mp3", "mp3float", "aac", "vorbis", "libvorbis", "opus", "libopus"],
];
