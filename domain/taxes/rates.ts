import type { Tax, TaxCategory } from "../ledger/sale.ts";

/** The day for which the rates of this table are stated. A change of law is a change of this file; sold lines keep theirs. */
export const RATES_AS_OF = "2026-01-01";

/** Where somebody can look a rate up: the authority that publishes it. */
export const RATE_SOURCES = {
  eu: "European Commission, Taxes in Europe Database (standard rates of VAT)",
  gb: "HM Revenue & Customs, VAT rates",
  ch: "Federal Tax Administration of Switzerland, VAT rates",
  no: "Skatteetaten, VAT rates",
} as const;
export type RateSource = keyof typeof RATE_SOURCES;

/** Why no tax is reckoned: of states and counties a table of countries cannot say it, and elsewhere the platform collects none. */
export type NoTaxReason = "byState" | "notCollected";

interface CountryRate {
  /** In basis points. */
  bps: number;
  /** Where one category is taxed by another rate than the rest. */
  only?: Partial<Record<TaxCategory, number>>;
  source: RateSource;
}

const eu = (bps: number): CountryRate => ({ bps, source: "eu" });

/** By ISO 3166 code of the buyer's country. Recorded music is taxed at the standard rate in all of them, sent or downloaded. */
const RATES: Readonly<Record<string, CountryRate>> = {
  AT: eu(2000),
  BE: eu(2100),
  BG: eu(2000),
  CY: eu(1900),
  CZ: eu(2100),
  DE: eu(1900),
  DK: eu(2500),
  EE: eu(2400),
  ES: eu(2100),
  FI: eu(2550),
  FR: eu(2000),
  GR: eu(2400),
  HR: eu(2500),
  HU: eu(2700),
  IE: eu(2300),
  IT: eu(2200),
  LT: eu(2100),
  LU: eu(1700),
  LV: eu(2100),
  MT: eu(1800),
  NL: eu(2100),
  PL: eu(2300),
  PT: eu(2300),
  RO: eu(2100),
  SE: eu(2500),
  SI: eu(2200),
  SK: eu(2300),
  GB: { bps: 2000, source: "gb" },
  CH: { bps: 810, source: "ch" },
  NO: { bps: 2500, source: "no" },
};

export interface TaxRule {
  country: string;
  category: TaxCategory;
  /** In basis points. */
  bps: number;
  /** Of what sending costs: it shares the rate of what is sent. */
  shippingBps: number;
  /** True where the price that a buyer is shown has the tax in it. */
  isIncluded: boolean;
  source: RateSource | null;
  /** Null where there is tax. */
  reason: NoTaxReason | null;
}

/** What tax a thing of a category has in the buyer's country (ISO 3166), by the table. */
export function taxRule(country: string, category: TaxCategory): TaxRule {
  const rate = RATES[country];
  if (!rate) {
    const reason: NoTaxReason = country === "US" ? "byState" : "notCollected";
    return { country, category, bps: 0, shippingBps: 0, isIncluded: true, source: null, reason };
  }
  const bps = rate.only?.[category] ?? rate.bps;
  return { country, category, bps, shippingBps: bps, isIncluded: true, source: rate.source, reason: null };
}

/** The rule as a line of a sale keeps it. */
export function taxOfRule({ isIncluded, bps, shippingBps }: TaxRule): Tax {
  return { isIncluded, bps, shippingBps };
}

/** Every country with a rate of its own, by code. */
export const TAXED_COUNTRIES: readonly string[] = Object.keys(RATES).sort();

/** The member states of the Union, by code: one return of the One Stop Shop speaks of all of them. */
export const UNION_COUNTRIES: readonly string[] = TAXED_COUNTRIES.filter(
  (country) => RATES[country]!.source === "eu",
);

/** Countries that a return of the One Stop Shop speaks of: all but the one where the seller is taxed like everybody there. */
export function ossCountriesOf(home: string): readonly string[] {
  return UNION_COUNTRIES.filter((country) => country !== home);
}
