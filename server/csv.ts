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
