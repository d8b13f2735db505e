import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type {
  BroadcastContent,
  useWritingVerbsCreateMutation,
} from "../../__generated__/useWritingVerbsCreateMutation.graphql.ts";
import type { useWritingVerbsTestMutation } from "../../__generated__/useWritingVerbsTestMutation.graphql.ts";
import type { useWritingVerbsUpdateMutation } from "../../__generated__/useWritingVerbsUpdateMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** Saving an announcement as a draft, and trying it on oneself before or after. */
export function useWritingVerbs() {
  const { t } = useLingui();
  const create = useVerb<useWritingVerbsCreateMutation>(graphql`
    mutation useWritingVerbsCreateMutation($input: CreateBroadcastInput!) {
      createBroadcast(input: $input) {
        __typename
        ... on CreateBroadcastPayload {
          admin {
            ...BroadcastList_admin
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);
  const update = useVerb<useWritingVerbsUpdateMutation>(graphql`
    mutation useWritingVerbsUpdateMutation($input: UpdateBroadcastInput!) {
      updateBroadcast(input: $input) {
        __typename
        ... on UpdateBroadcastPayload {
          broadcast {
            id
            link
            ...BroadcastList_broadcast
            ...BroadcastForm_broadcast
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
  const test = useVerb<useWritingVerbsTestMutation>(graphql`
    mutation useWritingVerbsTestMutation($input: TestBroadcastInput!) {
      testBroadcast(input: $input) {
        __typename
        ... on TestBroadcastPayload {
          sentTo
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);
  return {
    save(broadcast: { id: string; version: number } | null, content: BroadcastContent) {
      const saved = t`The draft is saved.`;
      return broadcast
        ? update({ input: { id: broadcast.id, version: broadcast.version, content } }, saved)
        : create({ input: { content } }, saved);
    },
    test: (content: BroadcastContent) => test({ input: { content } }, t`A test is on its way to you.`),
  };
}
