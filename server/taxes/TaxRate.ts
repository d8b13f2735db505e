import { RATE_SOURCES, TAXED_COUNTRIES, taxRule } from "../../domain/taxes/rates.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

export const TaxRateType = builder.objectRef<{ country: string }>("TaxRate").implement({
  description: "What buyers of a country pay, by the table that sales are reckoned with. In basis points.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    country: t.exposeString("country", { description: "ISO 3166." }),
    digitalBps: t.int({ resolve: ({ country }) => taxRule(country, "digital").bps }),
    goodsBps: t.int({ resolve: ({ country }) => taxRule(country, "goods").bps }),
    serviceBps: t.int({ resolve: ({ country }) => taxRule(country, "service").bps }),
    isIncluded: t.boolean({
      description: "Whether the price that a buyer is shown has the tax in it.",
      resolve: ({ country }) => taxRule(country, "digital").isIncluded,
    }),
    source: t.string({
      description: "The authority that publishes it.",
      resolve: ({ country }) => RATE_SOURCES[taxRule(country, "digital").source!],
    }),
  }),
});

/** Every country of the table, by code. */
export const TAX_RATES = TAXED_COUNTRIES.map((country) => ({ country }));
