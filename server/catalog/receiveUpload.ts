import { moveUpload } from "../../db/catalog/uploads.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

/** Every byte is there: the file is looked into. */
export const receiveUpload = verb("receiveUpload", {
  unaudited: "The upload's own row keeps who sent it and when.",
  scope: "catalog:write",
  async run(act, { uploadId }: { uploadId: string }) {
    const { state, assetPlan } = await act.lock("upload", uploadId);
    // A repeated last chunk finds the upload already moved on, and enqueues nothing.
    if (state !== "receiving") return act.unchanged({ uploadId });
    await moveUpload(act.trx, uploadId, ["receiving"], { state: "checking" });
    act.enqueue(jobFor(assetPlan), { uploadId });
    return act.done({ uploadId });
  },
});

/** Asks once more for a file to be looked into: whoever was to do it may have died three times. */
export const checkAgain = verb("checkAgain", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, { uploadId }: { uploadId: string }) {
    const { assetPlan } = await act.lock("upload", uploadId);
    if (!(await moveUpload(act.trx, uploadId, ["checking"], {}))) return act.unchanged({ uploadId });
    act.enqueue(jobFor(assetPlan), { uploadId });
    return act.done({ uploadId });
  },
});

function jobFor(assetPlan: unknown): "ingest-asset" | "ingest-upload" {
  return assetPlan ? "ingest-asset" : "ingest-upload";
}
