import { graphql } from "react-relay";
import type { useOwnAgentsCreateMutation } from "../../__generated__/useOwnAgentsCreateMutation.graphql.ts";
import type { useOwnAgentsDeleteMutation } from "../../__generated__/useOwnAgentsDeleteMutation.graphql.ts";
import type {
  CustomAgentInput,
  useOwnAgentsUpdateMutation,
} from "../../__generated__/useOwnAgentsUpdateMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { madeId } from "../../app/madeId.ts";
import { useViewer } from "../../app/viewer.ts";

/** Making, changing and deleting assistants of one's own; each answers as the server does. */
export function useOwnAgents() {
  const workspaceId = useViewer().workspace?.id ?? null;
  const create = useCommit<useOwnAgentsCreateMutation>(graphql`
    mutation useOwnAgentsCreateMutation($input: CreateAgentInput!) {
      createAgent(input: $input) {
        __typename
        ... on CreateAgentPayload {
          viewer {
            id
            aiAgents {
              id
              slug
              active
              ...AgentCard_agent
              ...AgentPicker_agent
            }
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on AgentLimitReached {
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
  const update = useCommit<useOwnAgentsUpdateMutation>(graphql`
    mutation useOwnAgentsUpdateMutation($input: UpdateAgentInput!) {
      updateAgent(input: $input) {
        __typename
        ... on UpdateAgentPayload {
          agent {
            ...AgentCard_agent
            ...AgentPicker_agent
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
  const remove = useCommit<useOwnAgentsDeleteMutation>(graphql`
    mutation useOwnAgentsDeleteMutation($input: DeleteAgentInput!) {
      deleteAgent(input: $input) {
        __typename
        ... on DeleteAgentPayload {
          deletedId
          viewer {
            id
            aiAgents {
              id
              slug
            }
          }
        }
      }
    }
  `);
  return {
    save: async (id: string | null, agent: CustomAgentInput) =>
      id
        ? (await update({ input: { id, agent } })).updateAgent
        : (await create({ input: { id: madeId(), workspaceId, agent } })).createAgent,
    remove: (id: string) => remove({ input: { id } }),
  };
}
