import { type Problem, problem } from "../words/refusal.ts";

export const CURATED_LISTS_MAX = 20;
export const CURATED_ITEMS_MAX = 50;
export const CURATED_TITLE_MAX = 80;
export const CURATED_TEXT_MAX = 300;

/** What an administrator writes of a list. Days are `YYYY-MM-DD` in UTC, both shown; null: from now on, and without an end. */
export interface CuratedEdit {
  titleEn: string;
  titleEs: string;
  textEn: string;
  textEs: string;
  /** Who chose it, as everybody reads it. */
  curator: string;
  shownFrom: string | null;
  shownTo: string | null;
}

export type CuratedField = keyof CuratedEdit | "items";

/** The first thing that is wrong with a list; null when it may be kept. One without music is kept, and shown to nobody. */
export function curatedProblem(edit: CuratedEdit, items: number): Problem<CuratedField> | null {
  const max = CURATED_TITLE_MAX;
  for (const field of ["titleEn", "titleEs", "curator"] as const) {
    const { length } = edit[field].trim();
    if (length === 0)
      return problem(field, field === "curator" ? "discover.curatorMissing" : "discover.titleMissing");
    if (length > max) return problem(field, "discover.titleTooLong", { max });
  }
  for (const field of ["textEn", "textEs"] as const)
    if (edit[field].trim().length > CURATED_TEXT_MAX)
      return problem(field, "discover.textTooLong", { max: CURATED_TEXT_MAX });
  const { shownFrom, shownTo } = edit;
  for (const field of ["shownFrom", "shownTo"] as const)
    if (edit[field] !== null && !isDay(edit[field])) return problem(field, "discover.noDay");
  if (shownFrom && shownTo && shownTo < shownFrom) return problem("shownTo", "discover.daysReversed");
  if (items > CURATED_ITEMS_MAX) return problem("items", "discover.tooManyItems", { max: CURATED_ITEMS_MAX });
  return null;
}

const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
