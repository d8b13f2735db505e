import { lockTrack, updateTrack } from "../../db/catalog/tracks.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Track } from "./Track.ts";

builder.relayMutationField(
  "retryTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description: "Prepares a failed track for listening once more.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => {
      const { db, services, now } = context;
      const trackId = input.id.id;
      await db.transaction().execute(async (trx) => {
        const track = await lockTrack(trx, trackId, workspacesOf(signedIn(context)));
        if (track?.state !== "failed") throw new NotFound();
        await updateTrack(trx, trackId, { state: "processing", progress: 0, failureReason: null }, now());
        await services.jobs.enqueue(trx, "render-track", { trackId });
      });
      return { trackId };
    },
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
