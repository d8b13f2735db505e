import { useState } from "react";
import { graphql } from "react-relay";
import type { useStartCallMutation } from "../__generated__/useStartCallMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";

/** Starts a call: true where it began, else false, and `tell` says why. */
export function useStartCall(workspaceId: string) {
  const said = useRefusal();
  const [isStarting, setStarting] = useState(false);
  const commit = useCommit<useStartCallMutation>(graphql`
    mutation useStartCallMutation($input: StartPhoneCallInput!) {
      startPhoneCall(input: $input) {
        __typename
        ... on StartPhoneCallPayload {
          viewer {
            id
            activeCall {
              ...CallBanner_call
            }
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function start(number: string, tell: (words: string) => void): Promise<boolean> {
    setStarting(true);
    try {
      const { startPhoneCall: answer } = await commit({ input: { id: madeId(), workspaceId, number } });
      if (answer.__typename === "StartPhoneCallPayload") return true;
      tell(said(refusalIn(answer)));
    } catch (error) {
      tell(said(accidentIn(error)));
    } finally {
      setStarting(false);
    }
    return false;
  }
  return { start, isStarting };
}
