import { type SqlBool, sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { own, type Rows, underPseudonym } from "../privacy/steps.ts";

const TAX_LAW = "Tax law asks for what was paid, when and for what.";
const ofTheirInvoices: Rows = ({ userId }) =>
  sql<SqlBool>`"invoiceId" in (select id from "planInvoice" where "userId" = ${userId}::uuid)`;

export const billingTables = {
  checkoutAttempt: mine("billing", "userId"),
  paymentCustomer: mine("billing", "userId"),
  planDispute: {
    onErasure: [{ does: "nothing", because: "Numbers about an invoice, which forgets whose it is." }],
    taken: { file: "billing", rows: ofTheirInvoices },
  },
  planInvoice: {
    onErasure: [underPseudonym(TAX_LAW)],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
  planRefund: {
    onErasure: [{ does: "nothing", because: "Numbers about an invoice, which forgets whose it is." }],
    taken: { file: "billing", rows: ofTheirInvoices },
  },
  secondPlan: {
    onErasure: [underPseudonym(TAX_LAW)],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
  subscriptionReading: {
    onErasure: [{ does: "nothing", because: "It counts readings of a subscription and names nobody." }],
    taken: null,
  },
  subscription: {
    onErasure: [
      underPseudonym(
        TAX_LAW,
        sql`"customerId" = null, "paymentMethodBrand" = null, "paymentMethodLast4" = null, "workspaceId" = null, status = 'canceled'`,
      ),
    ],
    taken: { file: "billing", rows: own("userId"), without: ["pseudonym"] },
  },
} satisfies TablePlans;
