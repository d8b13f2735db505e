import type { PayoutAccountRow } from "../../db/payouts/accounts.ts";
import { MISSING, missingOf } from "../../domain/payouts/missing.ts";
import { heldUntil } from "../../domain/payouts/rules.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

const Missing = builder.enumType("PayoutRequirement", {
  description: "What the payment provider still has to know.",
  values: MISSING,
});

export const PayoutAccountType = builder.objectRef<PayoutAccountRow>("PayoutAccount").implement({
  description: "Where the money of a payee goes, as the payment provider said last.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    country: t.exposeString("country", { description: "ISO 3166." }),
    isReady: t.exposeBoolean("payoutsEnabled", { description: "Whether money can go there." }),
    isRefused: t.boolean({
      description: "The provider does not take this account.",
      resolve: ({ disabledReason }) => /^(rejected|listed)/.test(disabledReason ?? ""),
    }),
    isUnderReview: t.boolean({
      description: "All is given, and the provider looks at it.",
      resolve: ({ payoutsEnabled, isComplete, requirements }) =>
        isComplete && !payoutsEnabled && requirements.length === 0,
    }),
    isGone: t.boolean({
      description: "It was ended at the provider; another one can be opened.",
      resolve: ({ accountId }) => accountId === null,
    }),
    missing: t.field({ type: [Missing], resolve: ({ requirements }) => missingOf(requirements) }),
    bankLast4: t.exposeString("bankLast4", { nullable: true, description: "How the bank account ends." }),
    heldUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "The bank account was changed: nothing is paid out before; null where nothing is held.",
      resolve: ({ changedAt }, _args, { now }) => heldUntil(changedAt, now()),
    }),
  }),
});
