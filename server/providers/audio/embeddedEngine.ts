import type { AudioEngine, AudioFacts } from "../audio.ts";
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

/** The codecs that come with the product, in a process of their own for each job. */
export function openEmbeddedEngine(): AudioEngine {
  return {
    inspect: inspectFacts,
    async render(file, folder, onProgress, signal) {
      const job: Job = { kind: "render", file, ...unfinishedFiles(folder) };
      try {
        const limits = { writable: folder, wallMs: renderWallMs(0) };
        const answer = await runChild(job, limits, onProgress, signal);
        if (answer.kind !== "decoded") throw new Error(`A rendering ended as "${answer.kind}".`);
        const { seconds, peaks } = answer.decoded;
        const renditions = await finishRenditions(folder, seconds);
        return { renditions, peaks, durationMs: Math.round(seconds * 1000) };
      } finally {
        await discardUnfinished(folder);
      }
    },
  };
}
