import { listSubscriptions, type SubscriptionRow } from "../../db/billing/subscriptions.ts";
import {
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionKind,
  type SubscriptionStatus,
} from "../../domain/billing/plans.ts";
import { tierOfPrice } from "../../domain/billing/priceTiers.ts";
import { TierEnum, Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";

const SubscriptionStatusEnum = builder.enumType("SubscriptionStatus", { values: SUBSCRIPTION_STATUSES });
export const SubscriptionKindEnum = builder.enumType("SubscriptionKind", {
  values: SUBSCRIPTION_KINDS,
  description: "A studio's plan counts for the workspaces that its payer owns, a fan's pays for listening.",
});

const PersonSubscription = builder.objectRef<SubscriptionRow>("PersonSubscription").implement({
  description: "What the payment provider last said of a person's plan.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.field({ type: SubscriptionKindEnum, resolve: ({ kind }) => kind as SubscriptionKind }),
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
    customerId: t.exposeString("customerId", {
      nullable: true,
      description: "The payment provider's id of the person.",
    }),
    subscriptionId: t.exposeString("subscriptionId", {
      nullable: true,
      description: "The payment provider's id of the subscription.",
    }),
    priceId: t.exposeString("priceId", {
      nullable: true,
      description: "The payment provider's id of the price.",
    }),
    priceKey: t.exposeString("priceKey", { nullable: true, description: "Our own name of the price." }),
    currentPeriodStart: t.float({
      nullable: true,
      description: "Epoch seconds.",
      resolve: ({ currentPeriodStart }) => inEpochSeconds(currentPeriodStart),
    }),
    currentPeriodEnd: t.float({
      nullable: true,
      description: "Epoch seconds: until then it is paid.",
      resolve: ({ currentPeriodEnd }) => inEpochSeconds(currentPeriodEnd),
    }),
    cancelAtPeriodEnd: t.exposeBoolean("cancelAtPeriodEnd"),
    paymentMethodBrand: t.exposeString("paymentMethodBrand", { nullable: true }),
    paymentMethodLast4: t.exposeString("paymentMethodLast4", { nullable: true }),
  }),
});

builder.objectField(Viewer, "ownTier", (t) =>
  t.field({
    type: TierEnum,
    description: "The plan of what is theirs alone, wherever they work.",
    resolve: ({ ownTier }) => ownTier,
  }),
);

builder.objectField(Viewer, "subscriptions", (t) =>
  t.field({
    type: [PersonSubscription],
    description:
      "What the person pays or paid, running or ended: at most one of each kind, the studio's first.",
    resolve: ({ userId }, _args, { db }) => listSubscriptions(db, userId),
  }),
);

/** As the payment provider counts time (SPEC.md section 3, subscription record); not an Int, which ends in 2038. */
function inEpochSeconds(moment: Date | null): number | null {
  return moment && Math.floor(moment.getTime() / 1000);
}
