import { listSaleSteps, type SaleStep } from "../../db/ledger/saleSteps.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LedgerKindEnum, LedgerLine } from "../ledger/LedgerLine.ts";
import { MoneyType } from "../ledger/Money.ts";
import { Sale, sellersOf } from "../sales/Sale.ts";

const SaleStepType = builder.objectRef<SaleStep & { currency: string }>("SaleStep").implement({
  description: "What something that happened to a sale brought the studio that sold it, or took from it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    kind: t.expose("kind", { type: LedgerKindEnum }),
    amount: t.field({
      type: MoneyType,
      description: "Zero where money only became available.",
      resolve: ({ minor, currency }) => ({ minor, currency }),
    }),
    postedAt: t.expose("postedAt", { type: "DateTime" }),
  }),
});

builder.objectField(Sale, "steps", (t) =>
  t.field({
    type: [SaleStepType],
    description: "What the books say of it for the studio that sold it, oldest first; they come to `earned`.",
    resolve: async (view, _args, { db }) =>
      (await listSaleSteps(db, view.id, sellersOf(view))).map((step) => ({
        ...step,
        currency: view.row.currency,
      })),
  }),
);

builder.objectField(Sale, "titles", (t) =>
  t.stringList({
    description: "What the things were called when they were sold, in the order of the lines.",
    resolve: ({ lines, places }) => places.map((place) => lines[place]!.title),
  }),
);

builder.objectField(Sale, "isFeeKnown", (t) =>
  t.boolean({
    description:
      "Whether the payment provider has said what it keeps; until then nothing is reckoned for it.",
    resolve: ({ row }) => row.totalMinor === 0n || row.processorMinor !== null,
  }),
);

builder.objectField(LedgerLine, "sale", (t) =>
  t.field({
    type: Sale,
    nullable: true,
    description: "The sale that it is from, where the studio sold some of it itself.",
    resolve: ({ saleId }) => saleId,
  }),
);
