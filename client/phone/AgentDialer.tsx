import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, Radio, Text } from "@mantine/core";
import { IconPhone, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { VOICES, type VoiceId } from "../../domain/assistants/agents.ts";
import type { AgentDialerQuery } from "../__generated__/AgentDialerQuery.graphql.ts";
import type { AgentDialerVoiceMutation } from "../__generated__/AgentDialerVoiceMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { canSpeak, hush, speak } from "../assistants/voice/speak.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { useStartAgentCall } from "./useStartAgentCall.ts";
import "./phone.css";

const PRESETS = Object.entries(VOICES).map(([voice, { name }]) => [voice as VoiceId, name] as const);

interface Props {
  slug: string;
  workspaceId: string;
  onClose: () => void;
  onStarted: () => void;
}

/** Calls an assistant: a spoken talk in the browser, in the voice that one likes. */
export function AgentDialer({ slug, workspaceId, onClose, onStarted }: Props) {
  const { t, i18n } = useLingui();
  const showError = useErrorToast();
  const { viewer } = useLazyLoadQuery<AgentDialerQuery>(
    graphql`
      query AgentDialerQuery {
        viewer {
          aiAgents {
            id
            slug
            name
            role
            avatarUrl
            voiceId
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const choose = useCommit<AgentDialerVoiceMutation>(graphql`
    mutation AgentDialerVoiceMutation($input: ChooseAgentInput!) {
      chooseAgent(input: $input) {
        __typename
        ... on ChooseAgentPayload {
          agent {
            id
            voiceId
          }
        }
      }
    }
  `);
  const { start, isStarting } = useStartAgentCall(workspaceId);
  const [problem, setProblem] = useState<string | null>(null);
  const agent = viewer?.aiAgents.find((each) => each.slug === slug);
  if (!agent) return null;
  const { id, name, role, avatarUrl, voiceId } = agent;

  function handleVoice(next: string) {
    choose({ input: { id, voiceId: next } }).catch(showError);
  }
  function handlePlay(voice: VoiceId) {
    hush();
    void speak([t`Hello, this is ${name}.`], voice, i18n.locale);
  }
  async function handleCall() {
    if (await start(id, setProblem)) onStarted();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Call ${name}`} size={400}>
      <div className="phone-agent">
        <img src={avatarUrl} alt="" width="96" height="96" />
        <Text c="dimmed">{role}</Text>
      </div>
      <Radio.Group label={t`Voice`} value={voiceId} onChange={handleVoice} my="md">
        <div className="phone-voices">
          {PRESETS.map(([voice, preset]) => (
            <Group key={voice} justify="space-between" wrap="nowrap">
              <Radio value={voice} label={preset} />
              {canSpeak() && (
                <ActionIcon variant="subtle" aria-label={t`Hear ${preset}`} onClick={() => handlePlay(voice)}>
                  <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
        </div>
      </Radio.Group>
      {problem && (
        <Text c="red" role="alert" mb="sm">
          {problem}
        </Text>
      )}
      <Button
        fullWidth
        loading={isStarting}
        leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleCall()}
      >{t`Call`}</Button>
      <Text size="sm" c="dimmed" mt="sm">
        {t`An AI program talks with you in your browser; no phone rings. What is said also appears in the conversation.`}
      </Text>
    </AppModal>
  );
}
