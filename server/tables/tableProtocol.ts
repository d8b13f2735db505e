import type { Target } from "../../domain/catalog/table/guessColumns.ts";
import type { FileRow } from "../../domain/catalog/table/importPlan.ts";
import type { CsvLimits } from "../../domain/csv.ts";

/** What the thread is given to read. */
export interface TableFile {
  csv: string;
  /** What the columns hold, where rows of tracks are wanted; null for plain lines. */
  mapping: readonly (Target | null)[] | null;
  most: CsvLimits;
}

/** What a file is, beside its rows. */
export interface TableEnd {
  headings: string[];
  /** With the headings. */
  lineCount: number;
  headingRow: number;
  openQuote: number | null;
  /** It holds more than is read. */
  isCut: boolean;
}

export type TablePortion = { kind: "rows"; rows: (FileRow | string[])[] } | ({ kind: "end" } & TableEnd);
