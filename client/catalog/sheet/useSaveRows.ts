import { graphql } from "react-relay";
import type { useSaveRowsMutation } from "../../__generated__/useSaveRowsMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { saveOrQueue } from "../../sync/saveOrQueue.ts";
import { trackWish } from "../trackWish.ts";
import type { RowAnswer, RowChange, SaveRows } from "./SheetBook.ts";
import { sheetRowOf } from "./sheetTrack.ts";

/** Saves the rows of a sheet; what shows the tracks elsewhere follows. Without a connection they are kept on this device. */
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
              ...listedTrack_track
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
    const wishes = changes.map(({ id, version, change, row }) =>
      trackWish(id, version, { ...change }, { ...row.track }),
    );
    const kept = await saveOrQueue(wishes, () => commit({ input: input as never }), {
      takenIn: ({ updateTracks }, at) =>
        updateTracks.__typename === "UpdateTracksPayload" && updateTracks.results[at]?.outcome === "saved",
    });
    if (kept.kind === "queued") return changes.map(keptRow);
    const { updateTracks } = kept.answer;
    if (updateTracks.__typename !== "UpdateTracksPayload") throw new Error(updateTracks.__typename);
    return updateTracks.results.map(({ trackId, outcome, problems, track }) => ({
      id: trackId,
      outcome: outcome as "saved",
      problems,
      row: track ? sheetRowOf(track) : null,
    }));
  };
}

/** A row as it stands with a change that waits. */
function keptRow({ id, change, row }: RowChange): RowAnswer {
  const track = { ...row.track, ...(change as Partial<typeof row.track>) };
  return { id, outcome: "saved", problems: [], row: { ...row, track } };
}
