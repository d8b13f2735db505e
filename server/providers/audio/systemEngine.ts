import { spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { cutOffRefusal, isCutOff } from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { AudioEngine } from "../audio.ts";
import { AUDIO_CODECS, DEMUXERS } from "./demuxers.ts";
import { convertInChild, inspectFacts, inspectInChild, pictureInChild } from "./embeddedEngine.ts";
import { type GuardLimits, guardProcess, overrunOf } from "./guardProcess.ts";
import { type AudioLimits, cpuSecondsFor } from "./limits.ts";
import type { Decoded, Inspection, Job } from "./messages.ts";
import {
  discardUnfinished,
  finishRenditions,
  RENDITION_RATE,
  RENDITIONS,
  unfinishedFiles,
} from "./renditions.ts";
import { runChild } from "./runChild.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** What ffmpeg says when it is too old, lacks an encoder or cannot write: none of it is the file's fault. */
const MACHINE_FAULT =
  /unknown encoder|unrecognized option|option not found|no space left|permission denied|read-only/i;

/** The same renditions made by the ffmpeg program of the machine, which must know libmp3lame and libopus. */
export function openSystemEngine(program: string, limits: AudioLimits): AudioEngine {
  return {
    inspect: inspectFacts.bind(null, limits),
    convert: convertInChild.bind(null, limits),
    picture: pictureInChild.bind(null, limits),
    async measure(file, signal) {
      const inspection = await inspectInChild(limits, file, signal);
      const { measurement } = await decode({ program, limits }, file, null, inspection, () => {}, signal);
      return { facts: inspection.facts, measurement: measurement! };
    },
    async render(file, folder, onProgress, { signal, measures = true } = {}) {
      const inspection = await inspectInChild(limits, file, signal);
      try {
        const decoded = await decode({ program, limits }, file, folder, inspection, onProgress, signal);
        const { seconds, peaks, measurement } = decoded;
        const promised = inspection.promisedSeconds;
        if (promised !== null && isCutOff(seconds, promised))
          throw new UnreadableAudio(cutOffRefusal(seconds, promised));
        const renditions = await finishRenditions(folder, seconds);
        onProgress(100);
        return {
          renditions,
          peaks,
          durationMs: Math.round(seconds * 1000),
          facts: inspection.facts,
          measurement: measures ? measurement : null,
        };
      } finally {
        await discardUnfinished(folder);
      }
    },
  };
}

const heardChannels = ({ facts }: Inspection) => (facts.channels === 1 ? 1 : 2);

/** The last output is the sound itself at its own rate, through a pipe: it gives the waveform, the measures and the exact length. */
function commandLine(file: string, folder: string | null, inspection: Inspection): string[] {
  const { facts } = inspection;
  const shape = ["-map", "0:a:0", "-ac", `${heardChannels(inspection)}`];
  const encoded = (quality: "basic" | "high", target: string, muxing: string[] = []) => {
    const { encoder, bitrate, effort, muxer } = RENDITIONS[quality];
    const coding = ["-c:a", encoder, "-b:a", `${bitrate}`, "-compression_level", effort, "-threads", "1"];
    return [
      ...[...shape, "-ar", `${RENDITION_RATE}`, ...coding, "-map_metadata", "-1", ...muxing],
      ...["-f", muxer, `file:${target}`],
    ];
  };
  const unfinished = folder === null ? null : unfinishedFiles(folder);
  return [
    ...["-nostdin", "-hide_banner", "-v", "error", "-y", "-protocol_whitelist", "file,pipe", "-threads", "1"],
    ...["-codec_whitelist", AUDIO_CODECS.join(","), "-f", DEMUXERS[facts.format], "-i", `file:${file}`],
    ...(unfinished ? encoded("basic", unfinished.basic) : []),
    ...(unfinished ? encoded("high", unfinished.high, ["-cues_to_front", "1"]) : []),
    ...[...shape, "-ar", `${facts.sampleRate}`, "-c:a", "pcm_f32le", "-f", "f32le", "pipe:1"],
  ];
}

/** ffmpeg decodes, a child of ours listens: the bytes only pass through this process. */
async function decode(
  { program, limits: audio }: { program: string; limits: AudioLimits },
  file: string,
  folder: string | null,
  inspection: Inspection,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Decoded> {
  const { sampleRate, durationMs } = inspection.facts;
  const cpuSeconds = cpuSecondsFor(audio, inspection.facts);
  const over = new AbortController();
  const calledOff = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const job: Job = { kind: "listen", sampleRate, channels: heardChannels(inspection), durationMs };
  const limits = { writable: null, audio };
  const guarded = { cpuSeconds, standstillMs: audio.standstillMs, overrun: overrunOf(cpuSeconds) };
  let played: Promise<void> | undefined;
  const heard = runChild(job, limits, onProgress, calledOff, (input) => {
    played = play(program, commandLine(file, folder, inspection), folder, input, guarded, calledOff);
  });
  // Nobody listens any more: then ffmpeg would wait for ever to be rid of its next byte.
  heard.catch((error: unknown) => over.abort(error));
  try {
    // ffmpeg's word counts first: when it refuses, the listener merely heard the pipe end.
    await played;
    const answer = await heard;
    if (answer.kind !== "listened") throw new Error(`Listening ended as "${answer.kind}".`);
    if (answer.decoded.seconds === 0) throw new UnreadableAudio(refusal("audio.damaged"));
    return answer.decoded;
  } finally {
    over.abort(new Error("The rendering is over."));
    await Promise.allSettled([heard, played]);
  }
}

function play(
  program: string,
  words: string[],
  folder: string | null,
  input: Writable,
  limits: GuardLimits,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      env: {},
      cwd: folder ?? "/",
      stdio: ["ignore", "pipe", "pipe"],
    });
    const guard = guardProcess(child, limits, signal);
    let complaint = "";
    child.stderr.on("data", (bytes: Buffer) => {
      complaint = (complaint + bytes.toString("utf8")).slice(-4096);
    });
    child.stdout.on("data", guard.heard).pipe(input);
    // A pipe that nobody reads to its end never closes, and with it the process would not either.
    input.once("close", () => child.stdout.resume());
    child.once("error", reject);
    child.once("close", (code, exitSignal) => {
      guard.release();
      const verdict = guard.verdict();
      if (verdict) reject(verdict);
      else if (exitSignal === "SIGTERM" || exitSignal === "SIGKILL" || exitSignal === "SIGINT")
        reject(new Error(`ffmpeg was ended by ${exitSignal}.`));
      else if (code !== 0 && MACHINE_FAULT.test(complaint)) reject(new Error(`ffmpeg: ${complaint}`));
      else if (code !== 0) reject(new UnreadableAudio(refusal("audio.damaged")));
      else resolve();
    });
  });
}
