import { sql } from "kysely";
import type { TablePlans } from "../privacy/plans.ts";
import { own, underPseudonym } from "../privacy/steps.ts";

export const billingTables = {
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
