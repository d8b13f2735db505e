import { findDoc } from "../../db/sync/docs.ts";
import { deleteOverwritten, findOverwritten, type OverwrittenRow } from "../../db/sync/overwritten.ts";
import { isId } from "../../domain/isId.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { SAVE_OF_TRACKS, updateTrack } from "../catalog/updateTrack.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { lockOwn } from "../playlists/lockFilled.ts";
import { Playlist } from "../playlists/Playlist.ts";
import { updatePlaylist } from "../playlists/updatePlaylist.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { readerOf } from "./calls.ts";
import { keepOverwritten, SAID_BY_ITS_VERB } from "./keepOverwritten.ts";
import { releaseEdit } from "./saveReleaseEdit.ts";
import { trackChange } from "./saveTrackEdit.ts";

/** Puts a value back by the ordinary verb. What it takes the place of is kept in its stead. */
const restoreOverwritten = verb("restoreOverwritten", {
  unaudited: SAID_BY_ITS_VERB,
  taken: { ...updateRelease.rule.taken, ...SAVE_OF_TRACKS.taken },
  async run(act, { id }: { id: string }) {
    const row = isId(id) ? await findOverwritten(act.trx, id) : undefined;
    if (!row) throw new NotFound();
    await putBack(act, row);
    await deleteOverwritten(act.trx, id);
    const { trackId, releaseId, playlistId } = row;
    return act.done({ trackId, releaseId, playlistId });
  },
});

async function putBack(
  act: Act,
  { trackId, releaseId, playlistId, field, value }: OverwrittenRow,
): Promise<void> {
  const id = (trackId ?? releaseId ?? playlistId)!;
  const [noun, column] = trackId
    ? (["track", "trackId"] as const)
    : releaseId
      ? (["release", "releaseId"] as const)
      : (["playlist", "playlistId"] as const);
  if (noun === "playlist") await lockOwn(act, id);
  else await act.lock(noun, id);
  const standing = await findDoc(act.trx, readerOf(act.actor), { noun, id });
  if (!standing) throw new NotFound();
  await keepOverwritten(act, column, id, { [field]: standing[field] ?? null });
  const [version, write] = [standing.version!, { [field]: value }];
  if (noun === "track") await act.runWithin(updateTrack, trackChange(id, version, write));
  else if (noun === "release") await act.runWithin(updateRelease, { id, version, edit: releaseEdit(write) });
  else await act.runWithin(updatePlaylist, { [field]: value ?? "", id });
}

builder.relayMutationField(
  "restoreOverwritten",
  { inputFields: (t) => ({ valueId: t.string() }) },
  {
    description: "Puts back what stood in a field before edits were brought together.",
    verb: restoreOverwritten,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, restoreOverwritten, { id: input.valueId }),
  },
  {
    outputFields: (t) => ({
      track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
      release: t.field({ type: Release, nullable: true, resolve: ({ releaseId }) => releaseId }),
      playlist: t.field({ type: Playlist, nullable: true, resolve: ({ playlistId }) => playlistId }),
    }),
  },
);
