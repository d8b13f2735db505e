import { COLUMN_KEYS, type ColumnKey, isColumnKey } from "../../../domain/catalog/table/trackColumns.ts";

/** What everybody sees first; the rest can be chosen. */
export const USUAL_COLUMNS: readonly ColumnKey[] = [
  "title",
  "versionTitle",
  "artistNames",
  "isrc",
  "genre",
  "mood",
  "bpm",
  "key",
  "language",
  "explicit",
  "pLineYear",
  "pLineOwner",
  "visibility",
  "priceMinor",
];

/** The chosen columns in the sheet's own order; the title is always there. */
export function inOrder(chosen: readonly string[]): ColumnKey[] {
  const known = chosen.filter(isColumnKey);
  const wanted = new Set<ColumnKey>(known.length > 0 ? known : USUAL_COLUMNS);
  return COLUMN_KEYS.filter((key) => key === "title" || wanted.has(key));
}
