import { WHOLE_BPS } from "../../domain/money/rates.ts";
import { refundable } from "../../domain/sales/refund.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { MoneyType } from "../ledger/Money.ts";
import { bpsOf, type LineView, SaleLine, SaleShare } from "../sales/Sale.ts";

const LineRest = builder.objectRef<LineView>("SaleLineRest").implement({
  description:
    "What nobody gave back of a line yet, by whose it is: what a refund takes from everybody is reckoned of it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => {
    const money = (description: string, minorOf: (view: LineView) => bigint) =>
      t.field({
        type: MoneyType,
        description,
        resolve: (view) => ({ minor: minorOf(view), currency: view.currency }),
      });
    const parties = (description: string, name: "recoups" | "shares") =>
      t.field({
        type: [SaleShare],
        description,
        resolve: ({ left, line, currency }) =>
          left[name].map(({ party, minor }, place) => ({
            ...{ party, minor, currency, isSeller: party === line.sellerId },
            bps: name === "shares" ? bpsOf(line.shares ?? [], place) : WHOLE_BPS,
          })),
      });
    return {
      charged: money("What the buyer has not got back.", ({ left }) => left.charged),
      refundable: money(
        "The same without what was asked for and is on its way: the most that can be given back.",
        ({ line, left, paid, asked }) => refundable([line], [paid], [left], asked)[0]!.left,
      ),
      promo: money("Of what the platform paid of the price.", ({ left }) => left.promo),
      tax: money("Of the tax.", ({ left }) => left.tax),
      fee: money("Of the platform's fee.", ({ left }) => left.fee),
      processor: money("Of what the payment provider keeps.", ({ left }) => left.processor),
      recoups: parties("Of what was got back before anything was split.", "recoups"),
      shares: parties("Of what was split.", "shares"),
    };
  },
});

builder.objectField(SaleLine, "rest", (t) => t.field({ type: LineRest, resolve: (view) => view }));

builder.objectField(SaleLine, "feeBase", (t) =>
  t.field({
    type: MoneyType,
    description: "What the platform's fee is of: the price without discount, tax and shipping.",
    resolve: ({ priced, currency }) => ({ minor: priced.net, currency }),
  }),
);

builder.objectField(SaleLine, "taxBase", (t) =>
  t.field({
    type: MoneyType,
    description: "What tax is of: the price without discount, and shipping, both without the tax itself.",
    resolve: ({ priced, currency }) => ({ minor: priced.net + priced.shipping, currency }),
  }),
);

builder.objectField(SaleLine, "shippingTaxBps", (t) =>
  t.int({
    description: "Of what sending it costs, in basis points.",
    resolve: ({ line }) => line.taxShippingBps,
  }),
);
