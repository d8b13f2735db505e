import { graphql, useFragment } from "react-relay";
import type { playlistLines_playlist$key } from "../__generated__/playlistLines_playlist.graphql.ts";

/** A line of a playlist as it is drawn. */
export interface PlaylistLine {
  /** Of the item. */
  id: string;
  /** Global id. */
  trackId: string;
  isAvailable: boolean;
  title: string;
  by: string;
  isrc: string;
  /** Seconds. */
  duration: number;
  picture: string;
  /** Empty where nobody finds it. */
  path: string;
  /** Empty where the viewer is not to know, or the person is gone. */
  addedBy: string;
  addedAt: string;
}

const FRAGMENT = graphql`
  fragment playlistLines_playlist on Playlist {
    id
    version
    updatedAt
    itemCount
    coverUrls
    items {
      ids
      trackIds
      available
      titles
      artists
      isrcs
      durations
      coverUrls
      pagePaths
      addedBy
      addedAt
    }
  }
`;

/** What the server tells in columns, as lines in order. */
export function usePlaylistLines(playlist: playlistLines_playlist$key): PlaylistLine[] {
  const { items } = useFragment(FRAGMENT, playlist);
  return items.ids.map((id, at) => ({
    id,
    trackId: items.trackIds[at]!,
    isAvailable: items.available[at]!,
    title: items.titles[at]!,
    by: items.artists[at]!,
    isrc: items.isrcs[at]!,
    duration: items.durations[at]!,
    picture: items.coverUrls[at]!,
    path: items.pagePaths[at]!,
    addedBy: items.addedBy[at]!,
    addedAt: items.addedAt[at]!,
  }));
}
