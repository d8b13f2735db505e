import { newId } from "../../db/ids.ts";
import { findSpotsOf, findSpotTrack, insertSpot, writeSpot } from "../../db/spots/spots.ts";
import { spotProblem } from "../../domain/spots/spot.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Spot } from "./Spot.ts";

interface Wish {
  releaseId: string;
  trackId: string;
  text: string;
  startMs: number;
  version: number | null;
}

/** Writes the spot of a release, as a draft: what is heard was judged as it is. */
const saveSpot = verb("saveSpot", {
  audit: "release.spotSave",
  async run(act, { releaseId, trackId, text: given, startMs, version }: Wish) {
    const { trx, now } = act;
    const { workspaceId } = await act.lock("release", releaseId);
    const track = await findSpotTrack(trx, releaseId, trackId);
    if (!track) throw new InvalidInput(problem("trackId", "spots.trackElsewhere"));
    const text = given.trim();
    refuse(spotProblem({ text, startMs }, track.durationMs));
    const [spot] = await findSpotsOf(trx, [releaseId]);
    if ((spot?.version ?? null) !== version) throw new InvalidInput(problem("version", "spots.stale"));
    const words = { trackId, text, startMs };
    if (spot && spot.text === text && spot.trackId === trackId && spot.startMs === startMs)
      return act.unchanged({ spotId: spot.id, releaseId });
    const spotId = spot?.id ?? newId();
    if (spot) await writeSpot(trx, spotId, { ...words, state: "draft", reason: null }, now);
    else
      await insertSpot(trx, { ...words, id: spotId, workspaceId, releaseId, createdAt: now, updatedAt: now });
    const before = spot ? { text: spot.text, state: spot.state } : null;
    return act.done(
      { spotId, releaseId },
      { id: releaseId, workspaceId, before, after: { text, state: "draft" } },
    );
  },
});

builder.relayMutationField(
  "saveSpot",
  {
    inputFields: (t) => ({
      releaseId: t.globalID({ for: Release }),
      trackId: t.globalID({ for: Track, description: "Fifteen seconds of it are heard." }),
      text: t.string(),
      startMs: t.int({ description: "Where its music begins, in milliseconds into the track." }),
      version: t.int({
        required: false,
        description: "The version the edit was made from; left out for the first.",
      }),
    }),
  },
  {
    description: "Writes the spot of a release. One that was sent in or approved is a draft again.",
    verb: saveSpot,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, trackId, text, startMs, version } }, context, info) =>
      perform(context, info, saveSpot, {
        ...{ releaseId: releaseId.id, trackId: trackId.id, text, startMs, version: version ?? null },
      }),
  },
  {
    outputFields: (t) => ({
      spot: t.field({ type: Spot, resolve: ({ spotId }) => spotId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
