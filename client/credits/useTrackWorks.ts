import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { graphql } from "react-relay";
import type { useTrackWorksMutation } from "../__generated__/useTrackWorksMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { isSameValue } from "../ui/formValues.ts";
import { showFailure, showRefusal } from "../ui/showFailure.ts";

interface Facts {
  readonly id: string;
  readonly version: number;
  readonly works: readonly { readonly id: string }[];
}

/** Says which works are heard on a track, at once and with a way back. */
export function useTrackWorks(track: Facts): (workIds: readonly string[]) => void {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  // The way back in the toast outlives the render that it was made in.
  const latest = useRef(track);
  latest.current = track;
  const commit = useCommit<useTrackWorksMutation>(graphql`
    mutation useTrackWorksMutation($input: SetTrackWorksInput!) {
      setTrackWorks(input: $input) {
        __typename
        ... on SetTrackWorksPayload {
          track {
            ...WorksCard_track
            ...PeopleCard_track
          }
        }
        ... on StaleVersion {
          code
          params
          message
          current {
            version
            works {
              id
            }
            ...WorksCard_track
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

  async function send(workIds: readonly string[], version: number, canUndo: boolean): Promise<void> {
    const before = latest.current.works.map(({ id }) => id);
    const { setTrackWorks: answer } = await commit({ input: { id: track.id, version, workIds } });
    if (answer.__typename === "SetTrackWorksPayload") {
      if (canUndo)
        undoToast(t`Works saved`, () => void send(before, latest.current.version, false).catch(showError));
    } else if (answer.__typename === "StaleVersion") {
      const now = answer.current.works.map(({ id }) => id);
      // Other facts of the track were saved meanwhile: both changes stand.
      if (isSameValue(now, before)) return send(workIds, answer.current.version, canUndo);
      showRefusal(said(answer));
    } else if ("code" in answer) {
      showFailure(said(answer));
    }
  }
  return (workIds) => void send(workIds, latest.current.version, true).catch(showError);
}
