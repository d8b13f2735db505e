import { resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorAt, type KeysetPage } from "../../db/keyset.ts";
import {
  type Collected,
  countCollectedReleases,
  countCollectedTracks,
  listCollectedReleases,
  listCollectedTracks,
} from "../../db/library/collection.ts";
import { type BadgeRow, listListeningBadges } from "../../db/library/listeningBadges.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { BADGE_KINDS, BADGES_MOST, EARLY_MS, MANY_PLAYS } from "../../domain/library/badge.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Profile } from "../profiles/Profile.ts";

type PageArgs = Parameters<typeof resolveCursorConnection>[0]["args"];

const PAGE = { defaultSize: 12, maxSize: LIMITS.pageSize };

const BadgeKindEnum = builder.enumType("BadgeKind", {
  description: `early: heard a release in its first ${EARLY_MS / DAY_MS} days. hundred: ${MANY_PLAYS} plays of an artist that counted. whole: every song of a release.`,
  values: BADGE_KINDS,
});

const ListeningBadge = builder.objectRef<BadgeRow>("ListeningBadge").implement({
  description: "What somebody's plays that counted earned. No money earns one.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    kind: t.expose("kind", { type: BadgeKindEnum }),
    earnedAt: t.expose("earnedAt", { type: "DateTime" }),
    artist: t.field({ type: Artist, nullable: true, resolve: ({ artistId }) => artistId }),
    release: t.field({ type: Release, nullable: true, resolve: ({ releaseId }) => releaseId }),
  }),
});

export const Collection = builder.objectRef<{ userId: string }>("Collection").implement({
  description: "What of a person's library and listening everybody sees once they show it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    tracks: t.connection({
      type: Track,
      description: "What they like and everybody may hear, the latest first.",
      resolve: ({ userId }, args, { db }) =>
        collected(args, {
          list: (page) => listCollectedTracks(db, userId, page),
          totalCount: () => countCollectedTracks(db, userId),
        }),
    }),
    releases: t.connection({
      type: Release,
      description: "What they saved and everybody finds, the latest first.",
      resolve: ({ userId }, args, { db }) =>
        collected(args, {
          list: (page) => listCollectedReleases(db, userId, page),
          totalCount: () => countCollectedReleases(db, userId),
        }),
    }),
    badges: t.field({
      type: [ListeningBadge],
      description: `The latest first; at most ${BADGES_MOST}.`,
      resolve: ({ userId }, _args, { db }) => listListeningBadges(db, userId),
    }),
  }),
});

builder.objectField(Profile, "collection", (t) =>
  t.field({
    type: Collection,
    nullable: true,
    description: "Null while the person keeps it to themselves.",
    resolve: ({ userId, isCollectionPublic }, _args, { viewer }) =>
      isCollectionPublic || viewer?.userId === userId ? { userId } : null,
  }),
);

/** A page of a collection, the latest first. */
async function collected<Row extends { id: string }>(
  args: PageArgs,
  {
    list,
    totalCount,
  }: { list: (page: KeysetPage) => Promise<Collected<Row>[]>; totalCount: () => Promise<number> },
) {
  const toCursor = ({ collectedAt, id }: Collected<Row>) => cursorAt(collectedAt, id);
  return { totalCount, ...(await resolveCursorConnection({ args, ...PAGE, toCursor }, list)) };
}
