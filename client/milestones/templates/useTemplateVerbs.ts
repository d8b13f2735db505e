import { graphql } from "react-relay";
import { UNEXPECTED_ERROR } from "../../../domain/accounts/registration.ts";
import type { useTemplateVerbsDeleteMutation } from "../../__generated__/useTemplateVerbsDeleteMutation.graphql.ts";
import type {
  SaveMilestoneTemplateInput,
  useTemplateVerbsSaveMutation,
} from "../../__generated__/useTemplateVerbsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";

/** Keeps and forgets the templates of a studio. Both answer with what is wrong; null once it is done. */
export function useTemplateVerbs() {
  const save = useCommit<useTemplateVerbsSaveMutation>(graphql`
    mutation useTemplateVerbsSaveMutation($input: SaveMilestoneTemplateInput!) {
      saveMilestoneTemplate(input: $input) {
        __typename
        ... on SaveMilestoneTemplatePayload {
          workspace {
            ...TemplatesDialog_workspace
            ...NewPlanDialog_workspace
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
  const remove = useCommit<useTemplateVerbsDeleteMutation>(graphql`
    mutation useTemplateVerbsDeleteMutation($input: DeleteMilestoneTemplateInput!) {
      deleteMilestoneTemplate(input: $input) {
        __typename
        ... on DeleteMilestoneTemplatePayload {
          workspace {
            ...TemplatesDialog_workspace
            ...NewPlanDialog_workspace
          }
        }
        ... on NotFound {
          message
        }
      }
    }
  `);
  return {
    async save(input: SaveMilestoneTemplateInput): Promise<string | null> {
      try {
        const { saveMilestoneTemplate: answer } = await save({ input });
        if (answer.__typename === "SaveMilestoneTemplatePayload") return null;
        return "message" in answer ? answer.message : UNEXPECTED_ERROR;
      } catch {
        return UNEXPECTED_ERROR;
      }
    },
    async remove(id: string): Promise<string | null> {
      try {
        const { deleteMilestoneTemplate: answer } = await remove({ input: { id } });
        if (answer.__typename === "DeleteMilestoneTemplatePayload") return null;
        return "message" in answer ? answer.message : UNEXPECTED_ERROR;
      } catch {
        return UNEXPECTED_ERROR;
      }
    },
  };
}
