import { NO_FAILURE, setProgress, updateTrack } from "../../db/catalog/tracks.ts";
import { isSystem } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { Track } from "./Track.ts";

const retryTrack = verb("retryTrack", {
  unaudited: "It asks for work that the upload asked for before.",
  scope: "catalog:write",
  async run(act, { id }: { id: string }) {
    const { state } = await act.lock("track", id);
    if (state !== "failed") throw new NotFound();
    await updateTrack(act.trx, id, { state: "processing", progress: 0, ...NO_FAILURE }, act.now);
    act.enqueue("render-track", { trackId: id });
    return act.done({ trackId: id });
  },
});

/** Asks once more for a track to be prepared: whoever was to do it could not say that it failed. */
export const renderAgain = verb("renderAgain", {
  unaudited: "It asks for work that the upload asked for before.",
  may: isSystem,
  async run(act, { trackId }: { trackId: string }) {
    const { state } = await act.lock("track", trackId);
    if (state !== "processing") return act.unchanged({ trackId });
    await setProgress(act.trx, trackId, 0);
    act.enqueue("render-track", { trackId });
    return act.done({ trackId });
  },
});

builder.relayMutationField(
  "retryTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description: "Prepares a failed track for listening once more.",
    verb: retryTrack,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, retryTrack, { id: input.id.id }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
