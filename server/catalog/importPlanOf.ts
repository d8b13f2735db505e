import type { Transaction } from "kysely";
import { findTableTracks, type TableTrackRow } from "../../db/catalog/tableTracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import {
  type Catalog,
  type Choices,
  type FileRow,
  type ImportOutcome,
  type ImportRow,
  type KnownTrack,
  keysOf,
  nameKey,
  quoted,
  rowPlanner,
} from "../../domain/catalog/table/importPlan.ts";
import type { TableTrack } from "../../domain/catalog/table/TrackCells.ts";
import { columnOfField } from "../../domain/catalog/table/trackColumns.ts";
import type { Visibility } from "../../domain/catalog/track.ts";
import { eachInTurn } from "../tables/eachInTurn.ts";
import { type Judgement, judgeTracks } from "./changeTracks.ts";

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
  rows: readonly FileRow[],
  choices: Choices,
  now: Date,
): Promise<{ rows: ImportRow[]; judgement: Judgement }> {
  const { catalog, versions } = await catalogFor(trx, workspaceId, rows);
  const planned = await eachInTurn(rows, rowPlanner(catalog, choices));
  const judge = async (outcomes: readonly ImportOutcome[], only?: "isrc") => {
    const asked = planned.filter(
      ({ outcome, trackId, change }) => outcomes.includes(outcome) && trackId && (!only || change[only]),
    );
    const changes = asked.map(({ trackId, change }) => ({
      ...(only ? { [only]: change[only] } : change),
      id: trackId!,
      version: versions.get(trackId!)!,
    }));
    const judgement = await judgeTracks(trx, { changes, reach: [workspaceId], now });
    return { judgement, verdicts: new Map(asked.map(({ line }, at) => [line, judgement.outcomes[at]!])) };
  };
  const { judgement, verdicts } = await judge(["changed"]);
  const has = (asked: ImportOutcome) => planned.some(({ outcome }) => outcome === asked);
  // Who decides whether to take the suggestions, too, has to see now what would be wrong with them.
  const offered = has("suggested") ? (await judge(["changed", "suggested"])).verdicts : verdicts;
  // One cell that cannot be read hides nothing of the others; a code that is taken is judged beside other faults by itself.
  const wrong = has("wrong") ? [await judge(["wrong"]), await judge(["wrong"], "isrc")] : [];
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
  const told = (row: ImportRow, all: readonly Verdicts[]) => judged(row, all, cellsOf.get(row.line)!);
  return {
    judgement,
    rows: await eachInTurn(planned, (row) => {
      if (row.outcome === "changed") return told(row, [verdicts]);
      if (row.outcome === "suggested") return told(row, [offered]);
      return row.outcome === "wrong"
        ? told(
            row,
            wrong.map((each) => each.verdicts),
          )
        : row;
    }),
  };
}

/** What became of the change that each row of the file asks for. */
type Verdicts = ReadonlyMap<number, Judgement["outcomes"][number]>;

/** A row with what the rules have against it, each once, beside what is known already. */
function judged(row: ImportRow, all: readonly Verdicts[], cells: FileRow["cells"]): ImportRow {
  const problems = [...row.problems];
  for (const verdicts of all)
    for (const { field, ...found } of verdicts.get(row.line)?.problems ?? []) {
      const column = columnOfField(field) ?? "title";
      if (!problems.some((other) => other.column === column && other.code === found.code))
        problems.push(quoted({ column, ...found }, cells));
    }
  const isSaved = all.every((verdicts) => (verdicts.get(row.line)?.outcome ?? "saved") === "saved");
  return problems.length === 0 && isSaved ? row : { ...row, outcome: "wrong", problems };
}

async function catalogFor(
  trx: Transaction<DB>,
  workspaceId: string,
  rows: readonly FileRow[],
): Promise<{ catalog: Catalog; versions: Map<string, number> }> {
  const keys = await eachInTurn(rows, ({ cells }) => keysOf(cells));
  const given = (values: (string | null | undefined)[]) => [
    ...new Set(values.filter((value): value is string => Boolean(value))),
  ];
  const found = await findTableTracks(trx, workspaceId, {
    ids: given(keys.map(({ id }) => id)),
    isrcs: given(keys.map(({ isrc }) => isrc)),
    titles: given(rows.map(({ cells }, at) => (keys[at]!.name === null ? null : cells.get("title")))),
  });
  const tracks = found.map(tableTrackOf);
  const byName = Map.groupBy(tracks, ({ title, versionTitle, artistNames }) =>
    nameKey(title, versionTitle, artistNames),
  );
  return {
    versions: new Map(found.map(({ id, version }) => [id, version])),
    catalog: {
      byId: new Map(tracks.map((track) => [track.id, track])),
      byIsrc: new Map(tracks.flatMap((track) => (track.isrc ? [[track.isrc, track]] : []))),
      byName,
    },
  };
}
