import "./OwnShare.ts";
import "./SplitOffer.ts";
import "./SplitSheet.ts";
import "./mutations/discardSplitSheet.ts";
import "./mutations/refuseSplit.ts";
import "./mutations/remindSplitSigner.ts";
import "./mutations/replaceSplitAddress.ts";
import "./mutations/saveSplitSheet.ts";
import "./mutations/sendSplitSheet.ts";
import "./mutations/setAlbumSplit.ts";
import "./mutations/signSplit.ts";
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
