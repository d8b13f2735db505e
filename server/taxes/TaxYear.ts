import {
  type CountrySum,
  type SpanTotal,
  sumCountries,
  sumCountriesOf,
  sumTotals,
} from "../../db/taxes/sums.ts";
import { isReportable } from "../../domain/taxes/dac7.ts";
import { considerationOf, netOf } from "../../domain/taxes/lineSums.ts";
import { ossCountriesOf } from "../../domain/taxes/rates.ts";
import { daysOfSpan, QUARTERS, spanOfQuarter, spanOfYear } from "../../domain/taxes/years.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { MoneyType } from "../ledger/Money.ts";

/** A year of a studio: undefined for one that never sold anything. */
export interface YearView {
  sellerId: string | undefined;
  year: number;
  /** Where the studio itself is taxed; empty where it does not say. */
  home: string;
  /** The address of a file of this year. */
  fileAt(name: string): string;
}
type QuarterView = YearView & { quarter: number };

const TaxCategoryEnum = builder.enumType("TaxCategory", {
  values: {
    DIGITAL: { value: "digital" },
    GOODS: { value: "goods" },
    SERVICE: { value: "service" },
  } as const,
});

const TaxYearTotal = builder.objectRef<SpanTotal>("TaxYearTotal").implement({
  description: "What was booked in a year in one currency, after what went back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => {
    const money = (description: string, minorOf: (total: SpanTotal) => bigint) =>
      t.field({
        type: MoneyType,
        description,
        resolve: (total) => ({ minor: minorOf(total), currency: total.currency }),
      });
    return {
      gross: money("What buyers paid, tax included, before anything went back.", ({ gross }) => gross),
      discounts: money("What the studio's coupons took off before.", ({ discount }) => discount),
      refunds: money("What went back, also by banks.", ({ refunded }) => refunded),
      tax: money("Tax in the rest, which the platform hands on.", ({ tax }) => tax),
      fees: money("What the platform keeps.", ({ fee }) => fee),
      processor: money(
        "What the payment provider keeps, without fees for disputes.",
        (total) => total.processor,
      ),
      shared: money("What went to others of split sheets.", ({ shared }) => shared),
      net: money("What is left: the studio's.", netOf),
      sales: t.exposeInt("sales"),
    };
  },
});

const TaxCountry = builder.objectRef<CountrySum>("TaxCountry").implement({
  description: "What was sold of one kind into one country at one rate, after what went back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    country: t.exposeString("country", { description: "ISO 3166." }),
    category: t.field({ type: TaxCategoryEnum, resolve: ({ category }) => category }),
    bps: t.exposeInt("bps", { description: "In basis points." }),
    base: t.field({
      type: MoneyType,
      description: "Without the tax.",
      resolve: ({ base: minor, currency }) => ({ minor, currency }),
    }),
    tax: t.field({ type: MoneyType, resolve: ({ tax: minor, currency }) => ({ minor, currency }) }),
    sales: t.exposeInt("sales"),
  }),
});

const TaxQuarter = builder.objectRef<QuarterView>("TaxQuarter").implement({
  description:
    "A quarter of the One Stop Shop of the Union: countries of it alone, without the one that the studio is taxed in itself.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    quarter: t.exposeInt("quarter"),
    from: t.string({
      description: "Its first day, as 2026-01-01.",
      resolve: ({ year, quarter }) => daysOfSpan(spanOfQuarter(year, quarter)).from,
    }),
    to: t.string({
      description: "Its last day.",
      resolve: ({ year, quarter }) => daysOfSpan(spanOfQuarter(year, quarter)).to,
    }),
    countries: t.field({
      type: [TaxCountry],
      resolve: async ({ sellerId, year, quarter, home }, _args, { db }) =>
        sellerId ? sumCountriesOf(db, sellerId, spanOfQuarter(year, quarter), ossCountriesOf(home)) : [],
    }),
    file: t.string({
      description: "The address of its list as CSV.",
      resolve: ({ quarter, fileAt }) => fileAt(`oss-q${quarter}.csv`),
    }),
  }),
});

const Dac7Total = builder.objectRef<SpanTotal & { isOverThreshold: boolean }>("Dac7Total").implement({
  description:
    "What the platform would have to report of the studio in one currency (Directive (EU) 2021/514).",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    currency: t.exposeString("currency"),
    sales: t.exposeInt("sales"),
    consideration: t.field({
      type: MoneyType,
      description: "What was paid or credited, without fees and taxes.",
      resolve: (total) => ({ minor: considerationOf(total), currency: total.currency }),
    }),
    fees: t.field({
      type: MoneyType,
      description: "What platform and payment provider kept.",
      resolve: ({ fee, processor, currency }) => ({ minor: fee + processor, currency }),
    }),
    tax: t.field({ type: MoneyType, resolve: ({ tax: minor, currency }) => ({ minor, currency }) }),
    isOverThreshold: t.exposeBoolean("isOverThreshold", {
      description:
        "Of the whole year, all currencies together: thirty sales, or more than 2,000 euros; other currencies count as if they were euros.",
    }),
  }),
});

export const TaxYear = builder.objectRef<YearView>("TaxYear").implement({
  description:
    "A year of UTC as the books have it: what went back counts in the year in which it did, whenever it was sold.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => {
    const totals = ({ sellerId, year }: YearView, db: Parameters<typeof sumTotals>[0]) =>
      sellerId ? sumTotals(db, sellerId, spanOfYear(year)) : [];
    return {
      year: t.exposeInt("year"),
      totals: t.field({
        type: [TaxYearTotal],
        description: "One for each currency.",
        resolve: (view, _args, { db }) => totals(view, db),
      }),
      countries: t.field({
        type: [TaxCountry],
        description: "By currency, then country.",
        resolve: async ({ sellerId, year }, _args, { db }) =>
          sellerId ? sumCountries(db, sellerId, spanOfYear(year)) : [],
      }),
      quarters: t.field({
        type: [TaxQuarter],
        resolve: (view) => QUARTERS.map((quarter) => ({ ...view, quarter })),
      }),
      dac7: t.field({
        type: [Dac7Total],
        resolve: async (view, _args, { db }) => {
          const sold = await totals(view, db);
          const isOverThreshold = isReportable(sold);
          return sold.map((total) => ({ ...total, isOverThreshold }));
        },
      }),
    };
  },
});
