import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { graphql, useLazyLoadQuery, useRelayEnvironment, useSubscription } from "react-relay";
import type { VoiceId } from "../../domain/assistants/agents.ts";
import type { ChatLogQuery } from "../__generated__/ChatLogQuery.graphql.ts";
import type { ChatLogSubscription } from "../__generated__/ChatLogSubscription.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";
import { ChatMessageView } from "./ChatMessageView.tsx";
import { useSpokenReply } from "./voice/useSpokenReply.ts";

const QUERY = graphql`
  query ChatLogQuery($id: ID!) {
    node(id: $id) {
      ... on Conversation {
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
  }
`;

interface Props {
  conversationId: string;
  onAsk: (text: string) => void;
  onAgent: (slug: string, text: string) => void;
  onRetry: (id: string) => void;
  onClose: () => void;
  /** Tells which reply is being written, if any, and what was asked last. */
  onState: (replyId: string | null, lastQuestion: string | null) => void;
  /** Reads answers aloud; null: no. */
  voice: VoiceId | null;
  /** An answer was read to its end. */
  onSaid: () => void;
  children: ReactNode;
}

/** What was said in a conversation, in the order in which it was, growing while it is open. */
export function ChatLog({ conversationId, onState, voice, onSaid, children, ...actions }: Props) {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const { node } = useLazyLoadQuery<ChatLogQuery>(
    QUERY,
    { id: conversationId },
    { fetchPolicy: "store-and-network" },
  );
  const messages = (node?.messages?.edges ?? []).map(({ node: message }) => message).toReversed();
  const known = useRef<ReadonlySet<string>>(new Set());
  known.current = new Set(messages.map(({ id }) => id));
  useSubscription<ChatLogSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ChatLogSubscription($id: ID!) {
            chatReply(conversationId: $id) {
              message {
                id
                ...ChatMessageView_message
              }
            }
          }
        `,
        variables: { id: conversationId },
        onNext: (news) => {
          const id = news?.chatReply.message?.id;
          // Asked on another device.
          if (id && !known.current.has(id)) void refresh<ChatLogQuery>(relay, QUERY, { id: conversationId });
        },
        // Between the first look and the first news a reply may have grown.
        cacheConfig: onceListening(() => void refresh<ChatLogQuery>(relay, QUERY, { id: conversationId })),
      }),
      [relay, conversationId],
    ),
  );
  useSpokenReply(
    messages.findLast(({ role }) => role === "assistant"),
    voice,
    onSaid,
  );
  const replyId = messages.find(({ state }) => state === "streaming")?.id ?? null;
  const lastQuestion = messages.findLast(({ role }) => role === "user")?.content ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => onState(replyId, lastQuestion), [replyId, lastQuestion]);

  const foot = useRef<HTMLDivElement>(null);
  const length = messages.reduce((sum, { content }) => sum + content.length, messages.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more
  useEffect(() => {
    foot.current?.scrollIntoView?.({ block: "end" });
  }, [length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className="assistant-log" role="log" aria-label={t`Conversation`} tabIndex={0}>
      {messages.map((message, place) => (
        <ChatMessageView
          key={message.id}
          message={message}
          isLast={place === messages.length - 1}
          {...actions}
        />
      ))}
      {children}
      <div ref={foot} />
    </div>
  );
}
