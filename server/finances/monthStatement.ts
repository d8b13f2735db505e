import { findParty } from "../../db/ledger/parties.ts";
import { LINE_GROUPS, type LineGroup, lineGroupOf } from "../../domain/finances/lineGroups.ts";
import { boundsOf } from "../../domain/finances/months.ts";
import type { PostingKind } from "../../domain/ledger/posting.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { MoneyType } from "../ledger/Money.ts";
import type { StatementRow } from "../payouts/statementFile.ts";
import { Sale } from "../sales/Sale.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { type MonthPart, monthlyStatement } from "./monthlyStatement.ts";

const LineGroupEnum = builder.enumType("StatementGroup", { values: LINE_GROUPS });

interface Sum {
  group: LineGroup;
  lines: number;
  minor: bigint;
  currency: string;
}
const StatementSum = builder.objectRef<Sum>("StatementSum").implement({
  description: "The lines of a statement that are about the same.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    group: t.field({ type: LineGroupEnum, resolve: ({ group }) => group }),
    lines: t.exposeInt("lines", { description: "How many." }),
    amount: t.field({ type: MoneyType, description: "Below zero for what went.", resolve: (sum) => sum }),
  }),
});

/** Lines that are shown one by one at most. */
const LINES_SHOWN = 50;

const MonthLine = builder.objectRef<StatementRow & { currency: string }>("MonthLine").implement({
  description: "One line of a month's statement.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    group: t.field({ type: LineGroupEnum, resolve: ({ kind }) => lineGroupOf(kind as PostingKind) }),
    amount: t.field({
      type: MoneyType,
      description: "Below zero for what went.",
      resolve: ({ currency, minor }) => ({ currency, minor }),
    }),
    postedAt: t.expose("postedAt", { type: "DateTime" }),
    sale: t.field({
      type: Sale,
      nullable: true,
      description: "The sale that it is from, where the studio sold some of it itself.",
      resolve: ({ saleId }) => saleId,
    }),
  }),
});

const MonthStatement = builder.objectRef<MonthPart>("MonthStatement").implement({
  description:
    "A month in one currency, as its statement has it: the sums lead from the opening to the closing balance.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    currency: t.exposeString("currency", { description: "ISO 4217." }),
    opening: t.field({ type: MoneyType, resolve: (part) => moneyOf(part, part.ends.openingMinor) }),
    closing: t.field({ type: MoneyType, resolve: (part) => moneyOf(part, part.ends.closingMinor) }),
    available: t.field({ type: MoneyType, resolve: (part) => moneyOf(part, part.availableMinor) }),
    held: t.field({ type: MoneyType, resolve: (part) => moneyOf(part, part.heldMinor) }),
    lines: t.field({
      type: [MonthLine],
      description: "The fifty newest, oldest first.",
      resolve: ({ currency, rows }) => rows.slice(-LINES_SHOWN).map((row) => ({ ...row, currency })),
    }),
    sums: t.field({ type: [StatementSum], description: "Only of what there was.", resolve: sumsOf }),
  }),
});

const moneyOf = ({ currency }: MonthPart, minor: bigint) => ({ currency, minor });

function sumsOf({ currency, rows }: MonthPart): Sum[] {
  const byGroup = Map.groupBy(rows, ({ kind }) => lineGroupOf(kind as PostingKind));
  return LINE_GROUPS.flatMap((group) => {
    const lines = byGroup.get(group);
    if (!lines) return [];
    const minor = lines.reduce((sum, line) => sum + line.minor, 0n);
    return [{ group, currency, lines: lines.length, minor }];
  });
}

builder.objectField(Workspace, "statement", (t) =>
  t.field({
    type: [MonthStatement],
    nullable: true,
    description:
      "What the statement of a month comes to, in each currency; a month without one has none. Null on a plan that does not include them.",
    args: { month: t.arg.string({ description: "Of UTC, such as 2026-11." }) },
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, { month }, context) => {
      const party = await findParty(context.db, { workspaceId: id });
      const bounds = boundsOf(month);
      return party && bounds ? monthlyStatement(context.db, party, bounds, localeOf(context)) : [];
    },
  }),
);
