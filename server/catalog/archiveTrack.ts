import { isOnLiveRelease } from "../../db/catalog/openness.ts";
import { lockTrack, updateTrack } from "../../db/catalog/tracks.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { TrackState } from "../../domain/catalog/track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Track } from "./Track.ts";

/** What people bought or saved does not vanish: the release is withdrawn first. */
export class TrackIsLive extends UserError {
  constructor() {
    super("This track is on a release that is out. Withdraw the release first.");
  }
}

builder.objectType(TrackIsLive, { name: "TrackIsLive", interfaces: [UserErrorInterface] });

/** Moves a track in or out of the archive; archiving twice is archiving once. Nothing is deleted. */
async function moveTrack(
  context: Context,
  id: string,
  from: TrackState,
  to: TrackState,
): Promise<{ trackId: string }> {
  const { db, services, now } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const track = await lockTrack(trx, id, workspacesOf(signedIn(context)));
    if (!track) throw new NotFound();
    if (to === "archived" && (await isOnLiveRelease(trx, id))) throw new TrackIsLive();
    if (track.state === from) await updateTrack(trx, id, { state: to }, now());
    await refreshSearchDocs(trx, "track", [id]);
    return track.workspaceId;
  });
  services.events.publish("trackChanged", workspaceId, { trackId: id });
  return { trackId: id };
}

builder.relayMutationField(
  "archiveTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description:
      "Takes a ready track out of the catalog and out of everybody's hearing, until it is restored.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound, TrackIsLive] },
    resolve: (_root, { input }, context) => moveTrack(context, input.id.id, "ready", "archived"),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);

builder.relayMutationField(
  "restoreTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) => moveTrack(context, input.id.id, "archived", "ready"),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
