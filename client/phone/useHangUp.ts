import { graphql } from "react-relay";
import type { useHangUpMutation } from "../__generated__/useHangUpMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";

/** Ends a call of the person's. One that is over stays as it is. */
export function useHangUp() {
  const commit = useCommit<useHangUpMutation>(graphql`
    mutation useHangUpMutation($input: HangUpCallInput!) {
      hangUpCall(input: $input) {
        __typename
        ... on HangUpCallPayload {
          call {
            id
            status
            durationSeconds
          }
          viewer {
            id
            activeCall {
              id
            }
          }
        }
      }
    }
  `);
  return (id: string) => commit({ input: { id } });
}
