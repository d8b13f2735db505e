import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { listSoldLines, type SoldLine } from "../../db/taxes/soldLines.ts";
import { sumCountriesOf, sumQuarters } from "../../db/taxes/sums.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { BOM, type CsvValue, csvLine } from "../../domain/csv.ts";
import type { TaxCategory } from "../../domain/ledger/sale.ts";
import { isReportable } from "../../domain/taxes/dac7.ts";
import { agreeing, evidenceOf } from "../../domain/taxes/evidence.ts";
import { considerationOf } from "../../domain/taxes/lineSums.ts";
import { ossCountriesOf } from "../../domain/taxes/rates.ts";
import { type Span, spanOfQuarter, spanOfYear } from "../../domain/taxes/years.ts";
import type { Code } from "../../domain/words/catalogue.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { amountCell } from "../papers/amountCell.ts";

/** Whose year is written down; `home` is where they are taxed themselves. */
export interface TaxBook {
  db: Kysely<DB>;
  locale: Locale;
  sellerId: string | undefined;
  year: number;
  home: string;
}

const PAGE = 1000;

export const CATEGORY_WORDS = {
  digital: "taxes.categoryDigital",
  goods: "taxes.categoryGoods",
  service: "taxes.categoryService",
} as const satisfies Record<TaxCategory, Code>;

/** A rate as it stands in a table for spreadsheets: 25.5. */
const rateText = (bps: number): string => String(bps / 100);

/** A line for each thing that was sold or went back, page by page, so that a big year costs no more memory than a small one. */
export async function* salesTable({ db, locale, sellerId, year }: TaxBook): AsyncGenerator<Buffer> {
  const say = (said: Text) => textIn(locale, said);
  const head = [
    ...([
      "Date",
      "Sale",
      "Title",
      "Category",
      "Country",
      "Evidence",
      "Currency",
      "Gross",
      "Refunds",
    ] as const),
    ...(["Net", "Rate", "Tax", "Shipping", "Fee"] as const),
  ];
  yield Buffer.from(`${BOM}${csvLine(head.map((name) => say(text(`taxes.column${name}`))))}`);
  for (let after: SoldLine | null = null; sellerId; ) {
    const page = await listSoldLines(db, sellerId, spanOfYear(year), { after, limit: PAGE });
    if (page.length > 0) yield Buffer.from(page.map((line) => csvLine(soldCells(line, say))).join(""));
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

function soldCells(line: SoldLine, say: (said: Text) => string): CsvValue[] {
  const { currency, gross, refunded, tax, shipping, fee } = line;
  const amounts = (...minors: bigint[]) => minors.map((minor) => amountCell(minor, currency));
  return [
    ...[line.paidAt, line.saleId, line.title, say(text(CATEGORY_WORDS[line.category])), line.country],
    ...[say(text(evidenceWords(line))), currency, ...amounts(gross, refunded, gross - refunded - tax)],
    ...[{ digits: rateText(line.bps) }, ...amounts(tax, shipping, fee)],
  ];
}

/** How many pieces say where the buyer lives; that they contradict, where something names another country and nothing else this one. */
function evidenceWords(line: SoldLine) {
  const evidence = evidenceOf(line);
  const agree = agreeing(evidence, line.country).length;
  if (agree === 3) return "taxes.evidenceThree";
  if (agree === 2) return "taxes.evidenceTwo";
  return evidence.length > agree ? "taxes.evidenceApart" : "taxes.evidenceOne";
}

/** What was sold into other countries of the Union in a quarter, as a return of the One Stop Shop asks for it. */
export async function ossTable(
  { db, locale, sellerId, year, home }: TaxBook,
  quarter: number,
): Promise<string> {
  const span: Span = spanOfQuarter(year, quarter);
  const rows = sellerId ? await sumCountriesOf(db, sellerId, span, ossCountriesOf(home)) : [];
  const head = ["Quarter", "Country", "Category", "Rate", "Currency", "Base", "Tax", "Sales"] as const;
  return table(
    head.map((name) => textIn(locale, text(`taxes.column${name}`))),
    rows.map(({ country, category, bps, currency, base, tax, sales }) => [
      ...[`${year}-Q${quarter}`, country, textIn(locale, text(CATEGORY_WORDS[category]))],
      ...[{ digits: rateText(bps) }, currency, amountCell(base, currency), amountCell(tax, currency), sales],
    ]),
  );
}

/** What the platform would report of the seller, by quarter (Directive (EU) 2021/514, Annex V, section III). */
export async function dac7Table({ db, locale, sellerId, year }: TaxBook): Promise<string> {
  const quarters = sellerId ? await sumQuarters(db, sellerId, spanOfYear(year)) : [];
  const report = text(isReportable(quarters) ? "taxes.yes" : "taxes.no");
  const head = ["Quarter", "Currency", "Sales", "Consideration", "Fee", "Tax", "Report"] as const;
  return table(
    head.map((name) => textIn(locale, text(`taxes.column${name}`))),
    quarters.map((each) => [
      ...[
        `${year}-Q${each.quarter}`,
        each.currency,
        each.sales,
        amountCell(considerationOf(each), each.currency),
      ],
      ...[amountCell(each.fee + each.processor, each.currency), amountCell(each.tax, each.currency)],
      textIn(locale, report),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${BOM}${[head, ...rows].map(csvLine).join("")}`;
}
