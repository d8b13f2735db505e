import { findTaxProfile } from "../../db/taxes/profiles.ts";
import { sumCountries, sumTotals } from "../../db/taxes/sums.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { WHOLE_BPS } from "../../domain/money/rates.ts";
import { isReportable } from "../../domain/taxes/dac7.ts";
import { considerationOf, netOf } from "../../domain/taxes/lineSums.ts";
import { maskedIds } from "../../domain/taxes/profile.ts";
import { RATES_AS_OF } from "../../domain/taxes/rates.ts";
import { spanOfYear } from "../../domain/taxes/years.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { openPaper } from "../papers/Paper.ts";
import { CATEGORY_WORDS, type TaxBook } from "./taxTables.ts";

const WIDE = { widths: [180, 150], amountsFrom: 1 };
const COUNTRIES = { widths: [60, 110, 60, 110, 100, 43], amountsFrom: 2 };

/** A year of a studio on paper: who, what was sold, what was tax, and whether the platform reports it. */
export async function taxSummary(
  { db, locale, sellerId, year }: TaxBook,
  { workspaceId, studio, isWhole }: { workspaceId: string; studio: string; isWhole: boolean },
): Promise<PDFKit.PDFDocument> {
  const say = (said: Text) => textIn(locale, said);
  const rate = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const span = spanOfYear(year);
  const totals = sellerId ? await sumTotals(db, sellerId, span) : [];
  const countries = sellerId ? await sumCountries(db, sellerId, span) : [];
  const isReported = isReportable(totals);
  const profile = await findTaxProfile(db, workspaceId);
  const paper = openPaper(say(text("taxes.summaryTitle", { year: String(year) })), locale);
  paper.paragraph(say(text("taxes.summaryOf", { studio })), false);
  if (profile) {
    const who = paper.table({ widths: [120, 360], amountsFrom: 2 });
    who.row([say(text("taxes.profileName")), profile.legalName]);
    if (isWhole) who.row([say(text("taxes.profileTaxId")), profile.taxId]);
    const { vatId } = isWhole ? profile : maskedIds(profile);
    if (vatId) who.row([say(text("taxes.profileVatId")), vatId]);
    who.end();
  }
  if (totals.length === 0) paper.paragraph(say(text("taxes.summaryQuiet")), true);
  for (const total of totals) {
    const { currency, gross, discount, refunded, tax, fee, processor, shared, sales } = total;
    const money = (minor: bigint) => formatMoney(minor, currency, locale);
    paper.heading(`${say(text("taxes.partTotals"))} · ${currency}`);
    const sums = paper.table(WIDE);
    const lines = { Gross: gross, Discount: discount, Refunds: refunded, Tax: tax, Fee: fee };
    for (const [name, minor] of Object.entries({ ...lines, Processor: processor, Shared: shared }))
      sums.row([say(text(`taxes.column${name as keyof typeof lines}`)), money(minor)]);
    sums.row([say(text("taxes.columnEarned")), money(netOf(total))], true);
    sums.row([say(text("taxes.columnSales")), String(sales)]);
    sums.end();
    paper.heading(`${say(text("taxes.partCountries"))} · ${currency}`);
    const list = paper.table(COUNTRIES);
    const head = ["Country", "Category", "Rate", "Base", "Tax", "Sales"] as const;
    list.head(head.map((name) => say(text(`taxes.column${name}`))));
    for (const each of countries.filter((country) => country.currency === currency))
      list.row([
        ...[each.country, say(text(CATEGORY_WORDS[each.category])), rate.format(each.bps / WHOLE_BPS)],
        ...[money(each.base), money(each.tax), String(each.sales)],
      ]);
    list.end();
    paper.heading(`${say(text("taxes.partReport"))} · ${currency}`);
    const report = paper.table(WIDE);
    report.row([say(text("taxes.columnConsideration")), money(considerationOf(total))]);
    report.row([say(text("taxes.columnReport")), say(text(isReported ? "taxes.yes" : "taxes.no"))]);
    report.end();
  }
  paper.paragraph(say(text("taxes.notAdvice", { day: RATES_AS_OF })), false);
  return paper.end();
}
