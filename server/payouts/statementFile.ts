import PDFDocument from "pdfkit";
import type { AccountEntry } from "../../db/ledger/entries.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { decimalsOf } from "../../domain/money/decimals.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { fontBytes, runsOf, type Weight } from "../compliance/paperFonts.ts";
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

const MARGIN = 56;
const COLUMNS = [90, 95, 120, 89, 89] as const;
const HEAD = ["lineDate", "lineWhat", "lineSale", "lineAmount", "lineBalance"] as const;

/** One line each, with a head, for spreadsheets: amounts in the currency's own units. */
export function statementForTables({ parts }: Statement, locale: Locale): string {
  const say = (said: Text) => textIn(locale, said);
  const [date, what, sale, ...amounts] = HEAD.map((name) => say(text(`payouts.${name}`)));
  const table = parts.flatMap(({ currency, rows, ends }) => {
    const end = (said: "finances.opening" | "finances.closing", minor: bigint) => [
      ...["", say(text(said)), "", currency, ""],
      plain(minor, currency),
    ];
    return [
      ...(ends ? [end("finances.opening", ends.openingMinor)] : []),
      ...rows.map((row) => [
        ...[row.postedAt.toISOString(), say(whatOf(row)), row.saleId ?? "", currency],
        ...[plain(row.minor, currency), plain(row.balanceMinor, currency)],
      ]),
      ...(ends ? [end("finances.closing", ends.closingMinor)] : []),
    ];
  });
  const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const head = [date!, what!, sale!, say(text("payouts.lineCurrency")), ...amounts];
  return [head, ...table].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function plain(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  return `${minor < 0n ? "-" : ""}${whole}${rest && `.${rest}`}`;
}

/** The same on paper: titled, tagged in reading order, with its letters embedded. */
export function statementOnPaper({ title, lead, parts }: Statement, locale: Locale): PDFKit.PDFDocument {
  const say = (said: Text) => textIn(locale, said);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, pdfVersion: "1.7", lang: locale, tagged: true, displayTitle: true },
    info: { Title: say(title), Creator: PRODUCT_NAME },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paragraph = (tag: "H1" | "H2" | "P", words: string, size: number, weight: Weight) =>
    root.add(
      doc.struct(tag, {}, [
        () => {
          doc.x = MARGIN;
          if (tag === "H2") doc.moveDown(1.5);
          write(doc, words, size, weight, { width: doc.page.width - 2 * MARGIN });
          doc.moveDown(0.5);
        },
      ]),
    );
  paragraph("H1", say(title), 22, 700);
  for (const { said, isMain } of lead) paragraph("P", say(said), 11, isMain ? 700 : 400);
  for (const { currency, rows, ends } of parts) {
    const money = (minor: bigint) => formatMoney(minor, currency, locale);
    if (ends) paragraph("H2", currency, 14, 700);
    const table = doc.struct("Table");
    root.add(table);
    const line = (tag: "TH" | "TD", cells: readonly string[], weight: Weight) =>
      row(doc, table, tag, cells, weight);
    line(
      "TH",
      HEAD.map((name) => say(text(`payouts.${name}`))),
      700,
    );
    if (ends) line("TD", ["", say(text("finances.opening")), "", "", money(ends.openingMinor)], 700);
    for (const { postedAt, saleId, minor, balanceMinor, ...about } of rows)
      line(
        "TD",
        [
          ...[day.format(postedAt), say(whatOf(about)), saleId?.slice(-12) ?? ""],
          ...[money(minor), money(balanceMinor)],
        ],
        400,
      );
    if (ends) line("TD", ["", say(text("finances.closing")), "", "", money(ends.closingMinor)], 700);
    table.end();
    if (ends) paragraph("P", say(ends.said), 11, 400);
  }
  root.end();
  doc.end();
  return doc;
}

function row(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  tag: "TH" | "TD",
  cells: readonly string[],
  weight: Weight,
): void {
  const line = doc.struct("TR");
  table.add(line);
  if (doc.y > doc.page.height - MARGIN - 24) doc.addPage();
  const y = doc.y;
  let x: number = MARGIN;
  for (const [place, words] of cells.entries()) {
    const left = x;
    line.add(
      doc.struct(tag, {}, [
        () => {
          doc.x = left;
          doc.y = y;
          write(doc, words, 9, weight, { width: COLUMNS[place]! - 6, align: place > 2 ? "right" : "left" });
        },
      ]),
    );
    x += COLUMNS[place]!;
  }
  line.end();
  doc.x = MARGIN;
  doc.y = y + 18;
}

function write(
  doc: PDFKit.PDFDocument,
  words: string,
  size: number,
  weight: Weight,
  options: PDFKit.Mixins.TextOptions,
): void {
  const runs = runsOf(words);
  doc.fontSize(size);
  for (const [at, { part, text: run }] of runs.entries()) {
    const name = `${part} ${weight}`;
    doc.registerFont(name, fontBytes(part, weight)).font(name);
    doc.text(run, { ...options, continued: at < runs.length - 1 });
  }
}
