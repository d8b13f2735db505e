import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import type { AccountEntry } from "../../db/ledger/entries.ts";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import {
  countPayouts,
  cursorOfPayout,
  findPayouts,
  listPayouts,
  type PayoutRow,
} from "../../db/payouts/payouts.ts";
import { listStatement } from "../../db/payouts/statement.ts";
import { failureOf } from "../../domain/payouts/failure.ts";
import { PAYOUT_STATES } from "../../domain/payouts/rules.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { MoneyType } from "../ledger/Money.ts";
import { Payee } from "./Payee.ts";
import { seesPayoutsOf } from "./seesPayee.ts";
import { whatOf } from "./statementLine.ts";

const PayoutStateEnum = builder.enumType("PayoutState", {
  description: "Asked for, on its way, arrived, given back by the bank, or called back.",
  values: PAYOUT_STATES,
});

export const Payout = builder.loadableNodeRef<PayoutRow>("Payout", {
  id: { resolve: ({ id }) => id },
  load: async (ids: string[], context) => {
    const found = await findPayouts(context.db, ids);
    const seen = await Promise.all(found.map(({ partyId }) => seesPayoutsOf(context, partyId)));
    return found.filter((_row, place) => seen[place]);
  },
  sort: ({ id }) => id,
});

const StatementLine = builder.objectRef<AccountEntry & { currency: string }>("StatementLine").implement({
  description: "What was added to what could be paid out, or taken from it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    what: t.string({
      description: "In the language that the request asks for.",
      resolve: (line, _args, context) => textIn(localeOf(context), whatOf(line)),
    }),
    amount: t.field({
      type: MoneyType,
      description: "Below zero for what went.",
      resolve: ({ minor, currency }) => ({ minor: -minor, currency }),
    }),
    balance: t.field({
      type: MoneyType,
      resolve: ({ balanceMinor, currency }) => ({ minor: -balanceMinor, currency }),
    }),
    saleId: t.exposeString("saleId", { nullable: true, description: "The sale that it is from." }),
    postedAt: t.expose("postedAt", { type: "DateTime" }),
  }),
});

Payout.implement({
  description: "Money on its way to the bank, or there.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    state: t.field({ type: PayoutStateEnum, resolve: ({ state }) => state }),
    amount: t.field({ type: MoneyType, resolve: ({ minor, currency }) => ({ minor, currency }) }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    changedAt: t.expose("changedAt", { type: "DateTime", description: "When it came to be as it is." }),
    arrivesAt: t.expose("arrivesAt", {
      type: "DateTime",
      nullable: true,
      description: "When the bank should have it; null while that is not known.",
    }),
    failure: t.string({
      nullable: true,
      description:
        "Why it did not arrive, in the language that the request asks for; null where it did not fail.",
      resolve: ({ state, failureCode }, _args, context) =>
        state === "failed" || state === "canceled" ? textIn(localeOf(context), failureOf(failureCode)) : null,
    }),
    payee: t.field({
      type: Payee,
      nullable: true,
      description: "Who it is paid to.",
      resolve: async ({ partyId }, _args, { db }) => {
        const party = await findPayoutParty(db, partyId);
        return party?.workspaceId ?? party?.userId ?? null;
      },
    }),
    statement: t.field({
      type: [StatementLine],
      description:
        "What it is made of: the lines since the payout before, oldest first, this payout as the last.",
      resolve: async (payout, _args, { db }) =>
        (await listStatement(db, payout)).map((line) => ({ ...line, currency: payout.currency })),
    }),
  }),
});

builder.objectField(Payee, "payouts", (t) =>
  t.connection({
    type: Payout,
    description: "Newest first.",
    resolve: async ({ partyId }, args, { db }) => ({
      totalCount: async () => (partyId ? countPayouts(db, partyId) : 0),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOfPayout },
        async (page: ResolveCursorConnectionArgs) => (partyId ? listPayouts(db, partyId, page) : []),
      )),
    }),
  }),
);
