import { dirname } from "node:path";
import type { AudioEngine, AudioFacts, Conversion, MeasuredAudio } from "../audio.ts";
import type { AudioLimits } from "./limits.ts";
import type { Inspection, Job } from "./messages.ts";
import { discardUnfinished, finishRenditions, unfinishedFiles } from "./renditions.ts";
import { runChild } from "./runChild.ts";

/** Reads tags in a child: their parsers meet bytes that strangers wrote. Both engines inspect this way. */
export async function inspectInChild(
  audio: AudioLimits,
  file: string,
  signal?: AbortSignal,
): Promise<Inspection> {
  const limits = { writable: null, audio };
  const answer = await runChild({ kind: "inspect", file }, limits, () => {}, signal);
  if (answer.kind !== "inspected") throw new Error(`An inspection ended as "${answer.kind}".`);
  return answer.inspection;
}

export async function inspectFacts(
  limits: AudioLimits,
  file: string,
  signal?: AbortSignal,
): Promise<AudioFacts> {
  return (await inspectInChild(limits, file, signal)).facts;
}

/** Measures with the codecs that come with the product. */
async function measureInChild(
  audio: AudioLimits,
  file: string,
  signal?: AbortSignal,
): Promise<MeasuredAudio> {
  const limits = { writable: null, audio };
  const answer = await runChild({ kind: "measure", file }, limits, () => {}, signal);
  if (answer.kind !== "measured") throw new Error(`A measurement ended as "${answer.kind}".`);
  return { facts: answer.facts, measurement: answer.measurement };
}

/** Takes the picture out of a recording's tags. */
export async function pictureInChild(
  audio: AudioLimits,
  file: string,
  out: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const limits = { writable: dirname(out), audio };
  const answer = await runChild({ kind: "picture", file, out }, limits, () => {}, signal);
  if (answer.kind !== "pictured") throw new Error(`Looking for a picture ended as "${answer.kind}".`);
  return answer.isThere;
}

/** Converts with the codecs that come with the product. */
export async function convertInChild(
  audio: AudioLimits,
  file: string,
  out: string,
  conversion: Conversion,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const limits = { writable: dirname(out), audio };
  const answer = await runChild({ kind: "convert", file, out, ...conversion }, limits, onProgress, signal);
  if (answer.kind !== "converted") throw new Error(`A conversion ended as "${answer.kind}".`);
}

/** The codecs that come with the product, in a process of their own for each job. */
export function openEmbeddedEngine(limits: AudioLimits): AudioEngine {
  return {
    inspect: inspectFacts.bind(null, limits),
    measure: measureInChild.bind(null, limits),
    convert: convertInChild.bind(null, limits),
    picture: pictureInChild.bind(null, limits),
    async render(file, folder, onProgress, { signal, measures = true } = {}) {
      const job: Job = { kind: "render", file, measures, ...unfinishedFiles(folder) };
      try {
        const answer = await runChild(job, { writable: folder, audio: limits }, onProgress, signal);
        if (answer.kind !== "decoded") throw new Error(`A rendering ended as "${answer.kind}".`);
        const { seconds, peaks, measurement } = answer.decoded;
        const renditions = await finishRenditions(folder, seconds);
        return {
          renditions,
          peaks,
          durationMs: Math.round(seconds * 1000),
          facts: answer.facts,
          measurement,
        };
      } finally {
        await discardUnfinished(folder);
      }
    },
  };
}
