import { inspectAudio } from "./inspectAudio.ts";
import type { Job, Reply } from "./messages.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** The child's whole life: one job in, its answer out. The codecs are loaded only by the job that needs them. */
async function answer(job: Job): Promise<Reply> {
  const inspection = await inspectAudio(job.file);
  if (job.kind === "inspect") return { kind: "inspected", inspection };
  const { decodeAndEncode } = await import("./decodeAndEncode.ts");
  process.send?.({ kind: "started", durationMs: inspection.facts.durationMs } satisfies Reply);
  const onProgress = (percent: number) => process.send?.({ kind: "progress", percent } satisfies Reply);
  return { kind: "decoded", decoded: await decodeAndEncode(job, inspection, onProgress) };
}

process.once("message", (job: Job) => {
  void answer(job)
    .catch(
      (error: unknown): Reply =>
        error instanceof UnreadableAudio
          ? { kind: "refused", reason: error.message }
          : { kind: "failed", message: error instanceof Error ? `${error.stack}` : String(error) },
    )
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});

// Nobody waits for the answer any more.
process.once("disconnect", () => process.exit(1));
