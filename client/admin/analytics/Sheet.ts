/** Numbers of which a chart, a table and a file are made, so that all three say the same. */
export interface Sheet {
  /** The file's name, without its ending. */
  file: string;
  /** What the rows are: "Day". */
  of: string;
  /** What the numbers count: "People". */
  unit: string;
  series: readonly Series[];
  rows: readonly SheetRow[];
}

export interface Series {
  key: string;
  label: string;
  /** Which of the four colours that people with any colour vision tell apart (knowledge of the identity, charts). */
  colour: 1 | 2 | 3 | 4;
}

export interface SheetRow {
  /** As the file names it: a date, or a word. */
  key: string;
  /** As the table names it. */
  label: string;
  /** As the axis names it. */
  tick: string;
  /** One number for each of the series. */
  values: readonly number[];
}

/** The lines of the file, the heading first. */
export function linesOf({ of, series, rows }: Sheet): (string | number)[][] {
  return [[of, ...series.map(({ label }) => label)], ...rows.map(({ key, values }) => [key, ...values])];
}

export function isEmpty({ rows }: Sheet): boolean {
  return rows.every(({ values }) => values.every((value) => value === 0));
}
