import { type Refusal, refusal } from "../../words/refusal.ts";

/*
 * How a value stands in a cell of a table and is read back. What is written can always be read; what people write besides
 * is understood where it has one meaning.
 */

/** A value as it was read, or why it cannot be. */
export type Reading<Value> = { value: Value } | { problem: Refusal };

/** Parts of a list stand one after the other with "; " between them; a semicolon of a name has a backslash before it. */
export function writeList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\\;]/g, "\\$&")).join("; ");
}

export function readList(text: string): string[] {
  const parts = text.match(/(?:\\.|[^\\;]|\\$)+/gsu) ?? [];
  return parts.map((part) => part.replace(/\\([\\;])/g, "$1").trim()).filter(Boolean);
}

export function readNumber(text: string): Reading<number> {
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return Number.isNaN(number) ? { problem: refusal("tables.notNumber") } : { value: number };
}

/** Milliseconds as seconds. */
export function writeSeconds(ms: number): string {
  return String(ms / 1000);
}

/** Seconds, or minutes and seconds, as milliseconds. */
export function readSeconds(text: string): Reading<number> {
  const [, minutes = "0", seconds] = /^(?:(\d+):)?(\d+(?:[.,]\d{1,3})?)$/.exec(text) ?? [];
  if (seconds === undefined) return { problem: refusal("tables.notTime") };
  return { value: Math.round((Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1000) };
}

/** How many decimals a currency has: two for most, none for the yen. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

export function writeAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** "1.5", "1,50" or "€ 1.50" in minor units. */
export function readAmount(text: string, currency: string): Reading<number> {
  const digits = text.replace(/^[^\d.,-]+|[^\d.,]+$/gu, "");
  const [, whole, , fraction = ""] = /^(\d+)([.,](\d+))?$/.exec(digits) ?? [];
  const decimals = decimalsOf(currency);
  const cents = /^\d+[.,](\d+)$/.exec(digits)?.[1] ?? fraction;
  if (whole === undefined || cents.length > decimals) return { problem: refusal("tables.notAmount") };
  return { value: Number(whole) * 10 ** decimals + Number(cents.padEnd(decimals, "0") || 0) };
}
