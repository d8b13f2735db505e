import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useApplyTemplateMutation } from "../__generated__/useApplyTemplateMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useLiteral } from "../i18n/useLiteral.ts";
import { useAccident } from "../settings/useAccident.ts";

/** Lays a template over a release, ours when none is named. True once the plan is there; refusals are told. */
export function useApplyTemplate(): (releaseId: string, templateId: string | null) => Promise<boolean> {
  const { t } = useLingui();
  const literal = useLiteral();
  const accident = useAccident();
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
          message
        }
        ... on NotFound {
          message
        }
      }
    }
  `);
  return async (releaseId, templateId) => {
    try {
      const { applyMilestoneTemplate: answer } = await commit({ input: { releaseId, templateId } });
      if (answer.__typename === "ApplyMilestoneTemplatePayload") {
        const { title } = answer.release;
        notifications.show({ message: t`The plan of ${title} is made.` });
        return true;
      }
      const message = literal("message" in answer ? answer.message : "Not found");
      notifications.show({ message, color: "amber", role: "alert" });
    } catch {
      accident();
    }
    return false;
  };
}
