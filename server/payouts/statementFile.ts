import PDFDocument from "pdfkit";
import type { AccountEntry } from "../../db/ledger/entries.ts";
import type { PayoutRow } from "../../db/payouts/payouts.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { decimalsOf } from "../../domain/money/decimals.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type Text, text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { fontBytes, runsOf, type Weight } from "../compliance/paperFonts.ts";
import { whatOf } from "./statementLine.ts";

/** What a payout is made of, to be written down. */
export interface Statement {
  payout: PayoutRow;
  studio: string;
  lines: readonly AccountEntry[];
}

const MARGIN = 56;
const COLUMNS = [90, 95, 120, 89, 89] as const;

/** One line each, with a head, for spreadsheets: amounts in the currency's own units. */
export function statementForTables({ payout, lines }: Statement, locale: Locale): string {
  const say = (said: Text) => textIn(locale, said);
  const head = [
    say(text("payouts.lineDate")),
    say(text("payouts.lineWhat")),
    say(text("payouts.lineSale")),
    `${say(text("payouts.lineAmount"))} ${payout.currency}`,
    `${say(text("payouts.lineBalance"))} ${payout.currency}`,
  ];
  const rows = lines.map((line) => [
    line.postedAt.toISOString(),
    say(whatOf(line)),
    line.saleId ?? "",
    plain(-line.minor, payout.currency),
    plain(-line.balanceMinor, payout.currency),
  ]);
  const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function plain(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  return `${minor < 0n ? "-" : ""}${whole}${rest && `.${rest}`}`;
}

/** The same on paper: titled, tagged in reading order, with its letters embedded. */
export function statementOnPaper({ payout, studio, lines }: Statement, locale: Locale): PDFKit.PDFDocument {
  const say = (said: Text) => textIn(locale, said);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const money = (minor: bigint) => formatMoney(minor, payout.currency, locale);
  const title = say(text("payouts.statement"));
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, pdfVersion: "1.7", lang: locale, tagged: true, displayTitle: true },
    info: { Title: title, Creator: PRODUCT_NAME },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paragraph = (tag: "H1" | "P", words: string, size: number, weight: Weight) =>
    root.add(
      doc.struct(tag, {}, [
        () => {
          doc.x = MARGIN;
          write(doc, words, size, weight, { width: doc.page.width - 2 * MARGIN });
          doc.moveDown(0.5);
        },
      ]),
    );
  paragraph("H1", title, 22, 700);
  paragraph("P", say(text("payouts.statementOf", { studio, day: day.format(payout.createdAt) })), 11, 400);
  paragraph("P", say(text("payouts.statementTotal", { amount: money(payout.minor) })), 11, 700);
  const table = doc.struct("Table");
  root.add(table);
  const head = ["lineDate", "lineWhat", "lineSale", "lineAmount", "lineBalance"] as const;
  row(
    doc,
    table,
    "TH",
    head.map((name) => say(text(`payouts.${name}`))),
    700,
  );
  for (const line of lines)
    row(
      ...([doc, table, "TD"] as const),
      [
        day.format(line.postedAt),
        say(whatOf(line)),
        line.saleId?.slice(-12) ?? "",
        money(-line.minor),
        money(-line.balanceMinor),
      ],
      400,
    );
  table.end();
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
