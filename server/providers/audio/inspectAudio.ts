import { openAsBlob } from "node:fs";
import { open } from "node:fs/promises";
import { type IAudioMetadata, parseBlob } from "music-metadata";
import {
  AUDIO_FORMATS,
  type AudioFormat,
  MAX_AUDIO_SECONDS,
  MAX_CHANNELS,
  MAX_SAMPLE_RATE,
  MIN_AUDIO_SECONDS,
  MIN_SAMPLE_RATE,
} from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { AudioFacts } from "../audio.ts";
import { identify } from "./identify.ts";
import type { Inspection } from "./messages.ts";
import { ownLength, promisedSeconds } from "./promisedLength.ts";
import { tagsOf } from "./tags.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/**
 * What a file is and says about itself, without decoding it.
 * @throws UnreadableAudio
 */
export async function inspectAudio(path: string): Promise<Inspection> {
  await using file = await open(path, "r");
  const format = await identify(file);
  const own = await ownLength(file, format);
  const metadata = await readMetadata(path, format);
  if (!metadata.format.hasAudio) throw new UnreadableAudio(refusal("audio.videoOnly"));

  const promised = promisedSeconds(format, own, metadata.format.duration);
  const seconds = promised ?? own ?? metadata.format.duration ?? 0;
  if (seconds < MIN_AUDIO_SECONDS) throw new UnreadableAudio(refusal("audio.tooShort"));
  if (seconds > MAX_AUDIO_SECONDS) throw new UnreadableAudio(refusal("audio.tooLong"));
  return { facts: factsOf(format, metadata, seconds), promisedSeconds: promised };
}

async function readMetadata(path: string, format: AudioFormat): Promise<IAudioMetadata> {
  // The type comes from the bytes: an uploaded file's name and extension prove nothing.
  const type = AUDIO_FORMATS[format].mimeType;
  const bytes = await openAsBlob(path, { type });
  // The tag reader knows no RF64, whose chunks are those of RIFF once the sizes are left to `waveLength.ts`.
  const isLongWave = ["RF64", "BW64"].includes(await bytes.slice(0, 4).text());
  const blob = isLongWave ? new Blob(["RIFF", bytes.slice(4)], { type }) : bytes;
  const options = { skipCovers: true, duration: false };
  try {
    const metadata = await parseBlob(blob, options);
    const mustCountFrames = format === "mp3" && metadata.format.duration === undefined;
    return mustCountFrames ? await parseBlob(blob, { ...options, duration: true }) : metadata;
  } catch {
    throw new UnreadableAudio(refusal("audio.damaged"));
  }
}

function factsOf(
  format: AudioFormat,
  { format: found, common }: IAudioMetadata,
  seconds: number,
): AudioFacts {
  if (!found.sampleRate || !found.numberOfChannels) throw new UnreadableAudio(refusal("audio.damaged"));
  if (!isPlausible(found.sampleRate, found.numberOfChannels))
    throw new UnreadableAudio(refusal("audio.damaged"));
  const isLossless = format === "wav" || format === "aiff" || (found.lossless ?? false);
  return {
    format,
    lossless: isLossless,
    durationMs: Math.round(seconds * 1000),
    sampleRate: found.sampleRate,
    bitDepth: isLossless ? (found.bitsPerSample ?? null) : null,
    channels: found.numberOfChannels,
    tags: tagsOf(common),
  };
}

const isPlausible = (sampleRate: number, channels: number) =>
  sampleRate >= MIN_SAMPLE_RATE && sampleRate <= MAX_SAMPLE_RATE && channels <= MAX_CHANNELS;
