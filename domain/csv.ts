/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front: whoever
 * opens an export must not run what a stranger typed.
 */
export function csvLine(values: readonly (string | number | Date | null | undefined)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The lines of a CSV file as cells. Spreadsheets of some countries part cells by semicolons: what the first line uses counts.
 * Throws nothing: a quote that never ends takes the rest of the file into its cell.
 */
export function parseCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, "");
  const first = body.slice(0, /[\r\n]|$/.exec(body)?.index);
  const comma = !first.includes(",") && first.includes(";") ? ";" : ",";
  const lines: string[][] = [];
  const line: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)("|$)([^${comma}\\r\\n]*)|([^${comma}\\r\\n]*))(${comma}|\\r\\n|\\n|\\r|$)`,
    "gy",
  );
  for (let at = 0; at < body.length; ) {
    cell.lastIndex = at;
    const [whole, quoted, , tail = "", plain, end] = cell.exec(body)!;
    line.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"') + tail);
    if (end === comma && at + whole!.length === body.length) line.push("");
    if (end !== comma) lines.push(line.splice(0));
    at += whole!.length;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
