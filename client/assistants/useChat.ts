import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useChatRetryMutation } from "../__generated__/useChatRetryMutation.graphql.ts";
import type { useChatSendMutation } from "../__generated__/useChatSendMutation.graphql.ts";
import type { useChatStopMutation } from "../__generated__/useChatStopMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { useViewer } from "../app/viewer.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { newConversation, rowIdOf } from "./conversationId.ts";
import { awaitReply } from "./voice/useSpokenReply.ts";

/** A question of which nobody knows whether it arrived, with the ids that it was sent under. */
interface Unanswered {
  askedIn: string | null;
  text: string;
  conversationId: string;
  id: string;
  replyId: string;
}

/** Asking an assistant, having it stop, and having it answer once more. Why something did not work stands in `problem`. */
export function useChat(agentId: string) {
  const said = useRefusal();
  const { workspace } = useViewer();
  const [problem, setProblem] = useState<string | null>(null);
  const unanswered = useRef<Unanswered | null>(null);
  const send = useCommit<useChatSendMutation>(graphql`
    mutation useChatSendMutation($input: SendChatMessageInput!) {
      sendChatMessage(input: $input) {
        __typename
        ... on SendChatMessagePayload {
          conversation {
            id
            messages(first: 50) {
              edges {
                node {
                  id
                  role
                  state
                  content
                  ...ChatMessageView_message
                }
              }
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
  const stop = useCommit<useChatStopMutation>(graphql`
    mutation useChatStopMutation($input: StopReplyInput!) {
      stopReply(input: $input) {
        __typename
        ... on StopReplyPayload {
          reply {
            ...ChatMessageView_message
          }
        }
      }
    }
  `);
  const retry = useCommit<useChatRetryMutation>(graphql`
    mutation useChatRetryMutation($input: RetryReplyInput!) {
      retryReply(input: $input) {
        __typename
        ... on RetryReplyPayload {
          reply {
            ...ChatMessageView_message
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

  /** True where it worked. */
  async function tried(act: () => Promise<object>): Promise<boolean> {
    setProblem(null);
    try {
      const answer = (await act()) as { __typename: string };
      if (answer.__typename.endsWith("Payload")) return true;
      setProblem(said(refusalIn(answer as never)));
    } catch (error) {
      setProblem(said(accidentIn(error)));
    }
    return false;
  }

  /** Sent again after its answer got lost it is the same question: asked once, in the same conversation. */
  function questionOf(askedIn: string | null, text: string): Unanswered {
    const lost = unanswered.current;
    if (lost && lost.askedIn === askedIn && lost.text === text) return lost;
    const conversationId = askedIn ?? newConversation();
    return { askedIn, text, conversationId, id: madeId(), replyId: madeId() };
  }

  return {
    problem,
    /** The conversation that it stands in, which begins with it where there was none; null where it does not. */
    async ask(askedIn: string | null, text: string): Promise<string | null> {
      const question = questionOf(askedIn, text);
      const { conversationId, id, replyId } = question;
      const isAgain = unanswered.current === question;
      unanswered.current = question;
      const isSent = await tried(async () => {
        const page = window.location.pathname;
        awaitReply(btoa(`ChatMessage:${replyId}`));
        const input = {
          ...{ id, replyId, conversationId: rowIdOf(conversationId) },
          ...{ agentId, workspaceId: workspace?.id ?? null, text, page },
        };
        const { sendChatMessage } = await send({ input });
        // It was answered, well or not.
        unanswered.current = null;
        const hadArrived = isAgain && "code" in sendChatMessage && sendChatMessage.code === "general.idTaken";
        return hadArrived ? { __typename: "SendChatMessagePayload" } : sendChatMessage;
      });
      return isSent ? conversationId : null;
    },
    stop: (id: string) => tried(async () => (await stop({ input: { id } })).stopReply),
    retry: (id: string) => tried(async () => (await retry({ input: { id } })).retryReply),
  };
}
