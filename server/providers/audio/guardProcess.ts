import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { refusal } from "../../../domain/words/refusal.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** A whole render stays near 120 MiB; far above that only a file made to do harm gets. */
const MAX_RESIDENT_BYTES = 768 * 1024 ** 2;
const PAGE_BYTES = 4096;

/** Native memory is not counted by V8's own limit, so it is read from the system. Linux only; elsewhere 0. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Kills the process at once when it is called off, lasts too long or grows too big; `verdict` says which. */
export function guardProcess(child: ChildProcess, wallMs: number, signal?: AbortSignal) {
  let verdict: Error | undefined;
  const kill = (reason: Error) => {
    verdict ??= reason;
    child.kill("SIGKILL");
  };
  const handleAbort = () => kill(signal?.reason);
  const startTimer = (ms: number) =>
    setTimeout(() => kill(new UnreadableAudio(refusal("audio.tooSlow"))), ms);
  let timer = startTimer(wallMs);
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > MAX_RESIDENT_BYTES) kill(new UnreadableAudio(refusal("audio.damaged")));
  }, 500);
  signal?.addEventListener("abort", handleAbort, { once: true });
  if (signal?.aborted) handleAbort();

  return {
    verdict: () => verdict,
    /** The job turned out to be longer: the clock starts again with this much. */
    allow(ms: number) {
      clearTimeout(timer);
      timer = startTimer(ms);
    },
    release() {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener("abort", handleAbort);
    },
  };
}
