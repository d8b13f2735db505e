import { logAssetDownload } from "../../db/assets/assetDownloads.ts";
import { viewerOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

type Taken = { assetId: string; versionId: string; linkId: string | null };

/** Notes that a file was taken home, by somebody who was given it. */
export const logDownload = verb("logDownload", {
  unaudited: "The log of downloads is their trace.",
  scope: "assets:read",
  forVisitors: true,
  async run(act, taken: Taken) {
    await logAssetDownload(act.trx, { ...taken, userId: viewerOf(act.actor)?.userId ?? null }, act.now);
    return act.done({});
  },
});
