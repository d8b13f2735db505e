import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { useStartCallMutation } from "../__generated__/useStartCallMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { LineFailed, openLine } from "./line.ts";
import { useHangUp } from "./useHangUp.ts";

/** Starts a call: true where it began, else false, and `tell` says why. */
export function useStartCall(workspaceId: string) {
  const { t } = useLingui();
  const hangUp = useHangUp();
  const said = useRefusal();
  const [isStarting, setStarting] = useState(false);
  const commit = useCommit<useStartCallMutation>(graphql`
    mutation useStartCallMutation($input: StartPhoneCallInput!) {
      startPhoneCall(input: $input) {
        __typename
        ... on StartPhoneCallPayload {
          voiceToken
          call {
            id
          }
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

  /** Over the network; a call that it does not take is hung up again. */
  async function place(token: string, rowId: string, callId: string, onRefusal: (words: string) => void) {
    try {
      await openLine({ token, rowId, callId });
      return true;
    } catch (error) {
      const isMicrophone = error instanceof LineFailed && error.isMicrophone;
      onRefusal(
        isMicrophone
          ? t`Calls need your microphone. Allow it in your browser, then call again.`
          : t`The telephone network could not be reached. Try again in a moment.`,
      );
      await hangUp(callId);
      return false;
    }
  }

  async function start(number: string, onRefusal: (words: string) => void): Promise<boolean> {
    setStarting(true);
    try {
      const rowId = madeId();
      const { startPhoneCall: answer } = await commit({ input: { id: rowId, workspaceId, number } });
      if (answer.__typename !== "StartPhoneCallPayload") onRefusal(said(refusalIn(answer)));
      else if (!answer.voiceToken || (await place(answer.voiceToken, rowId, answer.call!.id, onRefusal)))
        return true;
    } catch (error) {
      onRefusal(said(accidentIn(error)));
    } finally {
      setStarting(false);
    }
    return false;
  }
  return { start, isStarting };
}
