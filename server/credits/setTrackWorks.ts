import { countOwnWorks, replaceTrackWorks } from "../../db/credits/works.ts";
import { MAX_WORKS, TOO_MANY_WORKS } from "../../domain/credits/work.ts";
import { changeTrack } from "../catalog/changeTrack.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Work } from "./Work.ts";

builder.relayMutationField(
  "setTrackWorks",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Track }),
      version: t.int({ description: "The version of the track that the edit was made from." }),
      workIds: t.globalIDList({ for: Work }),
    }),
  },
  {
    description: "Says which works of the workspace are heard on a track, in this order.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input: { id, version, workIds } }, context) =>
      changeTrack(context, id.id, version, async (trx, { id: trackId, workspaceId }) => {
        const wanted = [...new Set(workIds.map((work) => work.id))];
        if (wanted.length > MAX_WORKS) throw new InvalidInput("workIds", TOO_MANY_WORKS);
        if ((await countOwnWorks(trx, workspaceId, wanted)) < wanted.length) throw new NotFound();
        await replaceTrackWorks(trx, trackId, wanted);
      }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
