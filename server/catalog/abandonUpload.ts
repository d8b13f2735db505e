import { moveUpload } from "../../db/catalog/uploads.ts";
import { uploadAbandoned } from "../../domain/notifications/facts.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

/** Nobody continues a file: its place in the plan is free again, and its person hears so in the tray and at the bell. */
export const abandonUpload = verb("abandonUpload", {
  unaudited: "The upload's own row keeps why it was given up.",
  may: isSystem,
  async run(act, { uploadId }: { uploadId: string }) {
    const { state, workspaceId, userId, fileName, assetPlan } = await act.lock("upload", uploadId);
    if (state !== "receiving") return act.unchanged({ uploadId });
    const { code, params } = refusal("uploads.abandoned");
    await moveUpload(act.trx, uploadId, ["receiving"], {
      state: "refused",
      reasonCode: code,
      reasonParams: JSON.stringify(params),
    });
    act.notify({
      ...{ userId, topic: "releases", source: `upload:${uploadId}`, text: uploadAbandoned(fileName) },
      link: assetPlan ? "/catalog/assets" : "/catalog/tracks",
    });
    act.publish("uploadChanged", workspaceId, { uploadId });
    return act.done({ uploadId });
  },
});
