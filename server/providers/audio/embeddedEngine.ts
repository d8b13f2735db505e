import { dirname } from "node:path";
import type { AudioEngine, AudioFacts, Conversion, MeasuredAudio } from "../audio.ts";
import type { Inspection, Job } from "./messages.ts";
import { discardUnfinished, finishRenditions, unfinishedFiles } from "./renditions.ts";
import { runChild } from "./runChild.ts";
import { INSPECT_WALL_MS, renderWallMs } from "./wallLimit.ts";

/** Reads tags in a child: their parsers meet bytes that strangers wrote. Both engines inspect this way. */
export async function inspectInChild(file: string, signal?: AbortSignal): Promise<Inspection> {
  const limits = { writable: null, wallMs: INSPECT_WALL_MS };
  const answer = await runChild({ kind: "inspect", file }, limits, () => {}, signal);
  if (answer.kind !== "inspected") throw new Error(`An inspection ended as "${answer.kind}".`);
  return answer.inspection;
}

export async function inspectFacts(file: string, signal?: AbortSignal): Promise<AudioFacts> {
  return (await inspectInChild(file, signal)).facts;
}

/** Measures with the codecs that come with the product. */
export async function measureInChild(file: string, signal?: AbortSignal): Promise<MeasuredAudio> {
  const limits = { writable: null, wallMs: renderWallMs(0) };
  const answer = await runChild({ kind: "measure", file }, limits, () => {}, signal);
  if (answer.kind !== "measured") throw new Error(`A measurement ended as "${answer.kind}".`);
  return { facts: answer.facts, measurement: answer.measurement };
}

/** Converts with the codecs that come with the product. */
export async function convertInChild(
  file: string,
  out: string,
  conversion: Conversion,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const limits = { writable: dirname(out), wallMs: renderWallMs(0) };
  const answer = await runChild({ kind: "convert", file, out, ...conversion }, limits, onProgress, signal);
  if (answer.kind !== "converted") throw new Error(`A conversion ended as "${answer.kind}".`);
}

/** The codecs that come with the product, in a process of their own for each job. */
export function openEmbeddedEngine(): AudioEngine {
  return {
    inspect: inspectFacts,
    measure: measureInChild,
    convert: convertInChild,
    async render(file, folder, onProgress, { signal, measures = true } = {}) {
      const job: Job = { kind: "render", file, measures, ...unfinishedFiles(folder) };
      try {
        const limits = { writable: folder, wallMs: renderWallMs(0) };
        const answer = await runChild(job, limits, onProgress, signal);
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
