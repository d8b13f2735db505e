import { type ColumnKey, isColumnKey } from "./table/trackColumns.ts";
import { queryOf } from "./trackFilter.ts";

export const MAX_SAVED_VIEWS = 30;
export const MAX_VIEW_NAME = 60;
export const VIEW_NAME_MISSING = "A view needs a name.";
export const VIEW_NAME_TOO_LONG = `A view's name holds at most ${MAX_VIEW_NAME} characters.`;
export const VIEW_NAME_TAKEN = "You have a view of this name already.";
export const TOO_MANY_VIEWS = `You can keep ${MAX_SAVED_VIEWS} views. Delete one first.`;

export function viewNameProblem(name: string): string | null {
  if (!name.trim()) return VIEW_NAME_MISSING;
  return name.trim().length > MAX_VIEW_NAME ? VIEW_NAME_TOO_LONG : null;
}

/** What is kept of an address: the words of filter and order, in one order, without anything else. */
export function tidyQuery(query: string): string {
  return queryOf(new URLSearchParams(query));
}

/** Known columns, each once. */
export function tidyColumns(columns: readonly string[]): ColumnKey[] {
  return [...new Set(columns)].filter(isColumnKey);
}
