import type Stripe from "stripe";
import { type DisputeCase, findDisputeCase, listDisputeCases } from "../../db/sales/disputeCases.ts";
import { planNamed } from "../billing/planNamed.ts";
import { atProvider, CannotPay } from "../billing/provider.ts";
import { builder } from "../graphql/builder.ts";
import { MoneyType } from "../ledger/Money.ts";
import { DisputeStateEnum } from "../sales/Sale.ts";
import { SEND_EVIDENCE } from "../sales/sendDisputeEvidence.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const superadmin = { role: "superadmin" } as const;
const SHOWN = 100;

const Evidence = builder.objectRef<Stripe.Dispute>("DisputeEvidence").implement({
  description: "What the buyer's bank was told, as the payment provider keeps it.",
  authScopes: superadmin,
  fields: (t) => ({
    text: t.string({
      description: "Empty where nothing was said.",
      resolve: ({ evidence }) => evidence.uncategorized_text ?? "",
    }),
    mayAnswer: t.boolean({
      description: "Whether the bank still takes evidence; it does so once.",
      resolve: ({ status }) => status === "needs_response" || status === "warning_needs_response",
    }),
  }),
});

const DisputeCaseType = builder.objectRef<DisputeCase>("DisputeCase").implement({
  description: "A dispute with what there is to tell the buyer's bank about it.",
  authScopes: superadmin,
  fields: (t) => ({
    disputeId: t.exposeString("id", { description: "The payment provider's own name for it." }),
    state: t.field({ type: DisputeStateEnum, resolve: ({ state }) => state }),
    reason: t.exposeString("reason", { description: "As the provider calls it." }),
    openedAt: t.expose("openedAt", { type: "DateTime" }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    evidenceUntil: t.expose("evidenceUntil", {
      type: "DateTime",
      nullable: true,
      description: "Whoever has not answered by then loses.",
    }),
    amount: t.field({
      type: MoneyType,
      resolve: ({ minor, currency }) => ({ minor, currency }),
    }),
    fee: t.field({
      type: MoneyType,
      description: "What the provider asks for it; it comes back where the dispute is won.",
      resolve: ({ feeMinor: minor, currency }) => ({ minor, currency }),
    }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
    country: t.exposeString("country", { description: "Of the buyer, ISO 3166." }),
    buyerEmail: t.exposeString("buyerEmail", { nullable: true }),
    titles: t.stringList({
      description: "What was bought.",
      resolve: ({ titles, priceKey }) => (priceKey ? [planNamed(priceKey)] : titles),
    }),
    evidence: t.field({
      type: Evidence,
      nullable: true,
      description: "Read at the payment provider; null where it cannot be asked.",
      resolve: async ({ id }, _args, { services, requestId }) => {
        try {
          return await atProvider({ services, requestId }, (stripe) => stripe.disputes.retrieve(id));
        } catch (error) {
          if (error instanceof CannotPay) return null;
          throw error;
        }
      },
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  disputes: t.field({
    type: [DisputeCaseType],
    description: "A hundred: those that wait for us first, the most urgent at the top, then the newest.",
    resolve: (_admin, _args, { db }) => listDisputeCases(db, SHOWN),
  }),
  dispute: t.field({
    type: DisputeCaseType,
    nullable: true,
    args: { disputeId: t.arg.string() },
    resolve: async (_admin, { disputeId }, { db }) => (await findDisputeCase(db, disputeId)) ?? null,
  }),
}));

builder.objectFields(SEND_EVIDENCE, (t) => ({
  admin: t.field({ type: Admin, resolve: () => PLATFORM }),
}));
