import { useState } from "react";
import { graphql } from "react-relay";
import type { useStartAgentCallMutation } from "../__generated__/useStartAgentCallMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";

/** Starts a talk with an assistant: true where it began, else false, and `tell` says why. */
export function useStartAgentCall(workspaceId: string) {
  const said = useRefusal();
  const [isStarting, setStarting] = useState(false);
  const commit = useCommit<useStartAgentCallMutation>(graphql`
    mutation useStartAgentCallMutation($input: StartAgentCallInput!) {
      startAgentCall(input: $input) {
        __typename
        ... on StartAgentCallPayload {
          viewer {
            id
            activeCall {
              id
              agent {
                slug
              }
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

  async function start(agentId: string, onRefusal: (words: string) => void): Promise<boolean> {
    setStarting(true);
    try {
      const { startAgentCall: answer } = await commit({ input: { id: madeId(), workspaceId, agentId } });
      if (answer.__typename === "StartAgentCallPayload") return true;
      onRefusal(said(refusalIn(answer)));
    } catch (error) {
      onRefusal(said(accidentIn(error)));
    } finally {
      setStarting(false);
    }
    return false;
  }
  return { start, isStarting };
}
