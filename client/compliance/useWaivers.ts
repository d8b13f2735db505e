import { graphql } from "react-relay";
import type { useWaiversBackMutation } from "../__generated__/useWaiversBackMutation.graphql.ts";
import type { useWaiversMutation } from "../__generated__/useWaiversMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

/** Leaves findings as they are, and takes that back. */
export function useWaivers(releaseId: string, onChanged: () => void) {
  const fail = useErrorToast();
  const waive = useCommit<useWaiversMutation>(graphql`
    mutation useWaiversMutation($input: WaiveFindingInput!) {
      waiveFinding(input: $input) {
        __typename
        ... on WaiveFindingPayload {
          release {
            id
            ...FindingGroups_release
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  const unwaive = useCommit<useWaiversBackMutation>(graphql`
    mutation useWaiversBackMutation($input: UnwaiveFindingInput!) {
      unwaiveFinding(input: $input) {
        __typename
        ... on UnwaiveFindingPayload {
          release {
            id
            ...FindingGroups_release
          }
        }
      }
    }
  `);
  return {
    /** What the server has against it; null once it is left. */
    async leave(findingId: string, reason: string): Promise<RefusalPayload | null> {
      try {
        const { waiveFinding: answer } = await waive({ input: { releaseId, findingId, reason } });
        if (answer.__typename === "InvalidInput") return answer;
        onChanged();
      } catch (error) {
        fail(error);
      }
      return null;
    },
    async takeBack(findingId: string) {
      try {
        await unwaive({ input: { releaseId, findingId } });
        onChanged();
      } catch (error) {
        fail(error);
      }
    },
  };
}
