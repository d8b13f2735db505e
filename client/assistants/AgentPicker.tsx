import { useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconCrown } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { passesGate } from "../../domain/billing/gates.ts";
import type { AgentPicker_agent$key } from "../__generated__/AgentPicker_agent.graphql.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";

interface Props {
  agents: AgentPicker_agent$key;
  slug: string;
  onChoose: (slug: string) => void;
}

/** Whom one talks to. Those that the plan leaves out wear a crown and offer one (SPEC.md section 6). */
export function AgentPicker({ agents, slug, onChoose }: Props) {
  const { t } = useLingui();
  const isOpen = passesGate(useTier(), "builtInAgents");
  const openUpgrade = useUpgrade();
  const facts = useFragment(
    graphql`
      fragment AgentPicker_agent on AiAgent @relay(plural: true) {
        slug
        name
        role
        logicLevel
        avatarUrl
      }
    `,
    agents,
  );
  const current = facts.find((agent) => agent.slug === slug)!;

  function handleChoice(next: string) {
    if (next === "pam" || isOpen) onChoose(next);
    else openUpgrade({ feature: t`AI team`, requires: "pro" });
  }

  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button
          variant="default"
          className="assistant-picker"
          aria-label={t`Talk to: ${current.name}`}
          leftSection={<img src={current.avatarUrl} alt="" width="28" height="28" />}
          rightSection={<IconChevronDown size={18} aria-hidden />}
        >
          <span className="assistant-name">{current.name}</span>
          <span className="assistant-role">{current.role}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {facts.map((agent) => (
          <Menu.Item
            key={agent.slug}
            aria-current={agent.slug === slug || undefined}
            leftSection={
              <img src={agent.avatarUrl} alt="" width="32" height="32" className="assistant-face" />
            }
            rightSection={
              agent.slug !== "pam" && !isOpen ? (
                <IconCrown size={18} className="settings-crown" role="img" aria-label={t`Pro`} />
              ) : (
                <span className="assistant-level">{agent.logicLevel}</span>
              )
            }
            onClick={() => handleChoice(agent.slug)}
          >
            <span className="assistant-name">{agent.name}</span>
            <span className="assistant-role">{agent.role}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
