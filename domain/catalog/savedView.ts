import { type Refusal, refusal } from "../words/refusal.ts";
import { type ColumnKey, isColumnKey } from "./table/trackColumns.ts";
import { queryOf } from "./trackFilter.ts";

export const MAX_SAVED_VIEWS = 30;
export const MAX_VIEW_NAME = 60;

export function viewNameProblem(name: string): Refusal | null {
  if (!name.trim()) return refusal("views.nameMissing");
  if (name.trim().length <= MAX_VIEW_NAME) return null;
  return refusal("views.nameTooLong", { max: MAX_VIEW_NAME });
}

/** What is kept of an address: the words of filter and order, in one order, without anything else. */
export function tidyQuery(query: string): string {
  return queryOf(new URLSearchParams(query));
}

/** Known columns, each once. */
export function tidyColumns(columns: readonly string[]): ColumnKey[] {
  return [...new Set(columns)].filter(isColumnKey);
}
