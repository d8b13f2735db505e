import { type Refusal, refusal } from "../../words/refusal.ts";
import { normaliseIsrc } from "../isrc.ts";
import { readList } from "./cells.ts";
import type { Target } from "./guessColumns.ts";
import { type CellProblem, readRow } from "./readRow.ts";
import type { TableChange, TableTrack } from "./TrackCells.ts";
import { type ColumnKey, TRACK_COLUMNS } from "./trackColumns.ts";
import { plainWord } from "./words.ts";

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
  return [title, version ?? "", ...artists.map(plainWord).sort()].map(plainWord).join("|");
}

/** What a row says of which track it is about. */
export interface RowKeys {
  id: string | null;
  isrc: string | null;
  /** Null when the file does not say both title and artists. */
  name: string | null;
}

type Cells = ReadonlyMap<Target, string>;

/** The cells of the file's rows by what they hold; rows without anything in them are left out. */
export function rowsOf(
  lines: readonly (readonly string[])[],
  mapping: readonly (Target | null)[],
): { line: number; cells: Cells }[] {
  return lines.flatMap((line, at) => {
    if (line.every((cell) => cell.trim() === "")) return [];
    const cells = new Map<Target, string>();
    mapping.forEach((target, column) => {
      if (target) cells.set(target, (line[column] ?? "").trim());
    });
    return [{ line: at + 2, cells }];
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
  /** Undefined where two tracks are called the same: then nobody is suggested. */
  byName: ReadonlyMap<string, KnownTrack | undefined>;
}

export interface Choices {
  /** An empty cell empties the fact, instead of leaving it. */
  emptyClears: boolean;
  /** Tracks found by title and artists are changed too. */
  takesSuggestions: boolean;
}

const FACTS = new Set<string>(TRACK_COLUMNS.map(({ key }) => key));

/** Reads rows against the catalog: found by id, else by ISRC, else suggested by title and artists. */
export function planImport(
  rows: readonly { line: number; cells: Cells }[],
  catalog: Catalog,
  { emptyClears, takesSuggestions }: Choices,
): ImportRow[] {
  const used = new Set<string>();
  return rows.map(({ line, cells }): ImportRow => {
    const keys = keysOf(cells);
    const name = cells.get("title") || cells.get("isrc") || cells.get("id") || "";
    const sure = (keys.id && catalog.byId.get(keys.id)) || (keys.isrc && catalog.byIsrc.get(keys.isrc));
    const track = sure || (keys.name ? catalog.byName.get(keys.name) : undefined);
    const row = { line, name, trackId: track?.id ?? null, problems: [], change: {} };
    if (!track) return { ...row, outcome: "missing" };
    if (used.has(track.id))
      return { ...row, outcome: "wrong", problems: [{ column: "title", ...refusal("imports.trackTwice") }] };
    used.add(track.id);
    const facts = [...cells].filter(
      (entry): entry is [ColumnKey, string] => FACTS.has(entry[0]) && (emptyClears || entry[1] !== ""),
    );
    const { change, problems } = readRow(new Map(facts), track);
    if (problems.length > 0) return { ...row, outcome: "wrong", problems };
    if (!sure && !takesSuggestions) return { ...row, outcome: "suggested", change };
    return { ...row, outcome: Object.keys(change).length > 0 ? "changed" : "same", change };
  });
}
