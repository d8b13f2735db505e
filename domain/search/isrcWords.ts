import { normaliseIsrc } from "../catalog/isrc.ts";

/** `QZ-ABC-26-00007` as exports and people write it, as far as it was typed; with a sign of the search before it or none. */
const HYPHENED =
  /(?<=^|[\s":]|(?:^|\s)-)([a-z]{2})\p{Pd}([a-z0-9]{3})\p{Pd}(\d{2})\p{Pd}(\d{1,5})(?=$|[\s"])/giu;

/** A text that is nothing but a code, as it is pasted: `ISRC: QZ ABC 26 00007`. */
const NOTHING_ELSE =
  /^\s*(?:isrc:?\s+)?([a-z]{2})[\s\p{Pd}]?([a-z0-9]{3})[\s\p{Pd}]?(\d{2})[\s\p{Pd}]?(\d{5})\s*$/iu;

/** The text with its ISRCs as they are kept: one word without signs. */
export function withPlainIsrcs(text: string): string {
  return text.replace(NOTHING_ELSE, "$1$2$3$4").replaceAll(HYPHENED, "$1$2$3$4");
}

/** What stands behind `isrc:`, as it is kept: a code or its beginning. Null when it is none. */
export function isrcAsked(value: string): string | null {
  const isrc = normaliseIsrc(value);
  return /^[A-Z]{2}(?:[A-Z0-9]{0,3}|[A-Z0-9]{3}\d{1,7})$/.test(isrc) ? isrc : null;
}
