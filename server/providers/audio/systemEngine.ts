import { spawn } from "node:child_process";
import { AUDIO_REFUSALS, cutOffRefusal, isCutOff } from "../../../domain/catalog/audio.ts";
import type { AudioEngine } from "../audio.ts";
import { AUDIO_CODECS, DEMUXERS } from "./demuxers.ts";
import { inspectFacts, inspectInChild } from "./embeddedEngine.ts";
import { guardProcess } from "./guardProcess.ts";
import type { Decoded, Inspection } from "./messages.ts";
import { PeakMeter } from "./peaks.ts";
import {
  discardUnfinished,
  finishRenditions,
  RENDITION_RATE,
  RENDITIONS,
  unfinishedFiles,
} from "./renditions.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";
import { renderWallMs } from "./wallLimit.ts";

const BYTES_PER_SAMPLE = 4;

/** What ffmpeg says when it is too old, lacks an encoder or cannot write: none of it is the file's fault. */
const MACHINE_FAULT =
  /unknown encoder|unrecognized option|option not found|no space left|permission denied|read-only/i;

/** The same renditions made by the ffmpeg program of the machine, which must know libmp3lame and libopus. */
export function openSystemEngine(program: string): AudioEngine {
  return {
    inspect: inspectFacts,
    async render(file, folder, onProgress, signal) {
      const inspection = await inspectInChild(file, signal);
      try {
        const { seconds, peaks } = await decode(program, file, folder, inspection, onProgress, signal);
        const promised = inspection.promisedSeconds;
        if (promised !== null && isCutOff(seconds, promised))
          throw new UnreadableAudio(cutOffRefusal(seconds, promised));
        const renditions = await finishRenditions(folder, seconds);
        onProgress(100);
        return { renditions, peaks, durationMs: Math.round(seconds * 1000) };
      } finally {
        await discardUnfinished(folder);
      }
    },
  };
}

/** The third output is the sound itself, through a pipe: it gives the waveform and the exact length. */
function commandLine(file: string, folder: string, { facts }: Inspection): string[] {
  const unfinished = unfinishedFiles(folder);
  const sound = ["-map", "0:a:0", "-ar", `${RENDITION_RATE}`, "-ac", facts.channels === 1 ? "1" : "2"];
  const encoded = (quality: "basic" | "high", muxing: string[] = []) => {
    const { encoder, bitrate, effort, muxer } = RENDITIONS[quality];
    const coding = ["-c:a", encoder, "-b:a", `${bitrate}`, "-compression_level", effort, "-threads", "1"];
    return [
      ...sound,
      ...coding,
      "-map_metadata",
      "-1",
      ...muxing,
      "-f",
      muxer,
      `file:${unfinished[quality]}`,
    ];
  };
  return [
    ...["-nostdin", "-hide_banner", "-v", "error", "-y", "-protocol_whitelist", "file,pipe", "-threads", "1"],
    ...["-codec_whitelist", AUDIO_CODECS.join(","), "-f", DEMUXERS[facts.format], "-i", `file:${file}`],
    ...encoded("basic"),
    ...encoded("high", ["-cues_to_front", "1"]),
    ...[...sound, "-c:a", "pcm_f32le", "-f", "f32le", "pipe:1"],
  ];
}

function decode(
  program: string,
  file: string,
  folder: string,
  inspection: Inspection,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Decoded> {
  const { channels, durationMs } = inspection.facts;
  const sound = new InterleavedSound(channels === 1 ? 1 : 2);
  return new Promise((resolve, reject) => {
    const child = spawn(program, commandLine(file, folder, inspection), {
      env: {},
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const guard = guardProcess(child, renderWallMs(durationMs), signal);
    let reported = -1;
    let complaint = "";
    child.stderr.on("data", (bytes: Buffer) => {
      complaint = (complaint + bytes.toString("utf8")).slice(-4096);
    });
    child.stdout.on("data", (bytes: Buffer) => {
      sound.add(bytes);
      const percent = Math.min(99, Math.floor((sound.seconds * 100_000) / durationMs));
      if (percent > reported) onProgress(percent);
      reported = Math.max(reported, percent);
    });
    child.once("error", reject);
    child.once("close", (code, exitSignal) => {
      guard.release();
      const verdict = guard.verdict();
      if (verdict) reject(verdict);
      else if (exitSignal === "SIGTERM" || exitSignal === "SIGKILL" || exitSignal === "SIGINT")
        reject(new Error(`ffmpeg was ended by ${exitSignal}.`));
      else if (code !== 0 && MACHINE_FAULT.test(complaint)) reject(new Error(`ffmpeg: ${complaint}`));
      else if (code !== 0 || sound.seconds === 0) reject(new UnreadableAudio(AUDIO_REFUSALS.damaged));
      else resolve({ seconds: sound.seconds, peaks: sound.meter.points() });
    });
  });
}

/** Puts the pipe's bytes, which break anywhere, back together into samples. */
class InterleavedSound {
  readonly meter: PeakMeter;
  readonly #channels: number;
  #rest: Buffer = Buffer.alloc(0);
  #samples = 0;

  constructor(channels: number) {
    this.#channels = channels;
    this.meter = new PeakMeter(RENDITION_RATE * channels);
  }

  get seconds(): number {
    return this.#samples / this.#channels / RENDITION_RATE;
  }

  add(bytes: Buffer): void {
    const all = this.#rest.length ? Buffer.concat([this.#rest, bytes]) : bytes;
    const samples = Math.floor(all.length / BYTES_PER_SAMPLE);
    // Copied, because a typed array may only begin at a multiple of its element.
    const whole = Uint8Array.prototype.slice.call(all, 0, samples * BYTES_PER_SAMPLE);
    this.meter.add([new Float32Array(whole.buffer, whole.byteOffset, samples)], samples);
    this.#samples += samples;
    this.#rest = Buffer.from(all.subarray(samples * BYTES_PER_SAMPLE));
  }
}
