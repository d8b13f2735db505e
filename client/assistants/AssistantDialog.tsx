import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Modal } from "@mantine/core";
import { IconMessagePlus, IconPhone, IconTrash, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { AssistantDialogQuery } from "../__generated__/AssistantDialogQuery.graphql.ts";
import { personalShelf } from "../app/personalShelf.ts";
import { useDevice } from "../app/useDevice.ts";
import { useViewer } from "../app/viewer.ts";
import { TalkStrip } from "../phone/TalkStrip.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { useQuestion } from "../ui/useQuestion.tsx";
import { AgentPicker } from "./AgentPicker.tsx";
import { Allowance } from "./Allowance.tsx";
import { Chat } from "./Chat.tsx";
import { newConversation } from "./conversationId.ts";
import { type AssistantWish, openAgentDialer } from "./openAssistants.ts";
import { useDeleteConversation } from "./useDeleteConversation.ts";
import { useVoiceToggle } from "./voice/useVoiceToggle.ts";
import "./assistants.css";

interface Props {
  wish: AssistantWish;
  onClose: () => void;
}

/** The dialog of the assistants (SPEC.md section 2): whom one talks to, what was said, and a line to write on. */
export function AssistantDialog({ wish, onClose }: Props) {
  const { t } = useLingui();
  const isPhone = useDevice() === "mobile";
  return (
    <Modal.Root opened onClose={onClose} size={560} padding={0} fullScreen={isPhone} yOffset="6dvh">
      <Modal.Overlay />
      <Modal.Content classNames={{ content: "lv-modal assistant" }} data-phone={isPhone || undefined}>
        <Modal.Body className="assistant-body">
          <header className="assistant-head">
            <Modal.Title component="h2" className="lv-modal-title">{t`AI assistant`}</Modal.Title>
            <Modal.CloseButton aria-label={t`Close`} size={44} />
          </header>
          <Suspense fallback={<RowsSkeleton count={5} />}>
            <Inside wish={wish} onClose={onClose} />
          </Suspense>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Inside({ wish, onClose }: Props) {
  const { t } = useLingui();
  const { id, workspace, flags } = useViewer();
  const [isSpoken, toggleVoice] = useVoiceToggle();
  const shelf = personalShelf(id, "assistant");
  const { viewer } = useLazyLoadQuery<AssistantDialogQuery>(
    graphql`
      query AssistantDialogQuery($workspaceId: ID) {
        viewer {
          activeCall {
            id
            elapsedMs
            agent {
              slug
            }
          }
          aiAgents {
            id
            slug
            active
            ...AgentPicker_agent
            conversations(first: 1, workspaceId: $workspaceId) {
              edges {
                node {
                  id
                }
              }
            }
            ...Chat_agent
          }
          aiAllowance {
            hears
          }
          ...Allowance_viewer
        }
      }
    `,
    { workspaceId: workspace?.id ?? null },
    { fetchPolicy: "store-and-network" },
  );
  const agents = viewer?.aiAgents ?? [];
  const offered = agents.filter(({ active, slug }) => active || slug === wish.slug || slug === "pam");
  const [slug, setSlug] = useState(() => wish.slug ?? String(shelf.read() ?? "pam"));
  const agent = offered.find((each) => each.slug === slug) ?? offered[0];
  // A conversation that was begun here, or chosen; by assistant, so that switching forgets none.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
    wish.slug && wish.conversationId ? { [wish.slug]: wish.conversationId } : {},
  );
  // Begun here, and nothing said in it yet.
  const [fresh, setFresh] = useState<string | null>(null);
  const [dialog, ask] = useQuestion();
  const remove = useDeleteConversation();
  if (!agent) return null;
  const call = viewer?.activeCall;
  const talk = call?.agent?.slug === agent.slug ? call : null;
  const latest = agent.conversations.edges[0]?.node.id;
  const conversationId = chosen[agent.slug] ?? latest ?? null;
  const turnTo = (conversation: string) => setChosen({ ...chosen, [agent.slug]: conversation });

  function begin() {
    const conversation = newConversation();
    setFresh(conversation);
    turnTo(conversation);
  }
  function choose(next: string) {
    setSlug(next);
    shelf.write(next);
  }

  return (
    <>
      {dialog}
      <div className="assistant-tools">
        <AgentPicker agents={offered} slug={agent.slug} onChoose={choose} />
        <ActionIcon
          variant="subtle"
          aria-label={t`Read answers aloud`}
          title={t`Read answers aloud`}
          aria-pressed={isSpoken}
          onClick={toggleVoice}
        >
          {isSpoken ? (
            <IconVolume size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconVolumeOff size={20} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
        {flags.includes("PHONE_DIALER") && workspace && (
          <ActionIcon
            variant="subtle"
            aria-label={t`Call`}
            title={t`Call`}
            aria-haspopup="dialog"
            onClick={() => openAgentDialer(agent.slug)}
          >
            <IconPhone size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          aria-label={t`New conversation`}
          title={t`New conversation`}
          onClick={begin}
        >
          <IconMessagePlus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t`Delete conversation`}
          title={t`Delete conversation`}
          disabled={conversationId === null || conversationId === fresh}
          onClick={() =>
            ask({
              title: t`Delete this conversation?`,
              follows: t`What you asked and what was answered will be gone for good. Nothing in your studio changes.`,
              yes: t`Delete the conversation`,
              onYes: () => {
                if (conversationId) void remove(conversationId);
                begin();
              },
            })
          }
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {talk && <TalkStrip key={talk.id} callId={talk.id} elapsedMs={talk.elapsedMs ?? null} />}
      <Chat
        key={`${agent.slug} ${conversationId}`}
        agent={agent}
        conversationId={conversationId}
        isNew={fresh === conversationId}
        onBegin={(conversation) => {
          setFresh(null);
          turnTo(conversation);
        }}
        onAgent={choose}
        onClose={onClose}
        isSpoken={isSpoken}
        callId={talk?.id ?? null}
        hears={viewer?.aiAllowance.hears ?? false}
      />
      {viewer && <Allowance viewer={viewer} />}
      <Anchor component={Link} to="/ai-team" className="assistant-all" onClick={onClose}>
        {t`View All AI Team Members`}
      </Anchor>
    </>
  );
}
