import { graphql } from "react-relay";
import type { useReleaseSaveMutation } from "../../__generated__/useReleaseSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import type { SendOutcome } from "../../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../../i18n/useRefusal.ts";
import { saveOrQueue } from "../../sync/saveOrQueue.ts";
import type { Wish } from "../../sync/wish.ts";
import { editOf, type FormField, formFieldOf, type ReleaseForm, readRelease } from "./releaseForm.ts";

/** Sends changed facts of a release; without a connection they are kept on this device. */
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
    standing: ReleaseForm,
  ): Promise<SendOutcome<ReleaseForm, number>> {
    const changes = { ...editOf(form, changed, currency) };
    const { reason: _reason, ...before } = editOf(standing, changed, currency);
    const wish: Wish = { kind: "release", id, name: form.title, version, changes, before: { ...before } };
    const kept = await saveOrQueue([wish], () => commit({ input: { id, version, ...changes } }), {
      isShownAtOnce: false,
    });
    if (kept.kind === "queued") return { kind: "saved", form, version };
    const { updateRelease: answer } = kept.answer;
    if (answer.__typename === "UpdateReleasePayload" || answer.__typename === "StaleRelease") {
      const isSaved = answer.__typename === "UpdateReleasePayload";
      const now = readRelease(isSaved ? answer.release : answer.current);
      return { kind: isSaved ? "saved" : "stale", form: now.form, version: now.version };
    }
    const { field, ...refused } = refusalIn(answer);
    return { kind: "refused", ...refused, field: field && formFieldOf(field) };
  };
}
