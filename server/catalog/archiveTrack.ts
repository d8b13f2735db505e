import { updateTrack } from "../../db/catalog/tracks.ts";
import { isOnLiveRelease } from "../../db/catalog/visibility.ts";
import type { TrackState } from "../../domain/catalog/track.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Track } from "./Track.ts";

/** What people bought or saved does not vanish: the release is withdrawn first. */
export class TrackIsLive extends UserError {
  constructor() {
    super(refusal("tracks.isOut"));
  }
}

builder.objectType(TrackIsLive, { name: "TrackIsLive", interfaces: [UserErrorInterface] });

/** Moves a track in or out of the archive; archiving twice is archiving once. Nothing is deleted. */
function moveTrack(name: string, from: TrackState, to: TrackState) {
  return verb(name, {
    unaudited: "Nothing is lost: what was archived is restored.",
    scope: "catalog:write",
    async run(act, { id }: { id: string }) {
      const track = await act.lock("track", id);
      if (to === "archived" && (await isOnLiveRelease(act.trx, id))) throw new TrackIsLive();
      if (track.state !== from) return act.unchanged({ trackId: id });
      await updateTrack(act.trx, id, { state: to }, act.now);
      act.refreshSearch("track", [id]);
      act.publish("trackChanged", track.workspaceId, { trackId: id });
      return act.done({ trackId: id });
    },
  });
}

export const archiveTrack = moveTrack("archiveTrack", "ready", "archived");
const restoreTrack = moveTrack("restoreTrack", "archived", "ready");

builder.relayMutationField(
  "archiveTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description:
      "Takes a ready track out of the catalog and out of everybody's hearing, until it is restored.",
    verb: archiveTrack,
    authScopes: { signedIn: true },
    errors: { types: [NotFound, TrackIsLive] },
    resolve: (_root, { input }, context, info) => perform(context, info, archiveTrack, { id: input.id.id }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);

builder.relayMutationField(
  "restoreTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    verb: restoreTrack,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, restoreTrack, { id: input.id.id }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
