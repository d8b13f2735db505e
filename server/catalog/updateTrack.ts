import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { changeTracks, type TrackChange, type TrackOutcome } from "./changeTracks.ts";
import { AiShareEnum, ExplicitnessEnum } from "./Recording.ts";
import { StaleVersion } from "./StaleVersion.ts";
import { Track, VisibilityEnum } from "./Track.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Judges and writes changes in one transaction, and tells who watches about those that were saved. Somebody may take an
 * ISRC between the judgement and the write: then all is judged once more, and sees it.
 */
export async function saveTrackChanges(
  context: Context,
  changes: readonly TrackChange[],
): Promise<TrackOutcome[]> {
  const { db, services, now } = context;
  const workspaceIds = workspacesOf(signedIn(context));
  const save = () =>
    db.transaction().execute((trx) => changeTracks(trx, { changes, workspaceIds, now: now() }));
  const { outcomes, saved } = await save().catch((error: { code?: string }) => {
    if (error.code === UNIQUE_VIOLATION) return save();
    throw error;
  });
  for (const { id, workspaceId } of saved)
    services.events.publish("trackChanged", workspaceId, { trackId: id });
  return outcomes;
}

/** The act itself, for one track. Returns its id. */
export async function updateTrack(context: Context, change: TrackChange): Promise<string> {
  const [{ outcome, problems }] = (await saveTrackChanges(context, [change])) as [TrackOutcome];
  if (outcome === "missing") throw new NotFound();
  if (outcome === "stale") throw new StaleVersion(change.id);
  const [problem] = problems;
  if (problem) throw new InvalidInput(problem.field, problem.message);
  return change.id;
}

const AiDisclosureInput = builder.inputType("AiDisclosureInput", {
  fields: (t) => ({
    vocals: t.field({ type: AiShareEnum }),
    instrumentation: t.field({ type: AiShareEnum }),
    composition: t.field({ type: AiShareEnum }),
    lyrics: t.field({ type: AiShareEnum }),
    postProduction: t.field({ type: AiShareEnum }),
  }),
});

/** What can be changed about a track: one at a time or many. */
export const changeFields = (t: InputFields) => ({
  id: t.globalID({ for: Track }),
  version: t.int({ description: "The version the edit was made from." }),
  title: t.string({ required: false }),
  artistNames: t.stringList({ required: false, description: "All names, in the order of the credits." }),
  genre: t.string({ required: false }),
  mood: t.string({ required: false }),
  bpm: t.int({ required: false }),
  key: t.string({ required: false }),
  isrc: t.string({ required: false }),
  visibility: t.field({ type: VisibilityEnum, required: false }),
  versionTitle: t.string({ required: false }),
  subGenre: t.string({ required: false }),
  furtherMoods: t.stringList({ required: false }),
  instruments: t.stringList({ required: false }),
  language: t.string({ required: false }),
  explicit: t.field({ type: ExplicitnessEnum, required: false }),
  pLineYear: t.int({ required: false }),
  pLineOwner: t.string({ required: false }),
  recordingYear: t.int({ required: false }),
  recordingCountry: t.string({ required: false }),
  isCover: t.boolean({ required: false }),
  coverLicence: t.string({ required: false }),
  isLive: t.boolean({ required: false }),
  isRemix: t.boolean({ required: false }),
  parentId: t.globalID({ for: Track, required: false }),
  aiDisclosure: t.field({ type: AiDisclosureInput, required: false }),
  previewStartMs: t.int({ required: false }),
  maxFreePlays: t.int({ required: false }),
  priceMinor: t.int({ required: false }),
  suggestedPriceMinor: t.int({ required: false }),
  isPriceFixed: t.boolean({ required: false }),
  downloadAllowed: t.boolean({ required: false }),
  creditsText: t.string({ required: false }),
});
type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

builder.relayMutationField(
  "updateTrack",
  {
    inputFields: changeFields,
  },
  {
    description: "Changes the fields that are sent; null empties one, absence leaves it.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: async (_root, { input }, context) => ({
      trackId: await updateTrack(context, { ...input, id: input.id.id }),
    }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
