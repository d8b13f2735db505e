import { graphql } from "react-relay";
import type { Tier } from "../../../domain/billing/plans.ts";
import type { useStudioVerbsRestoreMutation } from "../../__generated__/useStudioVerbsRestoreMutation.graphql.ts";
import type { useStudioVerbsSuspendMutation } from "../../__generated__/useStudioVerbsSuspendMutation.graphql.ts";
import type { useStudioVerbsTierMutation } from "../../__generated__/useStudioVerbsTierMutation.graphql.ts";
import type { useStudioVerbsTransferMutation } from "../../__generated__/useStudioVerbsTransferMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** The verbs on a workspace; each takes the sentence that it says when it worked. */
export function useStudioVerbs() {
  const tier = useVerb<useStudioVerbsTierMutation>(graphql`
    mutation useStudioVerbsTierMutation($input: ChangeWorkspaceTierInput!) {
      changeWorkspaceTier(input: $input) {
        __typename
        ... on ChangeWorkspaceTierPayload {
          workspace {
            id
            subscriptionTier
            effectiveTier
            planSource
            isOwnersPlan
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
  const transfer = useVerb<useStudioVerbsTransferMutation>(graphql`
    mutation useStudioVerbsTransferMutation($input: TransferWorkspaceInput!) {
      transferWorkspace(input: $input) {
        __typename
        ... on TransferWorkspacePayload {
          workspace {
            id
            effectiveTier
            planSource
            isOwnersPlan
            memberCount
            owner {
              id
              fullName
              email
              ownsWorkspace
            }
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
  const suspend = useVerb<useStudioVerbsSuspendMutation>(graphql`
    mutation useStudioVerbsSuspendMutation($input: SuspendWorkspaceInput!) {
      suspendWorkspace(input: $input) {
        __typename
        ... on SuspendWorkspacePayload {
          workspace {
            id
            suspendedAt
            suspensionReason
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
  const restore = useVerb<useStudioVerbsRestoreMutation>(graphql`
    mutation useStudioVerbsRestoreMutation($input: RestoreWorkspaceInput!) {
      restoreWorkspace(input: $input) {
        __typename
        ... on RestoreWorkspacePayload {
          workspace {
            id
            suspendedAt
            suspensionReason
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
    changeTier: (id: string, to: Tier, reason: string, done: string) =>
      tier({ input: { id, tier: to, reason } }, done),
    transfer: (id: string, email: string, reason: string, done: string) =>
      transfer({ input: { id, email, reason } }, done),
    suspend: (id: string, reason: string, done: string) => suspend({ input: { id, reason } }, done),
    restore: (id: string, done: string) => restore({ input: { id } }, done),
  };
}
