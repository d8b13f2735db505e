import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { type AccountEntry, countEntries, cursorOfEntry, listEntries } from "../../db/ledger/entries.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { payable } from "../../domain/ledger/accounts.ts";
import { POSTING_KINDS, type PostingKind } from "../../domain/ledger/posting.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { balancesOf } from "./balancesOf.ts";
import { MoneyType } from "./Money.ts";

export const LedgerKindEnum = builder.enumType("LedgerKind", { values: POSTING_KINDS });
const LedgerAccountEnum = builder.enumType("LedgerAccount", {
  values: {
    held: { value: "held" },
    available: { value: "available" },
    pending: { value: "inTransit" },
  } as const,
  description: "Where money of a studio stands.",
});

export const LedgerLine = builder.objectRef<AccountEntry & { currency: string }>("LedgerLine").implement({
  description: "What came to an account of a studio, or went from it. It stays as it is for ever.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    kind: t.field({ type: LedgerKindEnum, resolve: ({ kind }) => kind as PostingKind }),
    amount: t.field({
      type: MoneyType,
      description: "Below zero for what went.",
      resolve: ({ minor, currency }) => ({ minor: -minor, currency }),
    }),
    balance: t.field({
      type: MoneyType,
      description: "What the account came to with it.",
      resolve: ({ balanceMinor, currency }) => ({ minor: -balanceMinor, currency }),
    }),
    saleId: t.exposeString("saleId", { nullable: true, description: "The sale that it is from." }),
    postedAt: t.expose("postedAt", { type: "DateTime" }),
  }),
});

builder.objectField(Workspace, "ledger", (t) =>
  t.connection({
    type: LedgerLine,
    nullable: true,
    description: "The lines of one of its accounts, newest first; null on a plan that does not include them.",
    args: {
      account: t.arg({ type: LedgerAccountEnum }),
      currency: t.arg.string({
        required: false,
        description: "ISO 4217. Left out: the first of `balances`.",
      }),
      kind: t.arg({
        type: LedgerKindEnum,
        required: false,
        description: "Lines of this kind alone; their balances are those of the whole account.",
      }),
      from: t.arg({
        type: "DateTime",
        required: false,
        description: "Lines that were written then or later.",
      }),
      until: t.arg({ type: "DateTime", required: false, description: "Lines that were written before." }),
    },
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async (
      { id, defaultCurrency },
      { account: state, currency: wished, kind, from, until, ...args },
      { db },
    ) => {
      const party = await findParty(db, { workspaceId: id });
      const [first] = party && !wished ? await balancesOf(db, party, defaultCurrency) : [];
      const currency = wished ?? first?.currency ?? "";
      const account = party ? payable(party, state) : null;
      const filter = { kind: kind ?? undefined, from: from ?? undefined, until: until ?? undefined };
      return {
        totalCount: async () => (account ? countEntries(db, account, currency, filter) : 0),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOfEntry },
          async (page: ResolveCursorConnectionArgs) => {
            const lines = account ? await listEntries(db, account, currency, page, filter) : [];
            return lines.map((line) => ({ ...line, currency }));
          },
        )),
      };
    },
  }),
);
