import { inspectAudio } from "./inspectAudio.ts";
import type { Job, Reply } from "./messages.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** The child's whole life: one job in, its answer out. The codecs are loaded only by the job that needs them. */
async function answer(job: Job): Promise<Reply> {
  const onProgress = (percent: number) => process.send?.({ kind: "progress", percent } satisfies Reply);
  if (job.kind === "listen") {
    const { listenToPipe } = await import("./listenToPipe.ts");
    return { kind: "listened", decoded: await listenToPipe(job, onProgress) };
  }
  const inspection = await inspectAudio(job.file);
  if (job.kind === "inspect") return { kind: "inspected", inspection };
  if (job.kind === "picture") {
    const { copyPicture } = await import("./copyPicture.ts");
    return { kind: "pictured", isThere: await copyPicture(job.file, job.out) };
  }
  const { facts } = inspection;
  process.send?.({ kind: "started", facts } satisfies Reply);
  if (job.kind === "measure") {
    const { measureSound } = await import("./measureSound.ts");
    return { kind: "measured", facts, measurement: await measureSound(job.file, facts.format) };
  }
  if (job.kind === "convert") {
    const { convertAudio } = await import("./native/convertAudio.ts");
    await convertAudio(job, facts, onProgress);
    return { kind: "converted" };
  }
  const { decodeAndEncode } = await import("./decodeAndEncode.ts");
  return { kind: "decoded", facts, decoded: await decodeAndEncode(job, inspection, onProgress) };
}

process.once("message", (job: Job) => {
  void answer(job)
    .catch(
      (error: unknown): Reply =>
        error instanceof UnreadableAudio
          ? { kind: "refused", refusal: { code: error.code, params: error.params } }
          : { kind: "failed", message: error instanceof Error ? `${error.stack}` : String(error) },
    )
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});

// Nobody waits for the answer any more.
process.once("disconnect", () => process.exit(1));
