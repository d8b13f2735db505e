import { type ChildProcess, fork } from "node:child_process";
import type { Writable } from "node:stream";
import { refusal } from "../../../domain/words/refusal.ts";
import { programFile } from "../../programFile.ts";
import { guardProcess } from "./guardProcess.ts";
import { type AudioLimits, cpuSecondsFor } from "./limits.ts";
import type { Job, Reply } from "./messages.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

const PROGRAM = new URL("./audioChild.ts", import.meta.url);

/** The end of a job, whatever it was. */
export type Answer = Exclude<Reply, { kind: "started" | "progress" | "refused" | "failed" }>;

/** A child that knows no secret, writes nowhere else from JavaScript, starts nothing and stays small. */
function startChild(writable: string | null, listens: boolean): ChildProcess {
  return fork(programFile(PROGRAM, "audio/audioChild.js"), [], {
    execPath: process.execPath,
    execArgv: [
      "--max-old-space-size=256",
      "--permission",
      "--allow-addons",
      "--allow-fs-read=*",
      ...(writable ? [`--allow-fs-write=${writable}`] : []),
    ],
    env: {},
    serialization: "advanced",
    stdio: [listens ? "pipe" : "ignore", "ignore", "ignore", "ipc"],
  });
}

/**
 * Runs one job in its own process and answers with its last word. `feed` gets the child's standard input, for a job that listens.
 * @throws UnreadableAudio when the file is refused, crashes its decoder or exceeds memory, or the processor before it is known.
 * @throws UnfinishedAudio when it takes more of the processor than its length explains, or stands still.
 */
export function runChild(
  job: Job,
  limits: { writable: string | null; audio: AudioLimits },
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
  feed?: (input: Writable) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = startChild(limits.writable, Boolean(feed));
    // A child that is gone reads no more: how it went is told below.
    child.stdin?.on("error", () => {});
    if (child.stdin) feed?.(child.stdin);
    let outcome: (() => void) | undefined;
    const guard = guardProcess(
      child,
      {
        cpuSeconds: limits.audio.inspectCpuSeconds,
        standstillMs: limits.audio.standstillMs,
        overrun: new UnreadableAudio(refusal("audio.tooSlow")),
      },
      signal,
    );
    // A listener is told what it will hear.
    if (job.kind === "listen") guard.allow(cpuSecondsFor(limits.audio, job));

    child.on("message", (reply: Reply) => {
      guard.heard();
      if (reply.kind === "progress") onProgress(reply.percent);
      else if (reply.kind === "started") guard.allow(cpuSecondsFor(limits.audio, reply.facts));
      else if (reply.kind === "refused") outcome = () => reject(new UnreadableAudio(reply.refusal));
      else if (reply.kind === "failed")
        outcome = () => reject(new Error(`Audio job failed: ${reply.message}`));
      else outcome = () => resolve(reply);
      // The answer is all we want: whatever the native library does while it says goodbye is no matter.
      if (outcome) child.kill("SIGKILL");
    });
    child.once("error", (error) => {
      outcome ??= () => reject(error);
    });
    // Settled only when the process is gone, so that nobody writes into a folder that the caller cleans.
    child.once("close", (code, exitSignal) => {
      guard.release();
      if (guard.verdict()) reject(guard.verdict());
      else if (outcome) outcome();
      else if (isCrash(exitSignal)) reject(new UnreadableAudio(refusal("audio.damaged")));
      else reject(new Error(`The audio process ended with ${exitSignal ?? `code ${code}`}.`));
    });
    child.send(job, (error) => {
      if (error) outcome ??= () => reject(error);
    });
  });
}

/** A file that brings its decoder down does so with one of these; SIGTERM and SIGKILL come from people and machines. */
function isCrash(exitSignal: NodeJS.Signals | null): boolean {
  return (
    exitSignal !== null &&
    ["SIGSEGV", "SIGBUS", "SIGABRT", "SIGFPE", "SIGILL", "SIGTRAP"].includes(exitSignal)
  );
}
