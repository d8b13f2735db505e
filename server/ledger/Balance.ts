import type { PartyBalance } from "../../db/ledger/balances.ts";
import { findParty } from "../../db/ledger/parties.ts";
import type { PartyAccountState } from "../../domain/ledger/accounts.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { balancesOf } from "./balancesOf.ts";
import { MoneyType } from "./Money.ts";

const money = (balance: PartyBalance, state: PartyAccountState) => ({
  minor: balance[state],
  currency: balance.currency,
});

export const BalanceType = builder.objectRef<PartyBalance>("Balance").implement({
  description: "What a studio or a person earned in one currency and has not been paid yet.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    currency: t.exposeString("currency", { description: "ISO 4217." }),
    held: t.field({
      type: MoneyType,
      description:
        "Earned not long ago, waiting for a signature, or of a sale that a bank is still asked about.",
      resolve: (balance) => money(balance, "held"),
    }),
    available: t.field({
      type: MoneyType,
      description:
        "Can be paid out; below zero where a refund came after the payout, and the next sales pay it.",
      resolve: (balance) => money(balance, "available"),
    }),
    pending: t.field({
      type: MoneyType,
      description: "On its way to the bank.",
      resolve: (balance) => money(balance, "inTransit"),
    }),
  }),
});

builder.objectField(Workspace, "balances", (t) =>
  t.field({
    type: [BalanceType],
    nullable: true,
    description:
      "One for each currency that it ever earned in, its own first; null on a plan that does not include them.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id, defaultCurrency }, _args, { db }) => {
      const party = await findParty(db, { workspaceId: id });
      return party ? balancesOf(db, party, defaultCurrency) : [];
    },
  }),
);
