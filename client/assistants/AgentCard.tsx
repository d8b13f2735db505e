import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Badge, Button, Switch, Text } from "@mantine/core";
import { IconCrown, IconMessageCircle, IconPhone } from "@tabler/icons-react";
import { graphql, useFragment, useMutation } from "react-relay";
import { Link } from "react-router";
import type { AgentCard_agent$key } from "../__generated__/AgentCard_agent.graphql.ts";
import type { AgentCardMutation } from "../__generated__/AgentCardMutation.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { openAgentDialer } from "./openAssistants.ts";
import { OwnAgentMenu } from "./own/OwnAgentMenu.tsx";
import { useOpenAgent } from "./useOpenAgent.ts";

/** One assistant: who it is, what it is good at, whether one wants it. */
export function AgentCard({ agent }: { agent: AgentCard_agent$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { isOpen, talk } = useOpenAgent();
  const { flags, workspace } = useViewer();
  const hasPhone = flags.includes("PHONE_DIALER") && workspace !== null;
  const facts = useFragment(
    graphql`
      fragment AgentCard_agent on AiAgent {
        id
        slug
        name
        role
        description
        logicLevel
        active
        isCustom
        ...OwnAgentMenu_agent
        avatarUrl
        headerUrl
        skills {
          name
          value
        }
      }
    `,
    agent,
  );
  const { id, slug, name, role, description, logicLevel, active, isCustom, avatarUrl, headerUrl, skills } =
    facts;
  const [commit] = useMutation<AgentCardMutation>(graphql`
    mutation AgentCardMutation($input: ChooseAgentInput!) {
      chooseAgent(input: $input) {
        __typename
        ... on ChooseAgentPayload {
          agent {
            id
            active
          }
        }
      }
    }
  `);

  function handleSwitch(isOn: boolean) {
    commit({
      variables: { input: { id, active: isOn } },
      optimisticResponse: {
        chooseAgent: { __typename: "ChooseAgentPayload", agent: { id, active: isOn } },
      },
      onError: showError,
    });
  }

  return (
    <li className="agent-card" data-off={!active || undefined}>
      <img className="agent-header" src={headerUrl} alt="" />
      <div className="agent-inside">
        <img className="agent-face" src={avatarUrl} alt="" />
        <div>
          <h2>
            <Anchor component={Link} to={`/ai-team/${slug}`} inherit>
              {name}
            </Anchor>
          </h2>
          <Text size="sm" c="dimmed">
            {role}
          </Text>
        </div>
        {isCustom ? (
          <OwnAgentMenu agent={facts} />
        ) : (
          <Badge variant="light" color="gray">
            {logicLevel}
          </Badge>
        )}
        <p>{description}</p>
        <dl className="agent-skills">
          {skills.map((skill) => (
            <div key={skill.name}>
              <dt>{skill.name}</dt>
              <span className="agent-bar" aria-hidden>
                <span style={{ width: `${skill.value}%` }} />
              </span>
              <dd>{skill.value}</dd>
            </div>
          ))}
        </dl>
        <div className="agent-foot">
          <Switch
            label={t`Active`}
            aria-label={t`Active: ${name}`}
            checked={active}
            onChange={(event) => handleSwitch(event.currentTarget.checked)}
          />
          {hasPhone && (
            <ActionIcon
              variant="default"
              aria-label={t`Call ${name}`}
              disabled={!active}
              onClick={() => openAgentDialer(slug)}
            >
              <IconPhone size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          <Button
            aria-label={t`Chat with ${name}`}
            variant={isOpen(slug) ? "filled" : "default"}
            disabled={!active}
            leftSection={
              isOpen(slug) ? (
                <IconMessageCircle size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconCrown size={18} aria-hidden />
              )
            }
            onClick={() => talk(slug)}
          >{t`Chat`}</Button>
        </div>
      </div>
    </li>
  );
}
