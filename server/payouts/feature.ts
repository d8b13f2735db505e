import "./Payee.ts";
import "./Payout.ts";
import "./freezePayouts.ts";
import "./openPayoutAccount.ts";
import "./requestPayout.ts";
import "./setPayoutSchedule.ts";
import { actingAs } from "../acting/actingIn.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { PAYOUT_NEWS } from "./payoutNews.ts";
import { checkArrivedPayouts, payOutOnSchedule, reconcilePayouts } from "./reconcilePayouts.ts";
import { sendPayout } from "./sendPayout.ts";
import { statementRoutes } from "./statementRoutes.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "send-payout": { payoutId: string };
    "pay-out-on-schedule": object;
    "tend-payouts": object;
    "check-arrived-payouts": object;
  }
}

const NIGHTLY = "53 3 * * *";

export const payouts = {
  routes: [{ at: "/api/payouts", serve: ({ contextFor }) => statementRoutes(contextFor) }],
  jobs: {
    "send-payout": {
      does: (context, { payoutId }) => sendPayout(actingAs("send-payout", context), payoutId),
    },
    "pay-out-on-schedule": { does: (context) => payOutOnSchedule(context), at: EVERY_HOUR },
    "tend-payouts": { does: (context) => reconcilePayouts(context), at: EVERY_HOUR },
    "check-arrived-payouts": { does: (context) => checkArrivedPayouts(context), at: NIGHTLY },
  },
  stripe: PAYOUT_NEWS,
} satisfies Feature;
