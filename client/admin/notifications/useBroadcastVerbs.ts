import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useBroadcastVerbsCancelMutation } from "../../__generated__/useBroadcastVerbsCancelMutation.graphql.ts";
import type { useBroadcastVerbsDeleteMutation } from "../../__generated__/useBroadcastVerbsDeleteMutation.graphql.ts";
import type { useBroadcastVerbsSendMutation } from "../../__generated__/useBroadcastVerbsSendMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** What can be done with an announcement that is written. */
export function useBroadcastVerbs() {
  const { t } = useLingui();
  const send = useVerb<useBroadcastVerbsSendMutation>(graphql`
    mutation useBroadcastVerbsSendMutation($input: SendBroadcastInput!) {
      sendBroadcast(input: $input) {
        __typename
        ... on SendBroadcastPayload {
          broadcast {
            id
            ...BroadcastList_broadcast
            ...BroadcastVerbs_broadcast
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on StaleBroadcast {
          code
          params
          message
          current {
            id
            ...BroadcastForm_broadcast
            ...BroadcastVerbs_broadcast
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
  const cancel = useVerb<useBroadcastVerbsCancelMutation>(graphql`
    mutation useBroadcastVerbsCancelMutation($input: CancelBroadcastInput!) {
      cancelBroadcast(input: $input) {
        __typename
        ... on CancelBroadcastPayload {
          broadcast {
            id
            ...BroadcastList_broadcast
            ...BroadcastVerbs_broadcast
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
  const remove = useVerb<useBroadcastVerbsDeleteMutation>(graphql`
    mutation useBroadcastVerbsDeleteMutation($input: DeleteBroadcastInput!) {
      deleteBroadcast(input: $input) {
        __typename
        ... on DeleteBroadcastPayload {
          deletedId @deleteRecord
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
    send: (id: string, version: number) => send({ input: { id, version } }, t`It is on its way.`),
    schedule: (id: string, version: number, at: Date) =>
      send({ input: { id, version, scheduledFor: at.toISOString() } }, t`It is waiting for its time.`),
    cancel: (id: string) => cancel({ input: { id } }, t`It is a draft again.`),
    remove: (id: string) => remove({ input: { id } }, t`The draft is deleted.`),
  };
}
