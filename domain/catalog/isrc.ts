import { type Refusal, refusal } from "../words/refusal.ts";

/** Shape of a stored ISRC: country, registrant, year and designation; no separators (ISRC Bulletin 2015/01). */
const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;

/** What a person typed or pasted, as it is stored: a leading "ISRC", spaces and hyphens fall away. */
export function normaliseIsrc(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*ISRC[:\s]*/, "")
    .replace(/[\s-]/g, "");
}

/** What is wrong with an ISRC; `null` when nothing is. Codes are never invented here. */
export function isrcProblem(text: string): Refusal | null {
  return ISRC.test(normaliseIsrc(text)) ? null : refusal("identifiers.isrcWrong");
}

/** The way people read it: US-ABC-26-00001. */
export function formatIsrc(isrc: string): string {
  return isrc.replace(/^(..)(...)(..)(.....)$/, "$1-$2-$3-$4");
}

/** A workspace counts from 1 to this each year; then its prefix is used up until January. */
export const LAST_ISRC_OF_YEAR = 99_999;

/** Country and registrant, as the agency gave them: five characters without separators. */
export function normaliseIsrcPrefix(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "");
}

export function isrcPrefixProblem(text: string): Refusal | null {
  return /^[A-Z]{2}[A-Z0-9]{3}$/.test(normaliseIsrcPrefix(text))
    ? null
    : refusal("identifiers.isrcPrefixWrong");
}

/** The way people read it: QZ-ABC. */
export function formatIsrcPrefix(prefix: string): string {
  return `${prefix.slice(0, 2)}-${prefix.slice(2)}`;
}

/** The code that a number of a year makes under a prefix. */
export function isrcOf(prefix: string, year: number, number: number): string {
  return `${prefix}${String(year % 100).padStart(2, "0")}${String(number).padStart(5, "0")}`;
}

/** The smallest unused numbers after `last`, `count` of them; fewer when the year is used up. */
export function nextIsrcNumbers(last: number, count: number, used: ReadonlySet<number>): number[] {
  const numbers: number[] = [];
  for (let number = last + 1; number <= LAST_ISRC_OF_YEAR && numbers.length < count; number++)
    if (!used.has(number)) numbers.push(number);
  return numbers;
}
