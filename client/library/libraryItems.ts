import type { FollowLevel } from "../../domain/library/followLevel.ts";
import type { ShelfItem } from "../../domain/library/shelf.ts";
import type { LibraryScreenQuery$data } from "../__generated__/LibraryScreenQuery.graphql.ts";

type Library = NonNullable<LibraryScreenQuery$data["viewer"]>["library"];

/** A line as the library draws it. */
export interface LibraryItem extends ShelfItem {
  picture: string;
  /** Empty where nobody finds it. */
  path: string;
  addedAt: string;
  /** Seconds; null for what has no length. */
  duration: number | null;
  /** Null for what nobody follows. */
  level: FollowLevel | null;
}

// What the server tells in columns, as lines.
export function trackItems({ tracks }: Library): LibraryItem[] {
  return tracks.ids.map((id, at) => ({
    id,
    title: tracks.titles[at]!,
    by: tracks.artists[at]!,
    picture: tracks.coverUrls[at]!,
    path: tracks.pagePaths[at]!,
    addedAt: tracks.addedAt[at]!,
    duration: tracks.durations[at]!,
    level: null,
  }));
}

export function releaseItems({ releases }: Library): LibraryItem[] {
  return releases.ids.map((id, at) => ({
    id,
    title: releases.titles[at]!,
    by: releases.artists[at]!,
    picture: releases.coverUrls[at]!,
    path: releases.pagePaths[at]!,
    addedAt: releases.addedAt[at]!,
    duration: null,
    level: null,
  }));
}

export function artistItems({ artists }: Library): LibraryItem[] {
  return artists.ids.map((id, at) => ({
    id,
    title: artists.names[at]!,
    by: "",
    picture: artists.avatarUrls[at]!,
    path: artists.pagePaths[at]!,
    addedAt: artists.addedAt[at]!,
    duration: null,
    level: artists.levels[at]!,
  }));
}
