import {
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type DifferenceRow,
  listDifferences,
} from "../../db/sales/differences.ts";
import { builder } from "../graphql/builder.ts";
import { PaymentsState } from "./payments.ts";

const SHOWN = 100;

const DifferenceKindEnum = builder.enumType("PaymentDifferenceKind", { values: DIFFERENCE_KINDS });

const PaymentDifference = builder.objectRef<DifferenceRow>("PaymentDifference").implement({
  description: "Where our books and the payment provider say different things.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    differenceId: t.exposeString("id"),
    kind: t.field({ type: DifferenceKindEnum, resolve: ({ kind }) => kind as DifferenceKind }),
    about: t.exposeString("about", { description: "The id of what it is about." }),
    details: t.stringList({
      description: "What stands where, a line each.",
      resolve: ({ details }) =>
        Object.entries(details as Record<string, string>).map(([name, value]) => `${name}: ${value}`),
    }),
    foundAt: t.expose("foundAt", { type: "DateTime" }),
  }),
});

builder.objectField(PaymentsState, "differences", (t) =>
  t.field({
    type: [PaymentDifference],
    description: "The newest hundred that are open: found again by every comparison until they are mended.",
    resolve: (_payments, _args, { db }) => listDifferences(db, SHOWN),
  }),
);
