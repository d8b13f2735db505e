import { formatIsrcPrefix } from "../catalog/isrc.ts";

/** The fields of releases and tracks that fixes change, by the names of the saves that write them. */
export interface FixableFields {
  title: string;
  versionTitle: string | null;
  artistNames: readonly string[];
  /** As a fix leaves it: the prefix. Its next code is taken when the fix is made, so that nobody else gets it. */
  isrc: string | null;
  cLineYear: number | null;
  cLineOwner: string | null;
  pLineYear: number | null;
  pLineOwner: string | null;
}

export const FIXED_PARTS = ["title", "artists", "isrc", "cLine", "pLine"] as const;
export type FixedPart = (typeof FIXED_PARTS)[number];

/** One line of what a fix changes, to be read: null where nothing stood. */
export interface PartChange {
  part: FixedPart;
  before: string | null;
  after: string | null;
}

/** What a fix changes, part by part: a title with its version, a line with its year. */
export function partChanges(fix: {
  before: Partial<FixableFields>;
  after: Partial<FixableFields>;
}): PartChange[] {
  return FIXED_PARTS.map((part) => ({
    ...{ part, before: READ[part](fix.before), after: READ[part](fix.after) },
  })).filter(({ before, after }) => before !== after);
}

const joined = (parts: readonly (string | number | null | undefined)[], by: string) =>
  parts.filter(Boolean).join(by) || null;

const READ: Record<FixedPart, (fields: Partial<FixableFields>) => string | null> = {
  title: ({ title, versionTitle }) => joined([title, versionTitle], " · "),
  artists: ({ artistNames }) => joined(artistNames ?? [], ", "),
  isrc: ({ isrc }) => (isrc ? formatIsrcPrefix(isrc) : null),
  cLine: ({ cLineYear, cLineOwner }) => joined([cLineYear, cLineOwner], " "),
  pLine: ({ pLineYear, pLineOwner }) => joined([pLineYear, pLineOwner], " "),
};
