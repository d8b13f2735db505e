import { sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { own, underPseudonym } from "../privacy/steps.ts";

export const billingTables = {
  checkoutAttempt: mine("billing", "userId"),
  paymentCustomer: mine("billing", "userId"),
  planInvoice: {
    onErasure: [underPseudonym("Tax law asks for what was paid, when and for what.")],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
  subscriptionReading: {
    onErasure: [{ does: "nothing", because: "It counts readings of a subscription and names nobody." }],
    taken: null,
  },
  subscription: {
    onErasure: [
      underPseudonym(
        "Tax law asks for what was paid, when and for what.",
        sql`"customerId" = null, "paymentMethodBrand" = null, "paymentMethodLast4" = null, "workspaceId" = null, status = 'canceled'`,
      ),
    ],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
} satisfies TablePlans;
