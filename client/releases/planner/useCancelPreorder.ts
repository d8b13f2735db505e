import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useCancelPreorderMutation } from "../../__generated__/useCancelPreorderMutation.graphql.ts";
import type { useCancelPreorderUndoMutation } from "../../__generated__/useCancelPreorderUndoMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import type { Planned } from "./usePlan.ts";

/** Takes a preorder back, with a way to begin it again. */
export function useCancelPreorder() {
  const { t } = useLingui();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const cancel = useCommit<useCancelPreorderMutation>(graphql`
    mutation useCancelPreorderMutation($input: CancelPreorderInput!) {
      cancelPreorder(input: $input) {
        __typename
        ... on CancelPreorderPayload {
          release {
            version
            ...usePlanReleases_release
            ...useReleaseVerbs_release
          }
        }
      }
    }
  `);
  const begin = useCommit<useCancelPreorderUndoMutation>(graphql`
    mutation useCancelPreorderUndoMutation($input: UpdateReleaseInput!) {
      updateRelease(input: $input) {
        __typename
        ... on UpdateReleasePayload {
          release {
            ...usePlanReleases_release
            ...useReleaseVerbs_release
          }
        }
      }
    }
  `);

  return async ({ id, title, privateFields }: Planned) => {
    const preorderFrom = privateFields?.preorderFrom ?? null;
    try {
      const { cancelPreorder: answer } = await cancel({ input: { id } });
      if (answer.__typename !== "CancelPreorderPayload") {
        showRefusal(t`${title} stays in place`);
        return;
      }
      const { version } = answer.release;
      undoToast(t`${title} can no longer be preordered. Its date stays.`, () => {
        begin({ input: { id, version, preorderFrom } }).catch(showError);
      });
    } catch (error) {
      showError(error);
    }
  };
}
