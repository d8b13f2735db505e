import { graphql } from "react-relay";
import { UNEXPECTED_ERROR } from "../../../domain/accounts/registration.ts";
import type {
  UpdateMilestoneInput,
  useStepEditMutation,
} from "../../__generated__/useStepEditMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";

/** Saves a change of a step. Answers with what is wrong with which field; null once it is kept. */
export function useStepEdit() {
  const commit = useCommit<useStepEditMutation>(graphql`
    mutation useStepEditMutation($input: UpdateMilestoneInput!) {
      updateMilestone(input: $input) {
        __typename
        ... on UpdateMilestonePayload {
          milestone {
            ...StepDrawer_milestone
          }
          release {
            ...PlanSection_release
          }
        }
        ... on InvalidInput {
          field
          message
        }
        ... on StaleMilestone {
          message
          current {
            ...StepDrawer_milestone
          }
        }
        ... on NotFound {
          message
        }
      }
    }
  `);
  return async (input: UpdateMilestoneInput): Promise<{ field: string | null; message: string } | null> => {
    try {
      const { updateMilestone: answer } = await commit({ input });
      if (answer.__typename === "UpdateMilestonePayload") return null;
      return {
        field: answer.__typename === "InvalidInput" ? answer.field : null,
        message: "message" in answer ? answer.message : UNEXPECTED_ERROR,
      };
    } catch {
      return { field: null, message: UNEXPECTED_ERROR };
    }
  };
}
