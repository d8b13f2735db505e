import { graphql } from "react-relay";
import type { useSaveRowsMutation } from "../../__generated__/useSaveRowsMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import type { SaveRows } from "./SheetBook.ts";
import { sheetRowOf } from "./sheetTrack.ts";

/** Saves the rows of a sheet; what shows the tracks elsewhere follows. */
export function useSaveRows(): SaveRows {
  const commit = useCommit<useSaveRowsMutation>(graphql`
    mutation useSaveRowsMutation($input: UpdateTracksInput!) {
      updateTracks(input: $input) {
        __typename
        ... on UpdateTracksPayload {
          results {
            trackId
            outcome
            problems {
              field
              code
              params
              message
            }
            track {
              ...sheetTrack_track
              ...TrackRow_track
            }
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  return async (changes) => {
    const input = { changes: changes.map(({ id, version, change }) => ({ id, version, ...change })) };
    const { updateTracks } = await commit({ input: input as never });
    if (updateTracks.__typename !== "UpdateTracksPayload") throw new Error(updateTracks.__typename);
    return updateTracks.results.map(({ trackId, outcome, problems, track }) => ({
      id: trackId,
      outcome: outcome as "saved",
      problems,
      row: track ? sheetRowOf(track) : null,
    }));
  };
}
