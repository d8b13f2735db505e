import { findDoc } from "../../db/sync/docs.ts";
import { verb } from "../acting/verb.ts";
import type { TrackChange } from "../catalog/changeTracks.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { SAVE_OF_TRACKS, updateTrack } from "../catalog/updateTrack.ts";
import { NotFound } from "../graphql/errors.ts";
import { type Outcome, readerOf } from "./calls.ts";
import { checkedEdit, type Edit, isEmpty, isStale, merged } from "./edit.ts";
import { editTrackDraft } from "./editTrackDraft.ts";
import { TRACK_FIELDS } from "./fields.ts";
import { keepOverwritten, SAID_BY_ITS_VERB } from "./keepOverwritten.ts";

/** An edit of a track that was made without a network, upon the track as it stands by now, or upon what waits for its audio. */
export const saveTrackEdit = verb("saveTrackEdit", {
  unaudited: SAID_BY_ITS_VERB,
  taken: SAVE_OF_TRACKS.taken,
  async run(act, { id, edit }: { id: string; edit: Edit }) {
    if (await editTrackDraft(act, id, edit)) return act.done<Outcome>({ id });
    await act.lock("track", id);
    const theirs = await findDoc(act.trx, readerOf(act.actor), { noun: "track", id });
    if (!theirs) throw new NotFound();
    if (edit.changed === null && isStale(edit, theirs)) throw new StaleVersion(id);
    const { write, overwritten } = merged(checkedEdit(edit, TRACK_FIELDS), theirs);
    if (isEmpty(write)) return act.unchanged<Outcome>({ id });
    await keepOverwritten(act, "trackId", id, overwritten);
    await act.runWithin(updateTrack, trackChange(id, theirs.version!, write));
    return act.done<Outcome>({ id });
  },
});

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
