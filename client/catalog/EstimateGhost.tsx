import { graphql, useFragment, useMutation } from "react-relay";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { EstimateGhostMutation } from "../__generated__/EstimateGhostMutation.graphql.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import { EstimateButton } from "./EstimateButton.tsx";
import { type EstimatedField, estimatesOf } from "./estimates.ts";

interface Props {
  field: EstimatedField;
  track: EstimateGhost_track$key;
}

/** What an empty tempo or key seems to be, and how sure that is; a press makes it the track's own. */
export function EstimateGhost({ field, track: trackRef }: Props) {
  const words = useRefusal();
  const track = useFragment(
    graphql`
      fragment EstimateGhost_track on Track {
        id
        title
        version
        bpm
        key
        ...estimates_track
      }
    `,
    trackRef,
  );
  const [commit, isSaving] = useMutation<EstimateGhostMutation>(graphql`
    mutation EstimateGhostMutation($input: ConfirmEstimatesInput!) {
      confirmEstimates(input: $input) {
        __typename
        ... on ConfirmEstimatesPayload {
          track {
            ...listedTrack_track
          }
        }
        ... on StaleVersion {
          code
          params
          message
          current {
            ...listedTrack_track
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const { id, title, version } = track;
  const estimate = estimatesOf(track)[field];
  if (track[field] !== null || !estimate) return null;

  function complain(refused: RefusalPayload) {
    showFailure(words(refused));
  }

  return (
    <EstimateButton
      field={field}
      estimate={estimate}
      title={title}
      disabled={isSaving}
      onTake={() =>
        commit({
          variables: { input: { id, version, estimates: [field] } },
          onCompleted: ({ confirmEstimates: answer }) => {
            if (answer.__typename !== "ConfirmEstimatesPayload" && answer.__typename !== "%other")
              complain(answer);
          },
          onError: (error) => complain(accidentIn(error)),
        })
      }
    />
  );
}
