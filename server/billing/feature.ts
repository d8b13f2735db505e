import "./Subscription.ts";
import "./checkoutToken.ts";
import "./openPortal.ts";
import "./payments.ts";
import "./refreshSubscriptions.ts";
import "./startCheckout.ts";
import { actingAs } from "../acting/actingIn.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { checkoutRoutes } from "./checkoutRoutes.ts";
import { endSecondPlan, endSecondPlans } from "./endSecondPlan.ts";
import { earnPlanInvoice } from "./invoices/earnPlanInvoice.ts";
import { earnPlanInvoices, PLAN_NEWS } from "./planNews.ts";
import { remindTrials } from "./remindTrials.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "earn-plan-invoice": { invoiceId: string };
    "earn-plan-invoices": object;
    "end-second-plan": { subscriptionId: string };
    "end-second-plans": object;
    "remind-trials": object;
  }
}

export const billing = {
  routes: [{ at: "/api/checkout", serve: (parts) => checkoutRoutes(parts) }],
  jobs: {
    "earn-plan-invoice": {
      does: (context, { invoiceId }) => earnPlanInvoice(actingAs("earn-plan-invoice", context), invoiceId),
    },
    "earn-plan-invoices": { does: (context) => earnPlanInvoices(context), at: EVERY_HOUR },
    "end-second-plan": {
      does: (context, { subscriptionId }) =>
        endSecondPlan(actingAs("end-second-plan", context), subscriptionId),
    },
    "end-second-plans": { does: (context) => endSecondPlans(context), at: EVERY_HOUR },
    "remind-trials": { does: (context) => remindTrials(context), at: EVERY_HOUR },
  },
  stripe: PLAN_NEWS,
} satisfies Feature;
