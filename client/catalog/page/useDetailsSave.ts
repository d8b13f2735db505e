import { graphql, useRelayEnvironment } from "react-relay";
import type { useDetailsSaveMutation } from "../../__generated__/useDetailsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn } from "../../i18n/useRefusal.ts";
import { saveOrQueue } from "../../sync/saveOrQueue.ts";
import { heldFacts, trackWish } from "../trackWish.ts";
import { type DetailsField, type DetailsForm, editOf, formField, readDetails } from "./detailsForm.ts";
import type { SendOutcome } from "./useMergedSave.tsx";

/** Sends changed details of a track; without a connection they are kept on this device. */
export function useDetailsSave(id: string, currency: string) {
  const relay = useRelayEnvironment();
  const commit = useCommit<useDetailsSaveMutation>(graphql`
    mutation useDetailsSaveMutation($input: UpdateTrackInput!) {
      updateTrack(input: $input) {
        __typename
        ... on UpdateTrackPayload {
          track {
            ...detailsForm_track
            ...TagProposals_track
          }
        }
        ... on StaleVersion {
          current {
            ...detailsForm_track
          }
        }
        ... on InvalidInput {
          field
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
  return async function send(
    form: DetailsForm,
    changed: readonly DetailsField[],
    version: number,
  ): Promise<SendOutcome<DetailsForm, number>> {
    const edit = editOf(form, changed, currency);
    const wish = trackWish(id, version, edit, heldFacts(relay, id));
    const kept = await saveOrQueue([wish], () => commit({ input: { id, version, ...edit } }), {
      isShownAtOnce: false,
    });
    if (kept.kind === "queued") return { kind: "saved", form, version };
    const { updateTrack: answer } = kept.answer;
    if (answer.__typename === "UpdateTrackPayload" || answer.__typename === "StaleVersion") {
      const isSaved = answer.__typename === "UpdateTrackPayload";
      const now = readDetails(isSaved ? answer.track : answer.current);
      return { kind: isSaved ? "saved" : "stale", form: now.form, version: now.track.version };
    }
    const { field, ...refused } = refusalIn(answer);
    return { kind: "refused", ...refused, field: field && formField(field) };
  };
}
