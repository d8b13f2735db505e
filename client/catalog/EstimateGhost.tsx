import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { IconCheck } from "@tabler/icons-react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { EstimateGhostMutation } from "../__generated__/EstimateGhostMutation.graphql.ts";
import { accidentIn, type ToldRefusal, useRefusal } from "../i18n/useRefusal.ts";

/** Below it a guess is wrong as often as right, and only in the way. */
const LEAST_CONFIDENCE = 0.5;

interface Props {
  field: "bpm" | "key";
  track: EstimateGhost_track$key;
}

/** What an empty tempo or key seems to be, and how sure that is; a press makes it the track's own. */
export function EstimateGhost({ field, track: trackRef }: Props) {
  const { t, i18n } = useLingui();
  const words = useRefusal();
  const track = useFragment(
    graphql`
      fragment EstimateGhost_track on Track {
        id
        title
        version
        bpm
        key
        measurement {
          estimatedBpm
          bpmConfidence
          estimatedKey
          keyConfidence
        }
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
            ...TrackRow_track
          }
        }
        ... on StaleVersion {
          code
          params
          message
          current {
            ...TrackRow_track
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
  const { id, title, version, measurement } = track;
  const estimates = {
    bpm: measurement?.estimatedBpm ? String(Math.round(measurement.estimatedBpm)) : null,
    key: measurement?.estimatedKey ?? null,
  };
  const value = estimates[field];
  const confidence = (field === "bpm" ? measurement?.bpmConfidence : measurement?.keyConfidence) ?? 0;
  if (track[field] !== null || value === null || confidence < LEAST_CONFIDENCE) return null;
  const sure = i18n.number(confidence, { style: "percent", maximumFractionDigits: 0 });
  const said =
    field === "bpm" ? t`Use ${value} BPM, ${sure} sure. ${title}` : t`Use ${value}, ${sure} sure. ${title}`;

  function complain(refused: ToldRefusal) {
    notifications.show({ message: words(refused), color: "red", role: "alert" });
  }

  return (
    <button
      type="button"
      className="tracks-estimate"
      aria-label={said}
      title={said}
      disabled={isSaving}
      onClick={() =>
        commit({
          variables: { input: { id, version, estimates: [field] } },
          onCompleted: ({ confirmEstimates: answer }) => {
            if (answer.__typename !== "ConfirmEstimatesPayload" && answer.__typename !== "%other")
              complain(answer);
          },
          onError: (error) => complain(accidentIn(error)),
        })
      }
    >
      <span>
        {value} <IconCheck size={12} stroke={2.25} aria-hidden />
      </span>
      <small>{sure}</small>
    </button>
  );
}
