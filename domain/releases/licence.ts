/** Under which terms others may use a release. */
export const LICENCES = [
  "all-rights-reserved",
  "cc-by-4.0",
  "cc-by-sa-4.0",
  "cc-by-nc-4.0",
  "cc-by-nc-sa-4.0",
  "cc-by-nd-4.0",
  "cc-by-nc-nd-4.0",
  "cc0-1.0",
] as const;
export type Licence = (typeof LICENCES)[number];

/** As the graph spells it: `cc_by_4_0` for `cc-by-4.0`. */
export function licenceWord(licence: Licence): string {
  return licence.replace(/[-.]/g, "_");
}

/** Which licence a word of the graph means. */
export function licenceOf(word: string): Licence | undefined {
  return LICENCES.find((licence) => licenceWord(licence) === word);
}

/** Where its text stands; null where nothing is given away. */
export function licenceUrl(licence: Licence): string | null {
  if (licence === "all-rights-reserved") return null;
  if (licence === "cc0-1.0") return "https://creativecommons.org/publicdomain/zero/1.0/";
  return `https://creativecommons.org/licenses/${licence.slice(3).replace(/-4\.0$/, "")}/4.0/`;
}
