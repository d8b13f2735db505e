import { findMeasurement } from "../../db/catalog/measurements.ts";
import { updateTrack } from "../../db/catalog/tracks.ts";
import { trackProblem } from "../../domain/catalog/track.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { StaleVersion } from "./StaleVersion.ts";
import { Track } from "./Track.ts";

const ESTIMATES = ["bpm", "key"] as const;
type EstimateName = (typeof ESTIMATES)[number];
const EstimateEnum = builder.enumType("Estimate", { values: ESTIMATES });

type Asked = { id: string; version: number; estimates: readonly EstimateName[] };

/** Takes what was estimated into the track's own fields: from now on it is the artist's word. */
const confirmEstimates = verb("confirmEstimates", {
  unaudited: "A studio's own music, of which versions keep one save from undoing another.",
  scope: "catalog:write",
  async run(act, { id, version, estimates }: Asked) {
    if (estimates.length === 0) throw new InvalidInput(problem("estimates", "tracks.estimateUnchosen"));
    const { workspaceId } = await act.lock("track", id, version);
    const measured = await findMeasurement(act.trx, id);
    const estimated = { bpm: measured?.bpm ? Math.round(measured.bpm) : null, key: measured?.key ?? null };
    const change: Partial<typeof estimated> = {};
    for (const name of estimates) {
      if (estimated[name] === null) throw new InvalidInput(problem(name, "tracks.estimateMissing"));
      Object.assign(change, { [name]: estimated[name] });
    }
    refuse(trackProblem(change));
    await updateTrack(act.trx, id, change, act.now);
    act.refreshSearch("track", [id]);
    act.publish("trackChanged", workspaceId, { trackId: id });
    return act.done({ trackId: id });
  },
});

builder.relayMutationField(
  "confirmEstimates",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Track }),
      version: t.int({ description: "The version that was looked at." }),
      estimates: t.field({ type: [EstimateEnum] }),
    }),
  },
  {
    description: "Takes the estimated BPM or key of a track into its own fields.",
    verb: confirmEstimates,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input: { id, ...wanted } }, context, info) =>
      perform(context, info, confirmEstimates, { id: id.id, ...wanted }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
