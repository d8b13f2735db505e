import { csvLine } from "../../../domain/csv.ts";

/** An address that holds a CSV file of these lines. */
export function csvHref(lines: readonly (readonly (string | number)[])[]): string {
  // Spreadsheets read accents rightly only after this mark.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.map(csvLine).join("")}`)}`;
}
