import { countOwnWorks, replaceTrackWorks } from "../../db/credits/works.ts";
import { MAX_WORKS } from "../../domain/credits/work.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { changeTrack } from "../catalog/changeTrack.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Work } from "./Work.ts";

type Heard = { workIds: readonly string[] };

const setTrackWorks = changeTrack(
  "setTrackWorks",
  async ({ trx }, { id: trackId, workspaceId }, { workIds }: Heard) => {
    const wanted = [...new Set(workIds)];
    if (wanted.length > MAX_WORKS)
      throw new InvalidInput(problem("workIds", "credits.tooManyWorks", { max: MAX_WORKS }));
    if ((await countOwnWorks(trx, workspaceId, wanted)) < wanted.length) throw new NotFound();
    await replaceTrackWorks(trx, trackId, wanted);
  },
);

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
    verb: setTrackWorks,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input: { id, version, workIds } }, context, info) =>
      perform(context, info, setTrackWorks, {
        ...{ id: id.id, version },
        workIds: workIds.map((work) => work.id),
      }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
