import { graphql } from "react-relay";
import type { useDeleteConversationMutation } from "../__generated__/useDeleteConversationMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useViewer } from "../app/viewer.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

/** Takes a conversation away; true where it is gone. */
export function useDeleteConversation(): (id: string) => Promise<boolean> {
  const showError = useErrorToast();
  const workspaceId = useViewer().workspace?.id ?? null;
  const commit = useCommit<useDeleteConversationMutation>(graphql`
    mutation useDeleteConversationMutation($input: DeleteConversationInput!, $workspaceId: ID) {
      deleteConversation(input: $input) {
        __typename
        ... on DeleteConversationPayload {
          deletedId @deleteRecord
          agent {
            id
            conversations(first: 1, workspaceId: $workspaceId) {
              edges {
                node {
                  id
                }
              }
            }
          }
        }
      }
    }
  `);
  return async (id) => {
    try {
      await commit({ input: { id }, workspaceId });
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
}
