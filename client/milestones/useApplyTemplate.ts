import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useApplyTemplateMutation } from "../__generated__/useApplyTemplateMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showRefusal } from "../ui/showFailure.ts";

/** Which plan for which release; `isSqueezed` draws its steps together where time is short. */
export interface AskedPlan {
  releaseId: string;
  templateId: string | null;
  isSqueezed: boolean;
}

/** Lays a template over a release, ours when none is named. True once the plan is there; refusals are told. */
export function useApplyTemplate(): (asked: AskedPlan) => Promise<boolean> {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const commit = useCommit<useApplyTemplateMutation>(graphql`
    mutation useApplyTemplateMutation($input: ApplyMilestoneTemplateInput!) {
      applyMilestoneTemplate(input: $input) {
        __typename
        ... on ApplyMilestoneTemplatePayload {
          release {
            title
            ...PlanSection_release
          }
          workspace {
            ...PlannedReleases_workspace
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
  return async (input) => {
    try {
      const { applyMilestoneTemplate: answer } = await commit({ input });
      if (answer.__typename === "ApplyMilestoneTemplatePayload") {
        const { title } = answer.release;
        notifications.show({ message: t`The plan of ${title} is ready.` });
        return true;
      }
      showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
    return false;
  };
}
