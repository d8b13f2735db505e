import { graphql } from "react-relay";
import type { useSharePayoutFreezeMutation } from "../../__generated__/useSharePayoutFreezeMutation.graphql.ts";
import type { useSharePayoutFreezeReleaseMutation } from "../../__generated__/useSharePayoutFreezeReleaseMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** Holding the payouts of a person back and letting them go; each takes the sentence that it says when it worked. */
export function useSharePayoutFreeze() {
  const freeze = useVerb<useSharePayoutFreezeMutation>(graphql`
    mutation useSharePayoutFreezeMutation($input: FreezeSharePayoutsInput!) {
      freezeSharePayouts(input: $input) {
        __typename
        ... on FreezeSharePayoutsPayload {
          user {
            ...PersonPayouts_person
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
        ... on PayoutRefused {
          code
          params
          message
        }
      }
    }
  `);
  const release = useVerb<useSharePayoutFreezeReleaseMutation>(graphql`
    mutation useSharePayoutFreezeReleaseMutation($input: ReleaseSharePayoutsInput!) {
      releaseSharePayouts(input: $input) {
        __typename
        ... on ReleaseSharePayoutsPayload {
          user {
            ...PersonPayouts_person
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
        ... on PayoutRefused {
          code
          params
          message
        }
      }
    }
  `);
  return {
    freeze: (id: string, reason: string, done: string) => freeze({ input: { id, reason } }, done),
    release: (id: string, reason: string, done: string) => release({ input: { id, reason } }, done),
  };
}
