import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { agentPictureIn } from "../../../domain/assistants/agentPictures.ts";
import type { CustomAgentForm } from "../../../domain/assistants/customAgents.ts";
import type { OwnAgentMenu_agent$key } from "../../__generated__/OwnAgentMenu_agent.graphql.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useQuestion } from "../../ui/useQuestion.tsx";
import { AgentForm } from "./AgentForm.tsx";
import { useOwnAgents } from "./useOwnAgents.ts";

/** What can be done with an assistant of one's own. */
export function OwnAgentMenu({ agent }: { agent: OwnAgentMenu_agent$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { remove } = useOwnAgents();
  const [dialog, ask] = useQuestion();
  const [opened, setOpened] = useState<{ id: string | null; initial: CustomAgentForm } | null>(null);
  const { id, name, logicLevel, voiceId, areas, skills, avatarUrl, headerUrl, ...words } = useFragment(
    graphql`
      fragment OwnAgentMenu_agent on AiAgent {
        id
        name
        role
        description
        persona
        logicLevel
        voiceId
        areas
        skills {
          name
          value
        }
        avatarUrl
        headerUrl
      }
    `,
    agent,
  );
  const form: CustomAgentForm = {
    ...{ ...words, name, level: logicLevel, voice: voiceId, areas },
    skills: skills.map((skill) => ({ name: skill.name, value: skill.value })),
    ...{ avatar: agentPictureIn(avatarUrl), header: agentPictureIn(headerUrl) },
  };
  return (
    <>
      {dialog}
      {opened && <AgentForm {...opened} onClose={() => setOpened(null)} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t`More about ${name}`}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened({ id, initial: form })}>{t`Edit`}</Menu.Item>
          <Menu.Item
            onClick={() => setOpened({ id: null, initial: { ...form, name: t`${name} (copy)` } })}
          >{t`Duplicate`}</Menu.Item>
          <Menu.Item
            color="red"
            onClick={() =>
              ask({
                title: t`Delete ${name}?`,
                follows: t`Your conversations with it will be gone for good. Nothing in your studio changes.`,
                yes: t`Delete assistant`,
                onYes: () => void remove(id).catch(showError),
              })
            }
          >{t`Delete`}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
