/** Shape of a stored ISRC: country, registrant, year and designation; no separators (ISRC Bulletin 2015/01). */
const ISRC = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;

export const ISRC_PROBLEM = "An ISRC has 12 characters, like US-ABC-26-00001.";

/** What a person typed or pasted, as it is stored: a leading "ISRC", spaces and hyphens fall away. */
export function normaliseIsrc(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*ISRC[:\s]*/, "")
    .replace(/[\s-]/g, "");
}

/** What is wrong with an ISRC, in words for the person; `null` when nothing is. Codes are never invented here. */
export function isrcProblem(text: string): string | null {
  return ISRC.test(normaliseIsrc(text)) ? null : ISRC_PROBLEM;
}

/** The way people read it: US-ABC-26-00001. */
export function formatIsrc(isrc: string): string {
  return isrc.replace(/^(..)(...)(..)(.....)$/, "$1-$2-$3-$4");
}
