import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PlaylistEntry } from "../../domain/playlists/formats/entry.ts";
import { MATCHED_AT_ONCE } from "../../domain/playlists/playlist.ts";
import type { useMatchesQuery, useMatchesQuery$data } from "../__generated__/useMatchesQuery.graphql.ts";

export type Match = useMatchesQuery$data["matchTracks"][number];

/** Looks up the public tracks that lines mean; null for each line that none is found for. Rejects when nobody answers. */
export function useMatches(): (entries: readonly PlaylistEntry[]) => Promise<(Match | null)[]> {
  const relay = useRelayEnvironment();
  return async (entries) => {
    const matches: (Match | null)[] = entries.map(() => null);
    for (let from = 0; from < entries.length; from += MATCHED_AT_ONCE) {
      const lines = entries
        .slice(from, from + MATCHED_AT_ONCE)
        .map(({ isrc, title, artist }) => ({ isrc, title, artist }));
      const answer = await fetchQuery<useMatchesQuery>(
        relay,
        graphql`
          query useMatchesQuery($lines: [WantedTrack!]!) {
            matchTracks(lines: $lines) {
              at
              trackId
              title
              artists
            }
          }
        `,
        { lines },
      ).toPromise();
      for (const match of answer?.matchTracks ?? []) matches[from + match.at] = match;
    }
    return matches;
  };
}
