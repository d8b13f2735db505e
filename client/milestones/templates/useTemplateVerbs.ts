import { graphql } from "react-relay";
import type { useTemplateVerbsDeleteMutation } from "../../__generated__/useTemplateVerbsDeleteMutation.graphql.ts";
import type {
  SaveMilestoneTemplateInput,
  useTemplateVerbsSaveMutation,
} from "../../__generated__/useTemplateVerbsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";

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
          code
          params
          message
        }
      }
    }
  `);
  return {
    async save(input: SaveMilestoneTemplateInput): Promise<RefusalPayload | null> {
      try {
        const { saveMilestoneTemplate: answer } = await save({ input });
        if (answer.__typename === "SaveMilestoneTemplatePayload") return null;
        return refusalIn(answer);
      } catch (error) {
        return accidentIn(error);
      }
    },
    async remove(id: string): Promise<RefusalPayload | null> {
      try {
        const { deleteMilestoneTemplate: answer } = await remove({ input: { id } });
        if (answer.__typename === "DeleteMilestoneTemplatePayload") return null;
        return refusalIn(answer);
      } catch (error) {
        return accidentIn(error);
      }
    },
  };
}
