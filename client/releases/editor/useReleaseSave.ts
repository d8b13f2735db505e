import { graphql } from "react-relay";
import type { useReleaseSaveMutation } from "../../__generated__/useReleaseSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import type { SendOutcome } from "../../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../../i18n/useRefusal.ts";
import { editOf, type FormField, formFieldOf, type ReleaseForm, readRelease } from "./releaseForm.ts";

/** Sends changed facts of a release. */
export function useReleaseSave(id: string, currency: string) {
  const commit = useCommit<useReleaseSaveMutation>(graphql`
    mutation useReleaseSaveMutation($input: UpdateReleaseInput!) {
      updateRelease(input: $input) {
        __typename
        ... on UpdateReleasePayload {
          release {
            ...releaseForm_release
            ...useReleaseVerbs_release
            ...ReleaseTile_release
          }
        }
        ... on StaleRelease {
          current {
            ...releaseForm_release
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
    form: ReleaseForm,
    changed: readonly FormField[],
    version: number,
  ): Promise<SendOutcome<ReleaseForm, number>> {
    const { updateRelease: answer } = await commit({
      input: { id, version, ...editOf(form, changed, currency) },
    });
    if (answer.__typename === "UpdateReleasePayload" || answer.__typename === "StaleRelease") {
      const isSaved = answer.__typename === "UpdateReleasePayload";
      const now = readRelease(isSaved ? answer.release : answer.current);
      return { kind: isSaved ? "saved" : "stale", form: now.form, version: now.version };
    }
    const { field, ...refused } = refusalIn(answer);
    return { kind: "refused", ...refused, field: field && formFieldOf(field) };
  };
}
