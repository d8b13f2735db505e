import { decimalsOf } from "../../money/decimals.ts";
import { type Refusal, refusal } from "../../words/refusal.ts";

/*
 * How a value stands in a cell of a table and is read back. What is written can always be read; what people write besides
 * is understood where it has one meaning.
 */

/** A value as it was read, or why it cannot be; `part`: of a list, the word that cannot. */
export type Reading<Value> = { value: Value } | { problem: Refusal; part?: string };

/** Parts of a list stand one after the other with "; " between them; a semicolon of a name has a backslash before it. */
export function writeList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\\;]/g, "\\$&")).join("; ");
}

export function readList(text: string): string[] {
  const parts = text.match(/(?:\\.|[^\\;]|\\$)+/gsu) ?? [];
  return parts.map((part) => part.replace(/\\([\\;])/g, "$1").trim()).filter(Boolean);
}

/** Thousands between points, commas, apostrophes or spaces, and cents behind the other sign: "1.234,50", "1,234.5", "1 234". */
const GROUPED = /^(-?[1-9]\d{0,2})((?:\.\d{3})+|(?:,\d{3})+|(?:['’\s]\d{3})+)(?:[.,](\d+))?$/u;

/**
 * The number that was written, as a computer writes it. A single group of thousands without cents could be three decimals:
 * `isGrouped` says which it is. Null when it is none.
 */
function plainNumber(text: string, isGrouped: boolean): string | null {
  if (!isGrouped && /^-?\d+[.,]\d{3}$/.test(text)) return text.replace(",", ".");
  const [, first, groups, cents] = GROUPED.exec(text) ?? [];
  const isOneSign = cents !== undefined && groups?.[0] === text.at(-cents.length - 1);
  if (first && groups && !isOneSign) return `${first}${groups.replaceAll(/\D/g, "")}.${cents ?? "0"}`;
  return /^-?\d+([.,]\d+)?$/.test(text) ? text.replace(",", ".") : null;
}

/** A whole number, such as a year or a count. */
export function readNumber(text: string): Reading<number> {
  const number = plainNumber(text, true);
  return number === null ? { problem: refusal("tables.notNumber") } : { value: Number(number) };
}

/** Beats per minute as programs for DJs write them, too: "98.027" and "120 bpm" are whole beats. */
export function readTempo(text: string): Reading<number> {
  const number = plainNumber(text.replace(/\s*(?:bpm|ppm)$/i, ""), false);
  return number === null ? { problem: refusal("tables.notNumber") } : { value: Math.round(Number(number)) };
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

export function writeAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** "1.5", "1,50", "€ 1.50" or "1.234,50" in minor units. */
export function readAmount(text: string, currency: string): Reading<number> {
  const digits = text.replace(/^[^\d.,-]+|[^\d.,]+$/gu, "");
  const decimals = decimalsOf(currency);
  const [whole, cents = ""] = plainNumber(digits, decimals === 0)?.split(".") ?? [];
  const isTooFine =
    cents.replace(/0+$/, "").length > decimals || (decimals === 2 && /^\d+[.,]\d{3}$/.test(digits));
  if (whole === undefined || whole.startsWith("-") || isTooFine)
    return { problem: refusal("tables.notAmount") };
  return {
    value: Number(whole) * 10 ** decimals + Number(cents.slice(0, decimals).padEnd(decimals, "0") || 0),
  };
}
