import { useLingui } from "@lingui/react/macro";
import { Alert, Text } from "@mantine/core";
import { Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VoiceId } from "../../domain/assistants/agents.ts";
import type { Chat_agent$key } from "../__generated__/Chat_agent.graphql.ts";
import { personalShelf } from "../app/personalShelf.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { ChatLog } from "./ChatLog.tsx";
import { Composer } from "./Composer.tsx";
import { useChat } from "./useChat.ts";
import { MicrophoneButton } from "./voice/MicrophoneButton.tsx";
import { useMuted } from "./voice/mute.ts";
import { hush } from "./voice/speak.ts";
import { useGreeting } from "./voice/useGreeting.ts";
import { useSpeechConsent } from "./voice/useSpeechConsent.tsx";
import { useVoiceInput } from "./voice/useVoiceInput.ts";

interface Props {
  agent: Chat_agent$key;
  /** Null: nothing was said to this assistant yet. */
  conversationId: string | null;
  /** A conversation begins here with its first question. */
  isNew: boolean;
  onBegin: (conversationId: string) => void;
  onAgent: (slug: string) => void;
  onClose: () => void;
  /** Answers are read aloud. */
  isSpoken: boolean;
  /** The call in which one talks to this assistant, if any: what is said is asked at once, and answers are read aloud. */
  callId: string | null;
  /** The platform turns what is said into words, where the device does not. */
  hears: boolean;
}

/** A talk with one assistant: the log, and the line to write on. What was typed and not sent stays. */
export function Chat({
  agent,
  conversationId,
  isNew,
  onBegin,
  onAgent,
  onClose,
  isSpoken,
  callId,
  hears,
}: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const viewer = useViewer();
  const { id, slug, name, description, voiceId } = useFragment(
    graphql`
      fragment Chat_agent on AiAgent {
        id
        slug
        name
        description
        voiceId
      }
    `,
    agent,
  );
  const shelfOf = (of: string) => personalShelf(viewer.id, `assistant.${of}`);
  const unsentTo = (of: string) => String(shelfOf(of).read() ?? "");
  const [draft, setDraft] = useState(() => unsentTo(slug));
  // As it is when an answer comes, not when it was asked for.
  const line = useRef(draft);
  const [asking, setAsking] = useState<string | null>(null);
  const [replyId, setReplyId] = useState<string | null>(null);
  const [lastQuestion, setLastQuestion] = useState<string | null>(null);
  const chat = useChat(id);
  const isMuted = useMuted(callId);
  const [consent, mayGoOut] = useSpeechConsent();
  const voice = useVoiceInput({
    ...{ mayGoOut, hasPlatform: hears },
    onWords: (words) => (callId ? void handleAsk(words) : write(draft ? `${draft} ${words}` : words)),
  });
  useGreeting({
    callId,
    words: t`Hello, this is ${name}. What do you need?`,
    voice: voiceId as VoiceId,
    language: i18n.locale,
    onSaid: () => !isMuted && voice.start(),
  });
  const voiceOf = isSpoken || callId ? (voiceId as VoiceId) : null;

  function write(text: string) {
    hush();
    line.current = text;
    setDraft(text);
    shelfOf(slug).write(text);
  }
  async function handleAsk(text: string) {
    const question = text.trim();
    if (question === "" || asking !== null || replyId !== null) return;
    hush();
    setAsking(question);
    // What a button asks leaves the line as it is.
    const isTyped = text === line.current;
    if (isTyped) write("");
    const conversation = await chat.ask(conversationId, question);
    setAsking(null);
    if (conversation) onBegin(conversation);
    else if (isTyped || line.current === "") write(joined(text, line.current));
  }
  function handleAgent(other: string, text: string) {
    shelfOf(other).write(joined(unsentTo(other), text));
    onAgent(other);
  }

  const pending = asking !== null && <div className="assistant-asked">{asking}</div>;
  return (
    <>
      {consent}
      {conversationId && !isNew ? (
        <Suspense fallback={<RowsSkeleton count={4} />}>
          <ChatLog
            conversationId={conversationId}
            onAsk={(text) => void handleAsk(text)}
            onAgent={handleAgent}
            onRetry={(reply) => void chat.retry(reply)}
            onClose={onClose}
            voice={voiceOf}
            onSaid={() => callId && !isMuted && voice.start()}
            onState={(reply, question) => {
              setReplyId(reply);
              setLastQuestion(question);
            }}
          >
            {pending}
          </ChatLog>
        </Suspense>
      ) : (
        <div className="assistant-log">
          <div className="assistant-hello">
            <strong>{name}</strong>
            <Text c="dimmed">{description}</Text>
          </div>
          {pending}
        </div>
      )}
      {chat.problem && (
        <Alert color="red" role="alert">
          {chat.problem}
        </Alert>
      )}
      <Composer
        text={draft}
        onText={write}
        lastQuestion={lastQuestion}
        isBusy={asking !== null || replyId !== null}
        onSend={() => void handleAsk(draft)}
        onStop={replyId ? () => void chat.stop(replyId) : null}
      >
        <MicrophoneButton
          state={voice.state}
          secondsLeft={voice.secondsLeft}
          onStart={voice.start}
          onStop={voice.stop}
        />
      </Composer>
      {(voice.isDeaf || voice.problem) && (
        <Text size="sm" role="status">
          {voice.problem ? said(voice.problem) : t`This browser cannot turn speech into words. Type instead.`}
        </Text>
      )}
      <Text size="xs" c="dimmed" className="assistant-note">
        {t`An AI program answers from your records. It can be wrong; check what matters.`}
      </Text>
    </>
  );
}

/** What was typed and what comes beside it, each on a line of its own; the same words once. */
function joined(first: string, second: string): string {
  return first === second ? first : [first, second].filter((each) => each !== "").join("\n");
}
