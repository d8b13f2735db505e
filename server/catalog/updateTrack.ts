import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { changeTracks, type TrackChange, type TrackOutcome } from "./changeTracks.ts";
import { AiShareEnum, ExplicitnessEnum } from "./Recording.ts";
import { StaleVersion } from "./StaleVersion.ts";
import { Track, VisibilityEnum } from "./Track.ts";

/** What holds for every save of tracks, of one or of many. */
export const SAVE_OF_TRACKS = {
  unaudited: "A studio's own music, of which versions keep one save from undoing another.",
  scope: "catalog:write",
  // Somebody took the ISRC between the judgement and the write: judged again, all of it sees that.
  taken: { track_isrc: "judged again" },
} as const;

export const updateTrack = verb("updateTrack", {
  ...SAVE_OF_TRACKS,
  async run(act, change: TrackChange) {
    for (const outcome of await changeTracks(act, [change])) mustBeSaved(outcome);
    return act.done({ trackId: change.id });
  },
});

/** Refuses the whole act where one of its tracks was not saved. */
export function mustBeSaved({ id, outcome, problems: [problem] }: TrackOutcome): void {
  if (outcome === "missing") throw new NotFound();
  if (outcome === "stale") throw new StaleVersion(id);
  if (problem) throw new InvalidInput(problem);
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
    verb: updateTrack,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, updateTrack, { ...input, id: input.id.id }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
