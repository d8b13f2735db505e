import type { GraphQLResolveInfo } from "graphql";
import { type ArtistRow, listTrackArtists } from "../../db/catalog/artists.ts";
import { listRenditions, listWaveforms } from "../../db/catalog/renditions.ts";
import { findTracks, TRACK_COLUMN_NAMES, type TrackColumn, type TrackRow } from "../../db/catalog/tracks.ts";
import { TRACK_STATES, type TrackState, VISIBILITIES, type Visibility } from "../../domain/catalog/track.ts";
import {
  qualitiesOpen,
  STREAM_QUALITIES,
  type StreamQuality,
  withinQualities,
} from "../../domain/player/quality.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { StreamQualityEnum } from "../accounts/Preferences.ts";
import { builder } from "../graphql/builder.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { type Columns, columnsFor } from "../graphql/selects.ts";
import { TextType } from "../graphql/Text.ts";
import { Artist } from "./Artist.ts";
import { trackCoverUrl } from "./coverUrl.ts";
import { Release } from "./Release.ts";
import { streamUrl } from "./streamUrl.ts";

export const VisibilityEnum = builder.enumType("Visibility", { values: VISIBILITIES });
export const TrackStateEnum = builder.enumType("TrackState", { values: TRACK_STATES });

export const Track = builder.loadableNodeRef("Track", {
  id: { resolve: (track: TrackRow) => track.id },
  load: (ids: string[], { db, viewer }) => findTracks(db, ids, workspacesOf(viewer)),
  sort: (track: TrackRow) => track.id,
});

const COLUMNS: Columns<TrackColumn> = {
  type: "Track",
  shown: {
    id: ["id"],
    title: ["title"],
    isrc: ["isrc"],
    artistNames: [],
    duration: ["durationMs"],
    bpm: ["bpm"],
    key: ["key"],
    genre: ["genre"],
    mood: ["mood"],
    visibility: ["visibility"],
    state: ["state"],
    progress: ["progress"],
    failure: ["failureReason", "failureCode", "failureParams"],
    lossless: ["lossless"],
    releaseId: ["releaseId"],
    workspaceId: ["workspaceId"],
    coverUrl: ["releaseId", "genre"],
    version: ["version"],
    createdAt: ["createdAt"],
    updatedAt: ["updatedAt"],
  },
  always: ["id", "workspaceId"],
  all: TRACK_COLUMN_NAMES,
};

/** The columns that the operation asks for of the tracks at this path. */
export function trackColumns(info: GraphQLResolveInfo, ...path: string[]): readonly TrackColumn[] {
  return columnsFor(info, path, COLUMNS);
}

const artistLoader = perRequest<ArtistRow[]>(async (ids, { db }) =>
  grouped(ids, await listTrackArtists(db, ids), ({ trackId }) => trackId),
);
const renditionLoader = perRequest(async (ids, { db }) =>
  grouped(ids, await listRenditions(db, ids), ({ trackId }) => trackId),
);
const waveformLoader = perRequest(async (ids, { db }) => {
  const rows = new Map((await listWaveforms(db, ids)).map(({ trackId, peaks }) => [trackId, peaks]));
  return ids.map((id) => rows.get(id) ?? null);
});

interface Stream {
  url: string;
  mimeType: string;
  expiresAt: Date;
}

const TrackStream = builder.objectRef<Stream>("TrackStream").implement({
  description: "Where a track can be heard for a while, by this viewer.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    url: t.exposeString("url"),
    mimeType: t.exposeString("mimeType"),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

Track.implement({
  description: "One recording in a workspace's catalog.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.exposeString("title"),
    isrc: t.exposeString("isrc", { nullable: true, description: "Twelve characters without separators." }),
    artists: t.field({
      type: [Artist],
      resolve: (track, _args, context) => track.artists ?? artistLoader(context).load(track.id),
    }),
    artistNames: t.stringList({
      resolve: async (track, _args, context) =>
        (track.artists ?? (await artistLoader(context).load(track.id))).map(({ name }) => name),
    }),
    duration: t.int({ description: "Seconds.", resolve: ({ durationMs }) => Math.round(durationMs / 1000) }),
    bpm: t.exposeInt("bpm", { nullable: true }),
    key: t.exposeString("key", { nullable: true, description: "One of 24 keys, such as Am or F#." }),
    genre: t.exposeString("genre", { nullable: true, description: "Vocabulary slug, such as hip-hop." }),
    mood: t.exposeString("mood", { nullable: true }),
    visibility: t.field({ type: VisibilityEnum, resolve: ({ visibility }) => visibility as Visibility }),
    state: t.field({ type: TrackStateEnum, resolve: ({ state }) => state as TrackState }),
    progress: t.exposeInt("progress", { nullable: true, description: "0 to 100 while processing." }),
    failure: t.field({
      type: TextType,
      nullable: true,
      description: "Why it could not be prepared.",
      resolve: ({ failureCode, failureParams, failureReason }) =>
        keptRefusal(failureCode, failureParams, failureReason),
    }),
    lossless: t.exposeBoolean("lossless", { description: "True for WAV, FLAC and AIFF masters." }),
    release: t.field({
      type: Release,
      nullable: true,
      resolve: (track) => (track.release === undefined ? track.releaseId : track.release),
    }),
    releaseId: t.id({
      nullable: true,
      resolve: ({ releaseId }) => releaseId && encodeGlobalID("Release", releaseId),
    }),
    workspaceId: t.id({ resolve: (track) => encodeGlobalID("Workspace", track.workspaceId) }),
    coverUrl: t.string({
      resolve: (track) => trackCoverUrl(track),
    }),
    peaks: t.intList({
      description: "800 points of loudness from 0 to 255; empty until they are rendered.",
      resolve: async ({ id }, _args, context) => [...((await waveformLoader(context).load(id)) ?? [])],
    }),
    stream: t.field({
      type: TrackStream,
      nullable: true,
      description:
        "The wanted quality, or the best below it that the plan and the file have; null while there is nothing to hear.",
      args: { quality: t.arg({ type: StreamQualityEnum }) },
      resolve: async ({ id, visibility, workspaceId }, { quality: wanted }, context) => {
        const renditions = await renditionLoader(context).load(id);
        const open = qualitiesFor(context.viewer, workspaceId);
        const quality = withinQualities(
          wanted,
          open.filter((each) => renditions.some((rendition) => rendition.quality === each)),
        );
        const rendition = renditions.find((rendition) => rendition.quality === quality);
        return rendition
          ? {
              mimeType: rendition.mimeType,
              ...streamUrl(context, id, quality, visibility, rendition.storageKey),
            }
          : null;
      },
    }),
    version: t.exposeInt("version", { description: "Rises with every save; an edit sends it back." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

/** One's own music sounds as good as it is; other music as good as the plan allows. */
function qualitiesFor(viewer: Viewer | null, workspaceId: string): readonly StreamQuality[] {
  if (!viewer) return qualitiesOpen("free", "fan");
  if (viewer.memberships.some((membership) => membership.workspaceId === workspaceId))
    return STREAM_QUALITIES;
  return qualitiesOpen(viewer.listeningTier, viewer.capabilities.includes("artist") ? "artist" : "fan");
}
