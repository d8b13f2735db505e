import { type CsvFile, unguarded } from "../../csv.ts";
import { type Refusal, refusal } from "../../words/refusal.ts";
import { normaliseIsrc } from "../isrc.ts";
import { readList } from "./cells.ts";
import type { Target } from "./guessColumns.ts";
import { plainWord } from "./plainWord.ts";
import { type CellProblem, type RowReading, readRow } from "./readRow.ts";
import type { TableChange, TableTrack } from "./TrackCells.ts";
import { aiPartOf, type ColumnKey, TRACK_COLUMNS } from "./trackColumns.ts";

export const MAX_IMPORT_ROWS = 10_000;
/** Of the file's text: 10,000 rows with every column filled are about half of it. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024;
export const MAX_FILE_NAME = 200;

/** `suggested`: found by title and artists only. `missing`: no recording of the studio is meant. */
export const IMPORT_OUTCOMES = ["changed", "same", "suggested", "missing", "wrong"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** A track as the plan needs it. */
export interface KnownTrack extends TableTrack {
  id: string;
}

/** What becomes of one row of a file. */
export interface ImportRow {
  /** Where it stands in the file; the headings are line 1. */
  line: number;
  outcome: ImportOutcome;
  /** What the row is about, as it is written there. */
  name: string;
  trackId: string | null;
  problems: CellProblem[];
  change: TableChange;
}

/** What is wrong with a choice of columns; null when rows can be matched by it. */
export function mappingProblem(mapping: readonly (Target | null)[]): Refusal | null {
  const chosen = mapping.filter((target) => target !== null);
  if (new Set(chosen).size !== chosen.length) return refusal("imports.columnTwice");
  const has = (target: Target) => chosen.includes(target);
  return has("id") || has("isrc") || (has("title") && has("artistNames"))
    ? null
    : refusal("imports.keyMissing");
}

/** How a track is found again by what it is called: title, version and artists, as people write them. */
export function nameKey(title: string, version: string | null, artists: readonly string[]): string {
  return [plainWord(title), plainWord(version ?? ""), ...artists.map(plainWord).sort()].join("|");
}

/** What a row says of which track it is about. */
export interface RowKeys {
  id: string | null;
  isrc: string | null;
  /** Null when the file does not say both title and artists. */
  name: string | null;
}

type Cells = ReadonlyMap<Target, string>;

/** A row of a file by what its cells hold. */
export interface FileRow {
  line: number;
  cells: Cells;
  /** What is wrong with how it is written. */
  problem?: Refusal | undefined;
}

/**
 * The rows below the headings, which stand in row `headingRow` of the file; rows without anything in them are left out. A quote that
 * never closes is a problem of the row it opens in.
 */
export function rowsOf(
  { lines: [, ...lines], headingRow, openQuote }: Omit<CsvFile, "isCut">,
  mapping: readonly (Target | null)[],
): FileRow[] {
  return lines.flatMap((written, at): FileRow[] => {
    const line = written.map(unguarded);
    if (line.every((cell) => cell.trim() === "")) return [];
    const cells = new Map<Target, string>();
    mapping.forEach((target, column) => {
      if (target) cells.set(target, (line[column] ?? "").trim());
    });
    const isOpen = openQuote !== null && at === lines.length - 1;
    const problem = isOpen ? refusal("imports.quoteOpen", { line: openQuote }) : undefined;
    return [{ line: at + headingRow + 1, cells, problem }];
  });
}

export function keysOf(cells: Cells): RowKeys {
  const title = cells.get("title");
  const artists = cells.get("artistNames");
  return {
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(cells.get("id") ?? "")
      ? cells.get("id")!.toLowerCase()
      : null,
    isrc: normaliseIsrc(cells.get("isrc") ?? "") || null,
    name: title && artists ? nameKey(title, cells.get("versionTitle") ?? null, readList(artists)) : null,
  };
}

/** Where rows find their tracks. */
export interface Catalog {
  byId: ReadonlyMap<string, KnownTrack>;
  byIsrc: ReadonlyMap<string, KnownTrack>;
  /** All that are called so: of several nobody is suggested. */
  byName: ReadonlyMap<string, readonly KnownTrack[]>;
}

export interface Choices {
  /** An empty cell empties the fact, instead of leaving it. */
  emptyClears: boolean;
  /** Tracks found by title and artists are changed too. */
  takesSuggestions: boolean;
}

const FACTS = new Set<string>(TRACK_COLUMNS.map(({ key }) => key));

/** Characters of a cell that are quoted. */
const QUOTED = 80;

/** A problem of a cell with what stands there. */
export function quoted(found: CellProblem, cells: Cells): CellProblem {
  const cell = found.cell ?? cells.get(found.column) ?? "";
  return cell === "" ? found : { ...found, cell: cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell };
}

/**
 * Reads rows, one after the other, against the catalog: found by id, else by ISRC, else suggested by title and artists. Of a row that is wrong all faults
 * are told, and `change` has what can be read of it, so that the rules may judge that, too.
 */
export function rowPlanner(
  catalog: Catalog,
  { emptyClears, takesSuggestions }: Choices,
): (row: FileRow) => ImportRow {
  /** The tracks that were found so far, with the rows they were found in. */
  const used = new Map<string, number>();
  return ({ line, cells, problem }) => {
    const keys = keysOf(cells);
    const name = cells.get("title") || cells.get("isrc") || cells.get("id") || "";
    const sure = (keys.id && catalog.byId.get(keys.id)) || (keys.isrc && catalog.byIsrc.get(keys.isrc));
    const named = keys.name ? (catalog.byName.get(keys.name) ?? []) : [];
    const track = sure || (named.length === 1 ? named[0] : undefined);
    const problems: CellProblem[] = [];
    const addProblem = (found: Refusal) => problems.push({ column: "title", ...found });
    if (problem) addProblem(problem);
    if (!track && named.length > 1) addProblem(refusal("imports.nameTwice", { count: named.length }));
    const earlier = track && used.get(track.id);
    if (earlier !== undefined) addProblem(refusal("imports.sameAsRow", { line: earlier }));
    if (track && earlier === undefined) used.set(track.id, line);
    const row = { line, name, trackId: track?.id ?? null, problems, change: {} };
    if (!track) return { ...row, outcome: problems.length > 0 ? "wrong" : "missing" };
    const facts = [...cells].filter(
      (entry): entry is [ColumnKey, string] => FACTS.has(entry[0]) && (emptyClears || entry[1] !== ""),
    );
    const read = readRow(new Map(facts), track);
    const change = judgeable(read);
    problems.push(...read.problems.map((found) => quoted(found, cells)));
    if (problems.length > 0) return { ...row, outcome: "wrong", change };
    if (!sure && !takesSuggestions) return { ...row, outcome: "suggested", change };
    return { ...row, outcome: Object.keys(change).length > 0 ? "changed" : "same", change };
  };
}

/** All rows of a file at once. */
export function planImport(rows: readonly FileRow[], catalog: Catalog, choices: Choices): ImportRow[] {
  return rows.map(rowPlanner(catalog, choices));
}

/** What was read of a row, without what would be found wrong only because a cell beside it cannot be read. */
function judgeable({ change, problems }: RowReading): TableChange {
  const { aiDisclosure, suggestedPriceMinor, ...rest } = change;
  const isUnread = (test: (column: ColumnKey) => boolean) => problems.some(({ column }) => test(column));
  return {
    ...rest,
    ...(aiDisclosure === undefined || isUnread((column) => aiPartOf(column) !== null)
      ? {}
      : { aiDisclosure }),
    ...(suggestedPriceMinor === undefined || isUnread((column) => column === "priceMinor")
      ? {}
      : { suggestedPriceMinor }),
  };
}
