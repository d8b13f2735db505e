import { findMeasurement } from "../../db/catalog/measurements.ts";
import { lockTrack, updateTrack } from "../../db/catalog/tracks.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { trackProblem } from "../../domain/catalog/track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { StaleVersion } from "./StaleVersion.ts";
import { Track } from "./Track.ts";

const ESTIMATES = ["bpm", "key"] as const;
type EstimateName = (typeof ESTIMATES)[number];
const EstimateEnum = builder.enumType("Estimate", { values: ESTIMATES });

/** Takes what was estimated into the track's own fields: from now on it is the artist's word. */
async function confirmEstimates(
  context: Context,
  id: string,
  version: number,
  wanted: readonly EstimateName[],
): Promise<string> {
  if (wanted.length === 0) throw new InvalidInput("estimates", "Choose what to take: BPM, key or both.");
  const { db, services, now } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const track = await lockTrack(trx, id, workspacesOf(signedIn(context)));
    if (!track) throw new NotFound();
    if (track.version !== version) throw new StaleVersion(id);
    const measured = await findMeasurement(trx, id);
    const estimated = { bpm: measured?.bpm ? Math.round(measured.bpm) : null, key: measured?.key ?? null };
    const change: Partial<typeof estimated> = {};
    for (const name of wanted) {
      if (estimated[name] === null) throw new InvalidInput(name, "There is no estimate for this track yet.");
      Object.assign(change, { [name]: estimated[name] });
    }
    const problem = trackProblem(change);
    if (problem) throw new InvalidInput(problem.field, problem.message);
    await updateTrack(trx, id, change, now());
    await refreshSearchDocs(trx, "track", [id]);
    return track.workspaceId;
  });
  services.events.publish("trackChanged", workspaceId, { trackId: id });
  return id;
}

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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: async (_root, { input: { id, version, estimates } }, context) => ({
      trackId: await confirmEstimates(context, id.id, version, estimates),
    }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
