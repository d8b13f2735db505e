import type { Selectable, Transaction } from "kysely";
import { listAncestors } from "../../db/catalog/recordings.ts";
import {
  dropIsrcs,
  EDITABLE_COLUMNS,
  type EditableColumn,
  listIsrcHolders,
  listReleasesOf,
  lockWholeTracks,
  makeArtists,
  setArtistsOfTracks,
  writeTracks,
} from "../../db/catalog/trackBatch.ts";
import { lockTrack } from "../../db/catalog/tracks.ts";
import type { Reach } from "../../db/reach.ts";
import type { DB } from "../../db/tables.generated.ts";
import { normaliseIsrc } from "../../domain/catalog/isrc.ts";
import type { RecordingEdit } from "../../domain/catalog/recording.ts";
import {
  type TrackEdit,
  tidyArtistNames,
  trackProblems,
  type Visibility,
} from "../../domain/catalog/track.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { isSame } from "../../domain/sync/mergeFields.ts";
import { problem } from "../../domain/words/refusal.ts";
import { reachOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { eachInTurn } from "../tables/eachInTurn.ts";
import { type FieldProblem, recordingChange } from "./recordingChange.ts";

type Row = Selectable<DB["track"]>;

/** What a person wants of one track. Absence leaves a field, null empties it. */
export interface TrackChange extends TrackEdit, RecordingEdit {
  id: string;
  /** The version the edit was made from. */
  version: number;
  visibility?: Visibility | null | undefined;
  parentId?: { id: string } | null | undefined;
}

export const TRACK_OUTCOMES = ["saved", "refused", "stale", "missing"] as const;

/** What became of one track: `missing` for one that is not there or not theirs, `problems` when it was refused. */
export type TrackOutcome = {
  id: string;
  outcome: (typeof TRACK_OUTCOMES)[number];
  problems: FieldProblem[];
};

interface Asked {
  changes: readonly TrackChange[];
  reach: Reach;
  now: Date;
  /** The rows, where they are held already. */
  held?: readonly Row[] | undefined;
}

/** A change that was found right, with the row as it will stand. */
export interface Accepted {
  change: TrackChange;
  before: Row;
  after: Row;
}

/** What became of each change, and those that were found right. */
export interface Judgement {
  outcomes: TrackOutcome[];
  accepted: Accepted[];
}

/**
 * Judges many changes under the locks of their rows and writes those that are right. Nothing of a refused one is written.
 * Answers in the order of the changes; a track that is named twice is stale the second time.
 */
export async function changeTracks(
  act: Act,
  changes: readonly TrackChange[],
  held?: readonly Row[],
): Promise<TrackOutcome[]> {
  const { trx, actor, now } = act;
  const { outcomes, accepted } = await judgeTracks(trx, { changes, reach: reachOf(actor), now, held });
  await writeJudged(act, accepted);
  for (const { after } of accepted) act.publish("trackChanged", after.workspaceId, { trackId: after.id });
  return outcomes;
}

/** Judges only, and holds the rows until the transaction ends. */
export async function judgeTracks(
  trx: Transaction<DB>,
  { changes, reach, now, held }: Asked,
): Promise<Judgement> {
  const ids = changes.map(({ id }) => id);
  const rows = new Map((held ?? (await lockWholeTracks(trx, ids, reach))).map((row) => [row.id, row]));
  const refused = new Map<string, FieldProblem[]>();
  const accepted = new Map<string, Accepted>();
  const outcomes = await eachInTurn(changes, (change): TrackOutcome => {
    const before = rows.get(change.id);
    if (!before) return { id: change.id, outcome: "missing", problems: [] };
    const isTwice = accepted.has(change.id) || refused.has(change.id);
    if (before.version !== change.version || isTwice)
      return { id: change.id, outcome: "stale", problems: [] };
    const { problems, after } = judged(before, change, now);
    if (problems.length > 0) refused.set(change.id, problems);
    else accepted.set(change.id, { change, before, after });
    return { id: change.id, outcome: "saved", problems: [] };
  });
  await refuseWrongParents(trx, accepted, refused);
  await refuseTakenIsrcs(trx, accepted, refused);
  return {
    outcomes: outcomes.map((each) => {
      const problems = each.outcome === "saved" ? refused.get(each.id) : undefined;
      return problems ? { ...each, outcome: "refused", problems } : each;
    }),
    accepted: [...accepted.values()],
  };
}

function judged(before: Row, change: TrackChange, now: Date): { problems: FieldProblem[]; after: Row } {
  const { id: _id, version: _version, parentId, ...edit } = change;
  const { title, artistNames, genre, mood, bpm, key, isrc, visibility, ...recording } = edit;
  const facts = recordingChange(before, { ...recording, mood }, now);
  const after = {
    ...before,
    ...sent({
      bpm,
      key,
      genre: genre && slugNow("GENRE", genre),
      mood: mood && slugNow("MOOD", mood),
      ...facts.columns,
    }),
    ...(title ? { title: title.trim() } : {}),
    ...(isrc === undefined ? {} : { isrc: isrc && normaliseIsrc(isrc) }),
    ...(visibility ? { visibility } : {}),
    ...(parentId === undefined ? {} : { parentTrackId: parentId?.id ?? null }),
  } as Row;
  return {
    problems: [...trackProblems({ title, artistNames, genre, mood, bpm, key, isrc }), ...facts.problems],
    after,
  };
}

/** The parent is another track of the studio that does not come from this one itself. */
async function refuseWrongParents(
  trx: Transaction<DB>,
  accepted: Map<string, Accepted>,
  refused: Map<string, FieldProblem[]>,
): Promise<void> {
  const parents = new Map<string, string>();
  for (const [id, { change, before }] of accepted) {
    const parentId = change.parentId?.id;
    if (!parentId) continue;
    // Held, so that two tracks cannot become each other's parents at one moment.
    const parent = await lockTrack(trx, parentId, [before.workspaceId]);
    const isUnknown = !parent || parentId === id;
    const isCircle = !isUnknown && (await comesFrom(trx, parentId, id, parents));
    parents.set(id, parentId);
    if (!isUnknown && !isCircle) continue;
    parents.delete(id);
    accepted.delete(id);
    refused.set(id, [
      problem("parentId", isUnknown ? "recordings.parentUnknown" : "recordings.parentCircle"),
    ]);
  }
}

/** Whether a track comes from another one, by what is stored or by what this same change says. */
async function comesFrom(
  trx: Transaction<DB>,
  trackId: string,
  ancestorId: string,
  parents: ReadonlyMap<string, string>,
): Promise<boolean> {
  const seen = new Set<string>();
  for (const queue = [trackId]; queue.length > 0; ) {
    for (const id of await listAncestors(trx, queue.pop()!)) {
      if (id === ancestorId) return true;
      const next = seen.has(id) ? undefined : parents.get(id);
      seen.add(id);
      if (next) queue.push(next);
    }
  }
  return false;
}

/** One code names one recording of a workspace. Who is refused keeps theirs, which may refuse another one in turn. */
async function refuseTakenIsrcs(
  trx: Transaction<DB>,
  accepted: Map<string, Accepted>,
  refused: Map<string, FieldProblem[]>,
): Promise<void> {
  const wanting = () =>
    [...accepted.values()].filter(({ before, after }) => after.isrc !== null && after.isrc !== before.isrc);
  if (wanting().length === 0) return;
  const workspaceIds = [...new Set(wanting().map(({ after }) => after.workspaceId))];
  const isrcs = wanting().map(({ after }) => after.isrc!);
  const place = (row: { workspaceId: string; isrc: string | null }) => `${row.workspaceId} ${row.isrc}`;
  const holders = await listIsrcHolders(trx, workspaceIds, isrcs);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const standing = new Set(
      holders
        .filter(({ id, isrc }) => (accepted.get(id)?.after.isrc ?? null) === isrc || !accepted.has(id))
        .map((holder) => place(holder)),
    );
    for (const { change, after } of wanting()) {
      const isTaken = standing.has(place(after));
      standing.add(place(after));
      if (!isTaken) continue;
      accepted.delete(change.id);
      refused.set(change.id, [problem("isrc", "tracks.isrcTaken")]);
      isSettled = false;
    }
  }
}

/** Rows written before whoever waits hears of it. */
const STEP = 500;

/** Writes what was judged right. `onStep` hears how many are done. */
export async function writeJudged(
  { trx, now, refreshSearch }: Act,
  accepted: readonly Accepted[],
  onStep: (done: number) => void = () => {},
): Promise<void> {
  if (accepted.length === 0) return;
  const moving = accepted.filter(({ before, after }) => before.isrc !== null && before.isrc !== after.isrc);
  if (moving.length > 0)
    await dropIsrcs(
      trx,
      moving.map(({ change }) => change.id),
    );
  for (let from = 0; from < accepted.length; from += STEP) {
    const step = accepted.slice(from, from + STEP);
    await writeTracks(
      trx,
      step.map(({ after }) => after),
      writtenColumns(step),
      now,
    );
    await writeArtists(trx, step);
    onStep(from + step.length);
  }
  refreshSearch(
    "track",
    accepted.map(({ change }) => change.id),
  );
  const told = accepted.filter(({ before, after }) => !isSame(before.aiDisclosure, after.aiDisclosure));
  // A release is found by what its songs say of AI together.
  if (told.length > 0)
    refreshSearch(
      "release",
      await listReleasesOf(
        trx,
        told.map(({ change }) => change.id),
      ),
    );
}

/**
 * The one column in which these changes differ from what stands, as most do: what hangs on other columns is not worked out anew. Else
 * all of them, so that not every set of columns is a statement of its own.
 */
function writtenColumns(changes: readonly Accepted[]): readonly EditableColumn[] {
  const columns = EDITABLE_COLUMNS.filter((column) =>
    changes.some(({ before, after }) => !isSame(before[column], after[column])),
  );
  return columns.length === 1 ? columns : EDITABLE_COLUMNS;
}

async function writeArtists(trx: Transaction<DB>, saved: readonly Accepted[]): Promise<void> {
  const named = saved.flatMap(({ change: { id, artistNames }, after: { workspaceId } }) =>
    artistNames ? [{ id, workspaceId, names: tidyArtistNames(artistNames) }] : [],
  );
  for (const workspaceId of new Set(named.map((each) => each.workspaceId))) {
    const here = named.filter((each) => each.workspaceId === workspaceId);
    const artistIds = await makeArtists(
      trx,
      workspaceId,
      here.flatMap(({ names }) => names),
    );
    const credits = here.map(({ id, names }): [string, string[]] => [
      id,
      names.map((name) => artistIds.get(name.toLowerCase())!),
    ]);
    await setArtistsOfTracks(trx, new Map(credits));
  }
}

/** What was sent; absence leaves a field as it is. */
function sent<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}
