import { findSubscription, type SubscriptionRow } from "../../db/billing/subscriptions.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "../../domain/billing/plans.ts";
import { tierOfPrice } from "../../domain/billing/priceTiers.ts";
import { TierEnum, Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";

const SubscriptionStatusEnum = builder.enumType("SubscriptionStatus", { values: SUBSCRIPTION_STATUSES });

const PersonSubscription = builder.objectRef<SubscriptionRow>("PersonSubscription").implement({
  description: "What the payment provider last said of a person's plan.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    status: t.field({
      type: SubscriptionStatusEnum,
      resolve: ({ status }) => status as SubscriptionStatus,
    }),
    tier: t.field({
      type: TierEnum,
      nullable: true,
      description: "What its price gives; null for a price that is not one of ours.",
      resolve: ({ priceKey }) => tierOfPrice(priceKey),
    }),
    priceKey: t.exposeString("priceKey", { nullable: true }),
    currentPeriodEnd: t.expose("currentPeriodEnd", { type: "DateTime", nullable: true }),
    cancelAtPeriodEnd: t.exposeBoolean("cancelAtPeriodEnd"),
    paymentMethodBrand: t.exposeString("paymentMethodBrand", { nullable: true }),
    paymentMethodLast4: t.exposeString("paymentMethodLast4", { nullable: true }),
  }),
});

builder.objectField(Viewer, "subscription", (t) =>
  t.field({
    type: PersonSubscription,
    nullable: true,
    description: "The person's own plan, ended or not; null for people who never had one.",
    resolve: async ({ userId }, _args, { db }) => (await findSubscription(db, userId)) ?? null,
  }),
);
