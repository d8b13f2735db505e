import "./Sale.ts";
import "./refundSale.ts";
import "./sendDisputeEvidence.ts";
import { actingAs } from "../acting/actingIn.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { reconcileSales } from "./reconcileSales.ts";
import { releaseHolds } from "./releaseHolds.ts";
import { SALE_NEWS } from "./saleNews.ts";
import { sendRefund } from "./sendRefund.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "send-refund": { refundId: string };
    "release-holds": object;
    "reconcile-sales": object;
  }
}

const NIGHTLY = "11 4 * * *";

export const sales = {
  jobs: {
    "send-refund": {
      does: (context, { refundId }) => sendRefund(actingAs("send-refund", context), refundId),
    },
    "release-holds": { does: (context) => releaseHolds(context), at: EVERY_HOUR },
    "reconcile-sales": {
      does: async (context) => {
        await reconcileSales(context);
      },
      at: NIGHTLY,
    },
  },
  stripe: SALE_NEWS,
} satisfies Feature;
