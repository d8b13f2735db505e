import { type Refusal, refusal } from "../../words/refusal.ts";
import { AI_PARTS } from "../aiDisclosure.ts";
import type { TableChange, TableTrack } from "./TrackCells.ts";
import { aiPartOf, type ColumnKey, columnOf } from "./trackColumns.ts";

export interface CellProblem extends Refusal {
  column: ColumnKey;
  /** What stands there, or the part of it that is meant; a table shows it anyway, a report of a file has to say it. */
  cell?: string;
}

/** What cells of one row say about a track: only what differs from how it stands. */
export interface RowReading {
  change: TableChange;
  problems: CellProblem[];
}

/**
 * Reads cells of one row against the track they are about. An empty cell empties the fact; a caller that means "leave it"
 * does not hand it in.
 */
export function readRow(cells: ReadonlyMap<ColumnKey, string>, track: TableTrack): RowReading {
  const problems: CellProblem[] = [];
  const change: Record<string, unknown> = {};
  const shares: Record<string, unknown> = { ...track.aiDisclosure };
  let hasShares = false;
  for (const [key, cell] of cells) {
    const column = columnOf(key);
    const text = cell.trim();
    // What stands there already is right, also a word that nobody knows any more.
    if (text !== "" && text === column.write(track).trim()) continue;
    const reading = text === "" ? emptyOf(key) : column.read(text, track);
    if ("problem" in reading) {
      const { problem, part } = reading as { problem: Refusal; part?: string };
      problems.push({ column: key, ...problem, ...(part === undefined ? {} : { cell: part }) });
      continue;
    }
    if (isSame(reading.value, column.value(track))) continue;
    const part = aiPartOf(key);
    if (part) {
      hasShares = true;
      shares[part] = reading.value;
    } else change[key] = reading.value;
  }
  if (hasShares)
    change.aiDisclosure = AI_PARTS.every((part) => (shares[part] ?? null) === null) ? null : shares;
  return { change: change as TableChange, problems };
}

/** What an empty cell means: nothing known, no, or none. */
function emptyOf(key: ColumnKey) {
  const { kind, isRequired } = columnOf(key);
  if (isRequired) return { problem: refusal("tables.cellEmpty") };
  return { value: kind === "list" ? [] : kind === "yesNo" ? false : null };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
