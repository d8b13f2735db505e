import { findLyrics, type LyricsRow } from "../../db/catalog/lyrics.ts";
import { findRecordings, type RecordingRow } from "../../db/catalog/recordings.ts";
import { AI_SHARES, type AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import type { LyricLine } from "../../domain/catalog/lrc.ts";
import { EXPLICITNESS, type Explicitness } from "../../domain/catalog/recording.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { Track } from "./Track.ts";

export const AiShareEnum = builder.enumType("AiShare", { values: AI_SHARES });
export const ExplicitnessEnum = builder.enumType("Explicitness", {
  values: EXPLICITNESS,
  description: "`none`: nothing to warn of; `clean`: a version without it; `explicit`.",
});

/** The rows behind fields that no list shows: read once a request, for tracks that the viewer was already given. */
export const recordingFacts = perRequest<RecordingRow>(async (ids, { db }) => {
  const rows = new Map((await findRecordings(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id)!);
});
const lyricsLoader = perRequest<LyricsRow | null>(async (ids, { db }) => {
  const rows = new Map((await findLyrics(db, ids)).map((row) => [row.trackId, row]));
  return ids.map((id) => rows.get(id) ?? null);
});

export const AiDisclosureType = builder.objectRef<AiDisclosure>("AiDisclosure").implement({
  description: "What a model did on a recording, part by part.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    vocals: t.expose("vocals", { type: AiShareEnum }),
    instrumentation: t.expose("instrumentation", { type: AiShareEnum }),
    composition: t.expose("composition", { type: AiShareEnum }),
    lyrics: t.expose("lyrics", { type: AiShareEnum }),
    postProduction: t.expose("postProduction", { type: AiShareEnum }),
  }),
});

const LyricLineType = builder.objectRef<LyricLine>("LyricLine").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({ startMs: t.exposeInt("startMs"), text: t.exposeString("text") }),
});

const Lyrics = builder.objectRef<LyricsRow>("Lyrics").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    plain: t.exposeString("plain"),
    timed: t.field({
      type: [LyricLineType],
      nullable: true,
      description: "Line by line with its beginning; null when nobody timed them.",
      resolve: ({ timed }) => timed,
    }),
  }),
});

const Master = builder.objectRef<RecordingRow>("Master").implement({
  description: "The file that was uploaded.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    format: t.exposeString("masterFormat"),
    bytes: t.float({ resolve: ({ masterBytes }) => Number(masterBytes) }),
    sha256: t.exposeString("masterSha256"),
  }),
});

const fact =
  <Field extends keyof RecordingRow>(field: Field) =>
  async (track: { id: string }, _args: object, context: Context): Promise<RecordingRow[Field]> =>
    (await recordingFacts(context).load(track.id))[field];

// Grafted on: lists ask for none of these, and their statements do not read them.
builder.objectFields(Track, (t) => ({
  versionTitle: t.string({
    nullable: true,
    description: "Radio edit, acoustic, remastered.",
    resolve: fact("versionTitle"),
  }),
  subGenre: t.string({ nullable: true, resolve: fact("subGenre") }),
  furtherMoods: t.stringList({ description: "Up to four beside `mood`.", resolve: fact("furtherMoods") }),
  instruments: t.stringList({ resolve: fact("instruments") }),
  language: t.string({
    nullable: true,
    description: "ISO 639; zxx: nobody sings.",
    resolve: fact("language"),
  }),
  explicit: t.field({
    type: ExplicitnessEnum,
    nullable: true,
    resolve: async (track, args, context) =>
      (await fact("explicit")(track, args, context)) as Explicitness | null,
  }),
  pLineYear: t.int({ nullable: true, resolve: fact("pLineYear") }),
  pLineOwner: t.string({ nullable: true, resolve: fact("pLineOwner") }),
  recordingYear: t.int({ nullable: true, resolve: fact("recordingYear") }),
  recordingCountry: t.string({
    nullable: true,
    description: "ISO 3166-1 alpha-2.",
    resolve: fact("recordingCountry"),
  }),
  isCover: t.boolean({ resolve: fact("isCover") }),
  coverLicence: t.string({
    nullable: true,
    description: "For members of the workspace.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: fact("coverLicence"),
  }),
  isLive: t.boolean({ resolve: fact("isLive") }),
  isRemix: t.boolean({ resolve: fact("isRemix") }),
  parent: t.field({
    type: Track,
    nullable: true,
    description: "The recording that this one was made from, as far as the viewer may see it.",
    resolve: async ({ id }, _args, context) => {
      const { parentTrackId } = await recordingFacts(context).load(id);
      if (!parentTrackId) return null;
      // One that the viewer may not see is as absent as none.
      return Track.getDataloader(context)
        .load(parentTrackId)
        .catch(() => null);
    },
  }),
  aiDisclosure: t.field({
    type: AiDisclosureType,
    nullable: true,
    description: "Null: not answered yet.",
    resolve: async (track, args, context) =>
      (await fact("aiDisclosure")(track, args, context)) as AiDisclosure | null,
  }),
  previewStartMs: t.int({ nullable: true, resolve: fact("previewStartMs") }),
  maxFreePlays: t.int({ nullable: true, description: "Null: no limit.", resolve: fact("maxFreePlays") }),
  priceMinor: t.int({
    nullable: true,
    description: "The lowest price in minor units of `currency`; null: not sold on its own.",
    resolve: fact("priceMinor"),
  }),
  suggestedPriceMinor: t.int({ nullable: true, resolve: fact("suggestedPriceMinor") }),
  isPriceFixed: t.boolean({
    description: "True: nobody may pay more than the price.",
    resolve: fact("isPriceFixed"),
  }),
  currency: t.string({ description: "ISO 4217, the workspace's.", resolve: fact("currency") }),
  downloadAllowed: t.boolean({ resolve: fact("downloadAllowed") }),
  creditsText: t.string({ nullable: true, resolve: fact("creditsText") }),
  lyrics: t.field({
    type: Lyrics,
    nullable: true,
    resolve: ({ id }, _args, context) => lyricsLoader(context).load(id),
  }),
  master: t.field({
    type: Master,
    nullable: true,
    description: "For members of the workspace.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => recordingFacts(context).load(id),
  }),
}));
