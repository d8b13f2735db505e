import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

/** An amount in minor units, with the currency that says what these are. */
export interface Money {
  minor: bigint;
  currency: string;
}

export const MoneyType = builder.objectRef<Money>("Money").implement({
  description: "An amount. What it is of says who may see it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    amountMinor: t.string({
      description:
        "A whole number of the smallest unit of the currency, in digits: 1050 of USD are ten dollars and fifty cents.",
      resolve: ({ minor }) => String(minor),
    }),
    currency: t.exposeString("currency", { description: "ISO 4217." }),
  }),
});
