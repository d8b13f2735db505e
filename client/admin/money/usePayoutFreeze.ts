import { graphql } from "react-relay";
import type { usePayoutFreezeMutation } from "../../__generated__/usePayoutFreezeMutation.graphql.ts";
import type { usePayoutFreezeReleaseMutation } from "../../__generated__/usePayoutFreezeReleaseMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** Holding the payouts of a studio back and letting them go; each takes the sentence that it says when it worked. */
export function usePayoutFreeze() {
  const freeze = useVerb<usePayoutFreezeMutation>(graphql`
    mutation usePayoutFreezeMutation($input: FreezePayoutsInput!) {
      freezePayouts(input: $input) {
        __typename
        ... on FreezePayoutsPayload {
          studio {
            ...StudioPayouts_workspace
          }
          admin {
            ...FrozenPayees_admin
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
  const release = useVerb<usePayoutFreezeReleaseMutation>(graphql`
    mutation usePayoutFreezeReleaseMutation($input: ReleasePayoutsInput!) {
      releasePayouts(input: $input) {
        __typename
        ... on ReleasePayoutsPayload {
          studio {
            ...StudioPayouts_workspace
          }
          admin {
            ...FrozenPayees_admin
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
  return {
    freeze: (workspaceId: string, reason: string, done: string) =>
      freeze({ input: { workspaceId, reason } }, done),
    release: (workspaceId: string, reason: string, done: string) =>
      release({ input: { workspaceId, reason } }, done),
  };
}
