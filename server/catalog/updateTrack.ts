import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { lockTrack, updateTrack as writeTrack } from "../../db/catalog/tracks.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { normaliseIsrc } from "../../domain/catalog/isrc.ts";
import {
  type TrackEdit,
  tidyArtistNames,
  trackProblem,
  type Visibility,
} from "../../domain/catalog/track.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { AiShareEnum, ExplicitnessEnum } from "./Recording.ts";
import { type RecordingChange, recordingChange } from "./recordingChange.ts";
import { Track, VisibilityEnum } from "./Track.ts";

/** Somebody saved first. Nothing was overwritten; `trackId` shows what stands now. */
export class StaleVersion extends UserError {
  readonly trackId: string;
  constructor(trackId: string) {
    super("Somebody else saved this track first. Your change was not applied.");
    this.trackId = trackId;
  }
}

builder.objectType(StaleVersion, {
  name: "StaleVersion",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }),
});

interface Change extends TrackEdit, RecordingChange {
  visibility?: Visibility | null | undefined;
}

const UNIQUE_VIOLATION = "23505";

/** The act itself: judge, then write, under the lock of the row. Returns the track's id. */
async function updateTrack(context: Context, id: string, version: number, change: Change): Promise<string> {
  const problem = trackProblem(change);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const { db, services, now } = context;
  const { title, artistNames, genre, mood, bpm, key, isrc, visibility, ...recording } = change;
  try {
    const workspaceId = await db.transaction().execute(async (trx) => {
      const track = await lockTrack(trx, id, workspacesOf(signedIn(context)));
      if (!track) throw new NotFound();
      if (track.version !== version) throw new StaleVersion(id);
      const facts = await recordingChange(trx, track, { ...recording, mood }, now());
      await writeTrack(
        trx,
        id,
        {
          ...sent({
            bpm,
            key,
            genre: genre && slugNow("GENRE", genre),
            mood: mood && slugNow("MOOD", mood),
          }),
          ...facts,
          ...(title ? { title: title.trim() } : {}),
          ...(isrc === undefined ? {} : { isrc: isrc && normaliseIsrc(isrc) }),
          ...(visibility ? { visibility } : {}),
        },
        now(),
      );
      if (artistNames) {
        const artists = await findOrMakeArtists(trx, track.workspaceId, tidyArtistNames(artistNames));
        await setTrackArtists(trx, id, artists);
      }
      await refreshSearchDocs(trx, "track", [id]);
      return track.workspaceId;
    });
    services.events.publish("trackChanged", workspaceId, { trackId: id });
    return id;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("isrc", "Another track of this workspace already has this ISRC.");
    throw error;
  }
}

/** What was sent; absence leaves a field as it is. */
function sent<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
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

builder.relayMutationField(
  "updateTrack",
  {
    inputFields: (t) => ({
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
    }),
  },
  {
    description: "Changes the fields that are sent; null empties one, absence leaves it.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: async (_root, { input: { id, version, ...change } }, context) => ({
      trackId: await updateTrack(context, id.id, version, change),
    }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
