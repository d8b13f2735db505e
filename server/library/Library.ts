import {
  type FollowedArtist,
  type LikedTrack,
  listFollowedArtists,
  listLikedTracks,
  listSavedReleases,
  type SavedRelease,
} from "../../db/library/shelves.ts";
import type { FollowLevel } from "../../domain/library/followLevel.ts";
import { pageAddress } from "../../domain/publicPages/pageAddress.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { coverUrl, trackCoverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { artistPages } from "../profiles/artistPage.ts";
import { trackPages } from "../publicPages/releasePages.ts";
import { FollowLevelEnum } from "./setFollowLevel.ts";

/** Covers of lines: twice their size, for the sharpest screens. */
export const LINE_COVER = 96;

// A whole library at once: a column is one value for the browser's store, where a node for each line would be twenty thousand.
const COLUMNS = "As columns of equal length, the latest first.";

const LibraryTracks = builder.objectRef<LikedTrack[]>("LibraryTracks").implement({
  description: `The tracks that the person likes and can hear. ${COLUMNS}`,
  authScopes: { signedIn: true },
  fields: (t) => ({
    ids: t.idList({ resolve: (rows) => rows.map(({ id }) => encodeGlobalID("Track", id)) }),
    titles: t.stringList({ resolve: (rows) => rows.map(wholeTitle) }),
    artists: t.stringList({ resolve: (rows) => rows.map(namesOf) }),
    durations: t.intList({
      description: "Seconds.",
      resolve: (rows) => rows.map(({ durationMs }) => Math.round(durationMs / 1000)),
    }),
    coverUrls: t.stringList({
      resolve: (rows) => rows.map((row) => trackCoverUrl(row, LINE_COVER)),
    }),
    pagePaths: t.stringList({
      description: "Empty where nobody finds it.",
      resolve: (rows, _args, context) =>
        Promise.all(rows.map(async ({ id }) => (await trackPages(context).load(id)) ?? "")),
    }),
    addedAt: t.field({ type: ["DateTime"], resolve: (rows) => rows.map(({ likedAt }) => likedAt) }),
  }),
});

const LibraryReleases = builder.objectRef<SavedRelease[]>("LibraryReleases").implement({
  description: `The releases that the person saved and can come to. ${COLUMNS}`,
  authScopes: { signedIn: true },
  fields: (t) => ({
    ids: t.idList({ resolve: (rows) => rows.map(({ id }) => encodeGlobalID("Release", id)) }),
    titles: t.stringList({ resolve: (rows) => rows.map(wholeTitle) }),
    artists: t.stringList({ resolve: (rows) => rows.map(namesOf) }),
    types: t.stringList({ resolve: (rows) => rows.map(({ type }) => type) }),
    coverUrls: t.stringList({
      resolve: (rows) => rows.map(({ id, coverKey, genre }) => coverUrl(coverKey, id, genre, LINE_COVER)),
    }),
    pagePaths: t.stringList({
      description: "Empty where nobody finds it.",
      resolve: (rows) =>
        rows.map(({ handle, slug }) => (handle ? pageAddress({ handle, slug, place: null }) : "")),
    }),
    addedAt: t.field({ type: ["DateTime"], resolve: (rows) => rows.map(({ savedAt }) => savedAt) }),
  }),
});

const LibraryArtists = builder.objectRef<FollowedArtist[]>("LibraryArtists").implement({
  description: `The artists whom the person follows and can come to. ${COLUMNS}`,
  authScopes: { signedIn: true },
  fields: (t) => ({
    ids: t.idList({ resolve: (rows) => rows.map(({ id }) => encodeGlobalID("Artist", id)) }),
    names: t.stringList({ resolve: (rows) => rows.map(({ name }) => name) }),
    avatarUrls: t.stringList({
      description: "Empty where there is none.",
      resolve: (rows) => rows.map(({ avatarKey }) => (avatarKey ? `/covers/${avatarKey}` : "")),
    }),
    levels: t.field({
      type: [FollowLevelEnum],
      description: "How much the person hears of each.",
      resolve: (rows) => rows.map(({ level }) => level as FollowLevel),
    }),
    pagePaths: t.stringList({
      description: "Empty where nobody finds them.",
      resolve: (rows, _args, context) =>
        Promise.all(rows.map(async ({ id }) => (await artistPages(context).load(id)) ?? "")),
    }),
    addedAt: t.field({ type: ["DateTime"], resolve: (rows) => rows.map(({ followedAt }) => followedAt) }),
  }),
});

const FIRST = {
  required: false,
  description: "Only so many of the latest; all of them where it is left out.",
} as const;
const most = (first: number | null | undefined) => (first == null ? null : Math.max(0, first));

const Library = builder.objectRef<{ userId: string }>("Library").implement({
  description: "What a person keeps to hear again. Theirs alone.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    tracks: t.field({
      type: LibraryTracks,
      args: { first: t.arg.int(FIRST) },
      resolve: ({ userId }, { first }, { db }) => listLikedTracks(db, userId, most(first)),
    }),
    releases: t.field({
      type: LibraryReleases,
      args: { first: t.arg.int(FIRST) },
      resolve: ({ userId }, { first }, { db }) => listSavedReleases(db, userId, most(first)),
    }),
    artists: t.field({
      type: LibraryArtists,
      args: { first: t.arg.int(FIRST) },
      resolve: ({ userId }, { first }, { db }) => listFollowedArtists(db, userId, most(first)),
    }),
  }),
});

builder.objectField(Viewer, "library", (t) =>
  t.field({ type: Library, resolve: ({ userId }) => ({ userId }) }),
);

function namesOf({ artistNames }: { artistNames: readonly string[] }): string {
  return artistNames.join(", ");
}
