import { findPasswordHash } from "../../db/accounts/passwords.ts";
import { hasSecondFactor } from "../../db/accounts/secondFactors.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { findPayoutAccount, type PayoutAccountRow } from "../../db/payouts/accounts.ts";
import { findPayoutTerms, type PayoutTerms } from "../../db/payouts/terms.ts";
import { standingIn } from "../../domain/accounts/permissions.ts";
import { MISSING, missingOf } from "../../domain/payouts/missing.ts";
import { heldUntil } from "../../domain/payouts/rules.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { PayoutScheduleEnum } from "./setPayoutSchedule.ts";

const Missing = builder.enumType("PayoutRequirement", {
  description: "What the payment provider still has to know.",
  values: MISSING,
});

const PayoutAccountType = builder.objectRef<PayoutAccountRow>("PayoutAccount").implement({
  description: "Where the money of a studio goes, as the payment provider said last.",
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

interface Terms {
  workspaceId: string;
  terms: PayoutTerms | undefined;
  account: PayoutAccountRow | undefined;
  minimumMinor: number;
}

const PayoutSetup = builder.objectRef<Terms>("PayoutSetup").implement({
  description: "How a studio is paid out.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    account: t.field({
      type: PayoutAccountType,
      nullable: true,
      description: "Null: nobody opened one yet.",
      resolve: ({ account }) => account ?? null,
    }),
    schedule: t.field({ type: PayoutScheduleEnum, resolve: ({ terms }) => terms?.schedule ?? "manual" }),
    thresholdMinor: t.string({
      description: "From how much on it is paid out by itself, in minor units.",
      resolve: ({ terms, minimumMinor }) => String(terms?.thresholdMinor ?? minimumMinor),
    }),
    minimumMinor: t.string({
      description: "The smallest payout, in minor units.",
      resolve: ({ minimumMinor }) => String(minimumMinor),
    }),
    nextAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is paid out by itself; null: only by request.",
      resolve: ({ terms }) => terms?.dueAt ?? null,
    }),
    isFrozen: t.boolean({
      description: "Those who run the platform hold payouts back.",
      resolve: ({ terms }) => Boolean(terms?.frozenAt),
    }),
    mayManage: t.boolean({
      description: "Whether the viewer is the owner, who alone may change any of it.",
      resolve: ({ workspaceId }, _args, { viewer }) =>
        viewer !== null && (standingIn(viewer, workspaceId)?.isAccountOwner ?? false),
    }),
    asksPassword: t.boolean({
      description: "Whether the viewer has a password that is asked for again; who has none signs in anew.",
      resolve: async (_terms, _args, { db, viewer }) =>
        viewer !== null && Boolean(await findPasswordHash(db, viewer.userId)),
    }),
    asksCode: t.boolean({
      description:
        "Whether the viewer has two-step sign-in, and gives a code of it on the way to the account.",
      resolve: async (_terms, _args, { db, viewer }) =>
        viewer !== null && (await hasSecondFactor(db, viewer.userId)),
    }),
  }),
});

builder.objectField(Workspace, "payoutSetup", (t) =>
  t.field({
    type: PayoutSetup,
    nullable: true,
    description: "Null on a plan that does not include payouts.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, { db, services }) => {
      const party = await findParty(db, { workspaceId: id });
      const { payoutMinimumMinor: minimumMinor } = await services.platform.settings();
      return {
        ...{ workspaceId: id, minimumMinor },
        account: party ? await findPayoutAccount(db, party) : undefined,
        terms: party ? await findPayoutTerms(db, party) : undefined,
      };
    },
  }),
);
