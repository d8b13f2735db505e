/** What a table for spreadsheets begins with: else they take the file for one of their own alphabet, and accents are lost. */
export const BOM = "\uFEFF";

/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front: whoever opens an
 * export must not run what a stranger typed. Also behind a semicolon, a tab or a line break: where spreadsheets part cells by
 * semicolons, the quotes around a text do not hold it together. `unguarded` takes the apostrophes away again.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/** What a cell is made of; `digits` are a number that is written as it stands, such as an amount. */
export type CsvValue = string | number | Date | { digits: string } | null | undefined;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return value.digits;
  const text = value.replace(FORMULAS, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// With the apostrophes that stand before it already: else nobody could tell theirs from ours.
const FORMULAS = /^'*(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]"{0,8})'*(?=[=+\-@＝＋－＠])/g;
const GUARDS = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n]"{0,8})'(?='*[=+\-@＝＋－＠])/g;

/** A cell of an export of ours as it was before it was made safe. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDS, "");
}

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A CSV file that was read. */
export interface CsvFile {
  /** The headings, and all below them. */
  lines: string[][];
  /** The row of the file that the headings stand in: 2 where the first says what parts the cells. */
  headingRow: number;
  /** The line of the text in which a quote opens that never closes; what is behind it is all in the last cell. */
  openQuote: number | null;
  /** It holds more than was read. */
  isCut: boolean;
}

/** How spreadsheets say in the first line what parts the cells: "sep=;". */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n]*(?:\r\n|\n|\r|$)/i;

/** What parts the cells of a file: what it says itself, else the sign that its first line, quoted texts apart, has most often. */
export function guessDelimiter(text: string): Delimiter {
  const told = SEPARATOR_LINE.exec(text)?.[1];
  if (told) return told as Delimiter;
  const first = firstLine(text).replace(/"[^"]*("|$)/g, "");
  const counted = DELIMITERS.map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

/** Up to the first line break that no quotes enclose; of a line without end as much as shows what parts it. */
function firstLine(text: string): string {
  const start = text.slice(0, FIRST_LINE).replace(/^\uFEFF/, "");
  return /^(?:"[^"]*(?:""[^"]*)*(?:"|$)|[^"\r\n])*/.exec(start)?.[0] ?? "";
}

const FIRST_LINE = 16 * 1024;

/** The lines of a CSV file as cells (`readCsv`). */
export function parseCsv(text: string, delimiter?: Delimiter): string[][] {
  return readCsv(text, delimiter).lines;
}

/** How much is read of a file that somebody sent: what is beyond is left. */
export interface CsvLimits {
  lines: number;
  cells: number;
}

/**
 * Reads a CSV file. Spreadsheets of some countries part cells by semicolons, and what is copied from one by
 * tabs: unless it is told, what the first line says or uses counts.
 * Throws nothing: a quote that never ends takes the rest of the file into its cell. Takes a step for each sign, whatever
 * stands there, and stops where `most` is reached.
 */
export function readCsv(
  text: string,
  delimiter: Delimiter = guessDelimiter(text),
  most: CsvLimits = { lines: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY },
): CsvFile {
  const separator = SEPARATOR_LINE.exec(text)?.[0] ?? "";
  const body = text.slice(separator.length).replace(/^\uFEFF/, "");
  const headingRow = separator === "" ? 1 : 2;
  const sign = delimiter === "|" ? "\\|" : delimiter;
  const plain = new RegExp(`[^${sign}\\r\\n]*`, "y");
  const lines: string[][] = [];
  let line: string[] = [];
  let openQuote: number | null = null;
  let cells = 0;
  let at = 0;
  const plainUntil = () => {
    const from = at;
    plain.lastIndex = at;
    at += plain.exec(body)![0].length;
    return body.slice(from, at);
  };
  while (at < body.length && lines.length < most.lines && cells < most.cells) {
    if (body[at] === '"') {
      const end = endOfQuote(body, at + 1);
      if (end === -1) openQuote = headingRow + breaksIn(body.slice(0, at));
      const quoted = body.slice(at + 1, end === -1 ? body.length : end).replaceAll('""', '"');
      at = end === -1 ? body.length : end + 1;
      line.push(quoted + plainUntil());
    } else line.push(plainUntil());
    cells++;
    if (body[at] === delimiter) {
      at++;
      if (at === body.length) line.push("");
      continue;
    }
    lines.push(line);
    line = [];
    at += body.startsWith("\r\n", at) ? 2 : 1;
  }
  if (line.length > 0) lines.push(line);
  return { lines, headingRow, openQuote, isCut: at < body.length };
}

/** Where the quote that opened before `from` closes; -1 where it never does. Two together are one that is meant. */
function endOfQuote(body: string, from: number): number {
  let end = body.indexOf('"', from);
  while (end !== -1 && body[end + 1] === '"') end = body.indexOf('"', end + 2);
  return end;
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
