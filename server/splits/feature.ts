import "./OwnShare.ts";
import "./SplitOffer.ts";
import "./SplitSheet.ts";
import "./discardSplitSheet.ts";
import "./refuseSplit.ts";
import "./remindSplitSigner.ts";
import "./replaceSplitAddress.ts";
import "./saveSplitSheet.ts";
import "./sendSplitSheet.ts";
import "./setAlbumSplit.ts";
import "./signSplit.ts";
import "./splitLists.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { remindUnsignedShares } from "./remindUnsigned.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "remind-unsigned": object;
  }
}

export const splits = {
  jobs: { "remind-unsigned": { does: (context) => remindUnsignedShares(context), at: EVERY_HOUR } },
} satisfies Feature;
