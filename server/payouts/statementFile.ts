import type { AccountEntry } from "../../db/ledger/entries.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { csvLine } from "../../domain/csv.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { amountCell } from "../papers/amountCell.ts";
import { openPaper } from "../papers/Paper.ts";
import { whatOf } from "./statementLine.ts";

/** What came to an account or went from it, above zero for what came, with what it came to. Amounts in minor units. */
export interface StatementRow extends Pick<AccountEntry, "kind" | "saleId" | "postedAt"> {
  minor: bigint;
  balanceMinor: bigint;
}

/** Lines of one currency; with a heading and balances at both ends where it stands among others. */
export interface StatementPart {
  currency: string;
  rows: readonly StatementRow[];
  ends?: { openingMinor: bigint; closingMinor: bigint; said: Text };
}

/** What is written down, as a table and on paper. */
export interface Statement {
  title: Text;
  lead: readonly { said: Text; isMain: boolean }[];
  parts: readonly StatementPart[];
}

/** A line of an account of the books as its party reads it. */
export function statementRow({ minor, balanceMinor, ...line }: AccountEntry): StatementRow {
  return { ...line, minor: -minor, balanceMinor: -balanceMinor };
}

const COLUMNS = [90, 95, 120, 89, 89] as const;
const HEAD = ["lineDate", "lineWhat", "lineSale", "lineAmount", "lineBalance"] as const;

/** One line each, with a head, for spreadsheets: amounts in the currency's own units. */
export function statementForTables({ parts }: Statement, locale: Locale): string {
  const say = (said: Text) => textIn(locale, said);
  const [date, what, sale, ...amounts] = HEAD.map((name) => say(text(`payouts.${name}`)));
  const table = parts.flatMap(({ currency, rows, ends }) => {
    const end = (said: "finances.opening" | "finances.closing", minor: bigint) => [
      ...["", say(text(said)), "", currency, ""],
      amountCell(minor, currency),
    ];
    return [
      ...(ends ? [end("finances.opening", ends.openingMinor)] : []),
      ...rows.map((row) => [
        ...[row.postedAt, say(whatOf(row)), row.saleId ?? "", currency],
        ...[amountCell(row.minor, currency), amountCell(row.balanceMinor, currency)],
      ]),
      ...(ends ? [end("finances.closing", ends.closingMinor)] : []),
    ];
  });
  const head = [date!, what!, sale!, say(text("payouts.lineCurrency")), ...amounts];
  return [head, ...table].map(csvLine).join("");
}

/** The same on paper: titled, tagged in reading order, with its letters embedded. */
export function statementOnPaper({ title, lead, parts }: Statement, locale: Locale): PDFKit.PDFDocument {
  const say = (said: Text) => textIn(locale, said);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const paper = openPaper(say(title), locale);
  for (const { said, isMain } of lead) paper.paragraph(say(said), isMain);
  for (const { currency, rows, ends } of parts) {
    const money = (minor: bigint) => formatMoney(minor, currency, locale);
    if (ends) paper.heading(currency);
    const table = paper.table({ widths: COLUMNS, amountsFrom: 3 });
    table.head(HEAD.map((name) => say(text(`payouts.${name}`))));
    if (ends) table.row(["", say(text("finances.opening")), "", "", money(ends.openingMinor)], true);
    for (const { postedAt, saleId, minor, balanceMinor, ...about } of rows)
      table.row([
        ...[day.format(postedAt), say(whatOf(about)), saleId?.slice(-12) ?? ""],
        ...[money(minor), money(balanceMinor)],
      ]);
    if (ends) table.row(["", say(text("finances.closing")), "", "", money(ends.closingMinor)], true);
    table.end();
    if (ends) paper.paragraph(say(ends.said), false);
  }
  return paper.end();
}
