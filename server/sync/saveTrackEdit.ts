import { lockWholeTracks } from "../../db/catalog/trackBatch.ts";
import { lockTrackDrafts } from "../../db/catalog/trackDrafts.ts";
import { reachOf } from "../acting/actor.ts";
import { type Act, verb } from "../acting/verb.ts";
import { changeTracks, type TrackChange } from "../catalog/changeTracks.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { mustBeSaved, SAVE_OF_TRACKS } from "../catalog/updateTrack.ts";
import { NotFound } from "../graphql/errors.ts";
import { type Outcome, readerOf } from "./calls.ts";
import { docsTouched } from "./docsTouched.ts";
import { checkedEdit, type EditOf, isEmpty, isStale, merged } from "./edit.ts";
import { editTrackDraft } from "./editTrackDraft.ts";
import { TRACK_FIELDS } from "./fields.ts";
import { keepOverwritten } from "./keepOverwritten.ts";

/** An edit of a track that was made without a network, upon the track as it stands by now, or upon what waits for its audio. */
export const saveTrackEdit = verb("saveTrackEdit", {
  unaudited: SAVE_OF_TRACKS.unaudited,
  taken: SAVE_OF_TRACKS.taken,
  async run(act, asked: EditOf) {
    const { id } = asked;
    return (await saveEdits(act, [asked])) ? act.done<Outcome>({ id }) : act.unchanged<Outcome>({ id });
  },
  async runEach(act, asked) {
    const outcomes = asked.map(({ id }): Outcome => ({ id }));
    return (await saveEdits(act, asked)) ? act.done(outcomes) : act.unchanged(outcomes);
  },
});

/** Edits of different tracks, all of which are right, or refused. Whether any of them changed something. */
async function saveEdits(act: Act, asked: readonly EditOf[]): Promise<boolean> {
  const { trx, actor } = act;
  const reader = readerOf(actor);
  const ids = asked.map(({ id }) => id);
  const drafts = new Map((await lockTrackDrafts(trx, ids, reader)).map((draft) => [draft.id, draft]));
  const [upon, about]: [EditOf[], EditOf[]] = [[], []];
  for (const each of asked) (drafts.has(each.id) ? upon : about).push(each);
  for (const { id, edit } of upon) await editTrackDraft(act, drafts.get(id)!, edit);
  if (about.length === 0) return true;
  const held = await lockWholeTracks(
    trx,
    about.map(({ id }) => id),
    reachOf(actor),
  );
  const rows = new Map(held.map((row) => [row.id, row]));
  const credited = await docsTouched(act, "track", "artistNames", about);
  const changes: TrackChange[] = [];
  for (const { id, edit } of about) {
    const row = rows.get(id);
    if (!row) throw new NotFound();
    const theirs = credited.get(id) ?? { ...row, parentId: row.parentTrackId };
    if (edit.changed === null && isStale(edit, theirs)) throw new StaleVersion(id);
    const { write, overwritten } = merged(checkedEdit(edit, TRACK_FIELDS), theirs);
    if (isEmpty(write)) continue;
    await keepOverwritten(act, "trackId", id, overwritten);
    changes.push(trackChange(id, row.version, write));
  }
  if (changes.length > 0) for (const outcome of await changeTracks(act, changes, held)) mustBeSaved(outcome);
  return upon.length + changes.length > 0;
}

/** Fields in the names of the wire as `updateTrack` takes them. */
export function trackChange(id: string, version: number, write: Record<string, any>): TrackChange {
  const { parentId, ...fields } = write;
  return {
    ...fields,
    ...(parentId !== undefined && { parentId: parentId && { id: parentId } }),
    id,
    version,
  };
}
