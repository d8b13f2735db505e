import { deleteTrackDraft } from "../../db/catalog/trackDrafts.ts";
import { kindInCatalog } from "../../db/sync/docs.ts";
import { reachOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { archiveTrack } from "../catalog/archiveTrack.ts";
import { NotFound } from "../graphql/errors.ts";
import { deletePlaylist } from "../playlists/deletePlaylist.ts";
import { lockOwn } from "../playlists/lockFilled.ts";
import { deleteRelease } from "../releases/deleteRelease.ts";
import { type Outcome, readerOf } from "./calls.ts";
import { SAID_BY_ITS_VERB } from "./keepOverwritten.ts";

interface Asked {
  id: string;
  /** The version that the person wanted to be gone; null: whatever stands. */
  version: number | null;
}

/** Takes a draft away, or a track into the archive. What somebody changed meanwhile stays: an edit beats a delete. */
export const removeFromCatalog = verb("removeFromCatalog", {
  unaudited: SAID_BY_ITS_VERB,
  async run(act, { id, version }: Asked) {
    const reach = reachOf(act.actor);
    const kind = reach === "every" ? undefined : await kindInCatalog(act.trx, id, reach);
    if (!kind && (await deleteTrackDraft(act.trx, id, readerOf(act.actor)))) return act.done<Outcome>({ id });
    if (!kind) throw new NotFound();
    const row = await act.lock(kind, id);
    if (version !== null && row.version !== version) return act.unchanged<Outcome>({ id, kept: true });
    if (kind === "release") await act.runWithin(deleteRelease, { id });
    else await act.runWithin(archiveTrack, { id });
    return act.done<Outcome>({ id });
  },
});

/** Deletes a playlist of the person's, unless somebody changed it meanwhile. */
export const removePlaylist = verb("removePlaylist", {
  unaudited: SAID_BY_ITS_VERB,
  async run(act, { id, version }: Asked) {
    const row = await lockOwn(act, id);
    if (version !== null && row.version !== version) return act.unchanged<Outcome>({ id, kept: true });
    await act.runWithin(deletePlaylist, { id });
    return act.done<Outcome>({ id });
  },
});
