import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useScheduleReleaseMutation } from "../__generated__/useScheduleReleaseMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { showRefusal } from "../ui/showFailure.ts";
import { useReleaseLabels } from "./useReleaseLabels.ts";
import { useReleaseVerbs } from "./useReleaseVerbs.ts";

/** Lets a release go out by itself at its written moment, with a way back. */
export function useScheduleRelease() {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const verbs = useReleaseVerbs();
  const commit = useCommit<useScheduleReleaseMutation>(graphql`
    mutation useScheduleReleaseMutation($input: ScheduleReleaseInput!) {
      scheduleRelease(input: $input) {
        __typename
        ... on ScheduleReleasePayload {
          release {
            ...useReleaseVerbs_release
            ...ReleaseTile_release
          }
        }
        ... on ReleaseHeldBack {
          problems {
            reason
            count
          }
        }
        ... on StaleRelease {
          code
          params
          message
          current {
            ...ReleaseHead_release
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

  return async (release: { readonly id: string; readonly title: string; readonly version: number }) => {
    const { id, title, version } = release;
    try {
      const { scheduleRelease: answer } = await commit({ input: { id, version } });
      if (answer.__typename === "ScheduleReleasePayload")
        return undoToast(t`${title} will go live by itself.`, () => void verbs.unschedule(release));
      const message =
        answer.__typename === "ReleaseHeldBack"
          ? answer.problems.map(labels.problem).join(" ")
          : said(refusalIn(answer));
      showRefusal(message, t`${title} stays in place`);
    } catch (error) {
      showError(error);
    }
  };
}
