import type { ChildProcess } from "node:child_process";
import { refusal } from "../../../domain/words/refusal.ts";
import { type ProcessUse, useOf } from "./processUse.ts";
import { UnfinishedAudio } from "./UnfinishedAudio.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** A whole render stays near 120 MiB; far above that only a file made to do harm gets. */
const MAX_RESIDENT_BYTES = 768 * 1024 ** 2;
const LOOK_EVERY_MS = 500;

export interface GuardLimits {
  cpuSeconds: number;
  standstillMs: number;
  /** What it is called to take more of the processor than that. */
  overrun: Error;
}

/** What it is called when a sound takes far more of the processor than its length explains. */
export function overrunOf(cpuSeconds: number): UnfinishedAudio {
  return new UnfinishedAudio(`More than ${Math.round(cpuSeconds)} s of the processor.`, false);
}

/** Kills the process at once when it is called off, takes too much, stands still or grows too big; `verdict` says which. */
export function guardProcess(child: ChildProcess, limits: GuardLimits, signal?: AbortSignal) {
  let verdict: Error | undefined;
  let { cpuSeconds, overrun } = limits;
  const kill = (reason: Error) => {
    verdict ??= reason;
    child.kill("SIGKILL");
  };
  const handleAbort = () => kill(signal?.reason);
  let moved: ProcessUse["movedBytes"] = null;
  // Looks are counted, not the clock: while the machine slept, or this process had no turn, nobody stood still.
  let quietLooks = 0;
  const watch = setInterval(() => {
    const use = useOf(child.pid);
    if ((use.residentBytes ?? 0) > MAX_RESIDENT_BYTES)
      return kill(new UnreadableAudio(refusal("audio.damaged")));
    if ((use.cpuSeconds ?? 0) > cpuSeconds) return kill(overrun);
    quietLooks = use.movedBytes === moved ? quietLooks + 1 : 0;
    moved = use.movedBytes;
    if (quietLooks * LOOK_EVERY_MS >= limits.standstillMs)
      kill(new UnfinishedAudio(`No byte for ${limits.standstillMs / 1000} s.`, true));
  }, LOOK_EVERY_MS);
  signal?.addEventListener("abort", handleAbort, { once: true });
  if (signal?.aborted) handleAbort();

  return {
    verdict: () => verdict,
    /** It was heard of: where the system counts no bytes, that is all there is to go by. */
    heard() {
      quietLooks = 0;
    },
    /** The job is known by now: all in all it may take this much of the processor. */
    allow(seconds: number) {
      cpuSeconds = seconds;
      overrun = overrunOf(seconds);
    },
    release() {
      clearInterval(watch);
      signal?.removeEventListener("abort", handleAbort);
    },
  };
}
