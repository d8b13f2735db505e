import { moveUpload } from "../../db/catalog/uploads.ts";
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
    act.enqueue(assetPlan ? "ingest-asset" : "ingest-upload", { uploadId });
    return act.done({ uploadId });
  },
});
