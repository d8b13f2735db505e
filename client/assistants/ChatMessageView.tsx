import { useLingui } from "@lingui/react/macro";
import { Button, Loader, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { isFile } from "../../domain/assistants/papers.ts";
import type { ChatMessageView_message$key } from "../__generated__/ChatMessageView_message.graphql.ts";
import { CoverDrafts } from "./CoverDrafts.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import { RichText } from "./RichText.tsx";

interface Props {
  message: ChatMessageView_message$key;
  /** The last one: what can be pressed below it is still meant. */
  isLast: boolean;
  onAsk: (text: string) => void;
  onAgent: (slug: string, text: string) => void;
  onRetry: (id: string) => void;
  onClose: () => void;
}

/** Something that was said, and what can be done with it. */
export function ChatMessageView({ message, isLast, onAsk, onAgent, onRetry, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const whole = useFragment(
    graphql`
      fragment ChatMessageView_message on ChatMessage {
        id
        role
        content
        state
        looking
        citations {
          label
          path
        }
        proposals {
          id
          ...ProposalCard_proposal
        }
        coverDrafts {
          id
        }
        ...CoverDrafts_message
        chips {
          kind
          label
          text
          path
          agent {
            slug
          }
        }
      }
    `,
    message,
  );
  const { id, role, content, state, looking, citations, chips, proposals, coverDrafts } = whole;
  if (role === "user") return <div className="assistant-asked">{content}</div>;

  function press({ kind, path, text, agent }: (typeof chips)[number]) {
    if (kind === "open" && path) {
      onClose();
      void navigate(path);
    } else if (kind === "agent" && agent) onAgent(agent.slug, text ?? "");
    else if (text) onAsk(text);
  }

  return (
    <div className="assistant-answer" aria-busy={state === "streaming"}>
      {content && <RichText text={content} citations={citations} onGo={onClose} />}
      {state === "streaming" && !content && (
        <p className="assistant-looking">
          <Loader size="xs" type="dots" aria-hidden />
          {looking ?? t`One moment…`}
        </p>
      )}
      {state === "stopped" && (
        <Text size="sm" c="dimmed">
          {t`You stopped this answer.`}
        </Text>
      )}
      {state === "failed" && (
        <Text size="sm" c="red" role="alert">
          {t`This answer broke off.`}
        </Text>
      )}
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} onClose={onClose} />
      ))}
      {coverDrafts.length > 0 && <CoverDrafts message={whole} onClose={onClose} />}
      {isLast && state !== "streaming" && (
        <div className="assistant-chips">
          {state === "done" &&
            chips.map((chip) =>
              chip.path && isFile(chip.path) ? (
                <Button
                  key={`${chip.kind} ${chip.label}`}
                  component="a"
                  href={chip.path}
                  download
                  size="compact-md"
                  variant="light"
                >
                  {chip.label}
                </Button>
              ) : (
                <Button
                  key={`${chip.kind} ${chip.label}`}
                  size="compact-md"
                  variant="light"
                  onClick={() => press(chip)}
                >
                  {chip.label}
                </Button>
              ),
            )}
          {state !== "done" && (
            <Button size="compact-md" variant="light" onClick={() => onRetry(id)}>{t`Try again`}</Button>
          )}
        </div>
      )}
      {state === "done" && (
        <div className="assistant-actions">
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => void navigator.clipboard?.writeText(content)}
          >{t`Copy`}</Button>
          {isLast && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onRetry(id)}>
              {t`Answer again`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
