import { MAX_CHANGES_AT_ONCE } from "../../domain/catalog/track.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { textFields } from "../graphql/textFields.ts";
import { changeTracks, TRACK_OUTCOMES, type TrackChange, type TrackOutcome } from "./changeTracks.ts";
import type { FieldProblem } from "./recordingChange.ts";
import { Track } from "./Track.ts";
import { changeFields, SAVE_OF_TRACKS } from "./updateTrack.ts";

const TrackOutcomeEnum = builder.enumType("TrackOutcome", { values: TRACK_OUTCOMES });

const FieldProblemType = builder.objectRef<FieldProblem>("FieldProblem").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    field: t.exposeString("field"),
    ...textFields(t),
  }),
});

const TrackChangeResult = builder.objectRef<TrackOutcome>("TrackChangeResult").implement({
  description: "What became of the change of one track.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    trackId: t.globalID({ resolve: ({ id }) => ({ type: "Track", id }) }),
    outcome: t.field({ type: TrackOutcomeEnum, resolve: ({ outcome }) => outcome }),
    problems: t.field({
      type: [FieldProblemType],
      description: "Every field that is wrong, when it was refused.",
      resolve: ({ problems }) => problems,
    }),
    track: t.field({
      type: Track,
      nullable: true,
      description: "As it stands now; null when it is missing.",
      resolve: ({ id, outcome }) => (outcome === "missing" ? null : id),
    }),
  }),
});

const TrackChangeInput = builder.inputType("TrackChangeInput", { fields: changeFields });

/** A track of somebody else is as missing as none: each change answers for itself. */
const updateTracks = verb("updateTracks", {
  ...SAVE_OF_TRACKS,
  async run(act, { changes }: { changes: readonly TrackChange[] }) {
    if (changes.length > MAX_CHANGES_AT_ONCE)
      throw new InvalidInput(problem("changes", "tracks.tooManyChanges", { max: MAX_CHANGES_AT_ONCE }));
    return act.done(await changeTracks(act, changes));
  },
});

builder.relayMutationField(
  "updateTracks",
  { inputFields: (t) => ({ changes: t.field({ type: [TrackChangeInput] }) }) },
  {
    description:
      "Changes up to 500 tracks in one transaction. A change that is wrong is refused as a whole, and the others are saved.",
    verb: updateTracks,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, updateTracks, {
        changes: input.changes.map((change) => ({ ...change, id: change.id.id })),
      }),
  },
  {
    outputFields: (t) => ({ results: t.field({ type: [TrackChangeResult], resolve: (results) => results }) }),
  },
);
