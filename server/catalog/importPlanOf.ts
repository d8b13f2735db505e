import type { Transaction } from "kysely";
import { findTableTracks, type TableTrackRow } from "../../db/catalog/tableTracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import type { Target } from "../../domain/catalog/table/guessColumns.ts";
import {
  type Catalog,
  type ImportOutcome,
  type ImportRow,
  type KnownTrack,
  keysOf,
  nameKey,
  planImport,
  rowsOf,
} from "../../domain/catalog/table/importPlan.ts";
import type { TableTrack } from "../../domain/catalog/table/TrackCells.ts";
import { columnOfField } from "../../domain/catalog/table/trackColumns.ts";
import type { Visibility } from "../../domain/catalog/track.ts";
import { parseCsv, unguarded } from "../../domain/csv.ts";
import { type Judgement, judgeTracks } from "./changeTracks.ts";

export interface FileChoices {
  csv: string;
  mapping: readonly (Target | null)[];
  emptyClears: boolean;
  takesSuggestions: boolean;
}

/** A row of the database as tables of tracks know it. */
export function tableTrackOf(row: TableTrackRow): KnownTrack & TableTrack {
  return {
    ...row,
    visibility: row.visibility as Visibility,
    aiDisclosure: row.aiDisclosure as AiDisclosure | null,
  };
}

/**
 * What a file would change in a studio now, judged by the rules that a person's own edit is judged by. Nothing is written;
 * the tracks that it would change are held until the transaction ends.
 */
export async function planOf(
  trx: Transaction<DB>,
  workspaceId: string,
  { csv, mapping, ...choices }: FileChoices,
  now: Date,
): Promise<{ rows: ImportRow[]; judgement: Judgement }> {
  const [, ...lines] = parseCsv(csv);
  const rows = rowsOf(
    lines.map((line) => line.map(unguarded)),
    mapping,
  );
  const { catalog, versions } = await catalogFor(trx, workspaceId, rows);
  const planned = planImport(rows, catalog, choices);
  const judge = (outcomes: readonly ImportOutcome[]) => {
    const changes = planned
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map(({ trackId, change }) => ({ ...change, id: trackId!, version: versions.get(trackId!)! }));
    return judgeTracks(trx, { changes, reach: [workspaceId], now });
  };
  const judgement = await judge(["changed"]);
  const verdicts = verdictsOf(judgement);
  // Who decides whether to take the suggestions, too, has to see now what would be wrong with them.
  const isOffering = planned.some(({ outcome }) => outcome === "suggested");
  const offered = isOffering ? verdictsOf(await judge(["changed", "suggested"])) : verdicts;
  return {
    judgement,
    rows: planned.map((row) => {
      if (row.outcome === "changed") return judged(row, verdicts);
      return row.outcome === "suggested" ? judged(row, offered) : row;
    }),
  };
}

type Verdicts = ReadonlyMap<string, Judgement["outcomes"][number]>;
const verdictsOf = ({ outcomes }: Judgement): Verdicts =>
  new Map(outcomes.map((outcome) => [outcome.id, outcome]));

function judged(row: ImportRow, verdicts: Verdicts): ImportRow {
  const verdict = verdicts.get(row.trackId!);
  if (!verdict || verdict.outcome === "saved") return row;
  const problems = verdict.problems.map(({ field, ...found }) => ({
    column: columnOfField(field) ?? "title",
    ...found,
  }));
  return { ...row, outcome: "wrong", problems };
}

async function catalogFor(
  trx: Transaction<DB>,
  workspaceId: string,
  rows: ReturnType<typeof rowsOf>,
): Promise<{ catalog: Catalog; versions: Map<string, number> }> {
  const keys = rows.map(({ cells }) => keysOf(cells));
  const given = (values: (string | null | undefined)[]) => [
    ...new Set(values.filter((value): value is string => Boolean(value))),
  ];
  const found = await findTableTracks(trx, workspaceId, {
    ids: given(keys.map(({ id }) => id)),
    isrcs: given(keys.map(({ isrc }) => isrc)),
    titles: given(rows.map(({ cells }, at) => (keys[at]!.name === null ? null : cells.get("title")))),
  });
  const tracks = found.map(tableTrackOf);
  const byName = new Map<string, KnownTrack | undefined>();
  for (const track of tracks) {
    const name = nameKey(track.title, track.versionTitle, track.artistNames);
    byName.set(name, byName.has(name) ? undefined : track);
  }
  return {
    versions: new Map(found.map(({ id, version }) => [id, version])),
    catalog: {
      byId: new Map(tracks.map((track) => [track.id, track])),
      byIsrc: new Map(tracks.flatMap((track) => (track.isrc ? [[track.isrc, track]] : []))),
      byName,
    },
  };
}
