/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front: whoever
 * opens an export must not run what a stranger typed. `unguarded` takes it away again.
 */
export function csvLine(values: readonly (string | number | Date | null | undefined)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// With the apostrophes that stand before it already: else nobody could tell theirs from ours.
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell of an export of ours as it was before it was made safe. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
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

/** Up to the first line break that no quotes enclose. */
function firstLine(text: string): string {
  return /^(?:"[^"]*(?:""[^"]*)*(?:"|$)|[^"\r\n])*/.exec(text.replace(/^\uFEFF/, ""))?.[0] ?? "";
}

/** The lines of a CSV file as cells (`readCsv`). */
export function parseCsv(text: string, delimiter?: Delimiter): string[][] {
  return readCsv(text, delimiter).lines;
}

/**
 * Reads a CSV file. Spreadsheets of some countries part cells by semicolons, and what is copied from one by
 * tabs: unless it is told, what the first line says or uses counts.
 * Throws nothing: a quote that never ends takes the rest of the file into its cell.
 */
export function readCsv(text: string, delimiter: Delimiter = guessDelimiter(text)): CsvFile {
  const separator = SEPARATOR_LINE.exec(text)?.[0] ?? "";
  const body = text.slice(separator.length).replace(/^\uFEFF/, "");
  const headingRow = separator === "" ? 1 : 2;
  const sign = delimiter === "|" ? "\\|" : delimiter;
  const lines: string[][] = [];
  const line: string[] = [];
  let openQuote: number | null = null;
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("|$)([^${sign}\\r\\n]*)|([^${sign}\\r\\n]*))(${sign}|\\r\\n|\\n|\\r|$)`,
    "gy",
  );
  for (let at = 0; at < body.length; ) {
    cell.lastIndex = at;
    const [whole, quoted, close, tail = "", plain, end] = cell.exec(body)!;
    if (quoted !== undefined && close === "") openQuote = headingRow + breaksIn(body.slice(0, at));
    line.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"') + tail);
    if (end === delimiter && at + whole!.length === body.length) line.push("");
    if (end !== delimiter) lines.push(line.splice(0));
    at += whole!.length;
  }
  if (line.length > 0) lines.push(line);
  return { lines, headingRow, openQuote };
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
