import type { I18n } from "@lingui/core";
import { decimalsOf } from "../../../domain/money/decimals.ts";
import { formatMoney } from "../../../domain/money/formatMoney.ts";

/** Numbers of which a chart, a table and a file are made, so that all three say the same. */
export interface Sheet {
  /** The file's name, without its ending. */
  file: string;
  /** What the rows are: "Day". */
  of: string;
  /** What the numbers count: "People". */
  unit: string;
  /** Where the numbers are money: minor units of it. */
  currency?: string;
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

/** A number of the sheet for reading. */
export function writtenIn({ currency }: Pick<Sheet, "currency">, i18n: I18n): (value: number) => string {
  return (value) => (currency ? formatMoney(value, currency, i18n.locale) : i18n.number(value));
}

/** The lines of the file, the heading first. */
export function linesOf({ of, series, rows, currency }: Sheet): (string | number)[][] {
  const decimals = currency ? decimalsOf(currency) : 0;
  const figures = (values: readonly number[]) => values.map((value) => value / 10 ** decimals);
  return [
    [of, ...series.map(({ label }) => label)],
    ...rows.map(({ key, values }) => [key, ...figures(values)]),
  ];
}

export function isEmpty({ rows }: Sheet): boolean {
  return rows.every(({ values }) => values.every((value) => value === 0));
}
