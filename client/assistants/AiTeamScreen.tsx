import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { graphql } from "react-relay";
import type { AiTeamScreenQuery } from "../__generated__/AiTeamScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useViewer } from "../app/viewer.ts";
import { usePreferences } from "../settings/usePreferences.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { AgentCard } from "./AgentCard.tsx";
import { Allowance } from "./Allowance.tsx";
import { CreateAgentButton } from "./own/CreateAgentButton.tsx";
import "./assistants.css";

/** /ai-team: the eight assistants, and those that people made. */
export function AiTeamScreen() {
  const { t } = useLingui();
  const keep = usePreferences();
  const { preferences, workspace } = useViewer();
  const { viewer } = useScreenQuery<AiTeamScreenQuery>(graphql`
    query AiTeamScreenQuery @preloadable {
      viewer {
        aiAgents {
          id
          ...AgentCard_agent
        }
        ...Allowance_viewer
      }
    }
  `);
  if (!viewer) return null;
  if (!preferences.aiTeam)
    return (
      <EmptyState
        title={t`You have hidden the AI team`}
        headingLevel={1}
        action={
          <Button onClick={() => keep({ aiTeam: true }, { aiTeam: false })}>{t`Show the AI team`}</Button>
        }
      >
        {t`The button, the shortcut and this page are off for you on every device.`}
      </EmptyState>
    );
  if (workspace && !workspace.showsAiTeam)
    return (
      <EmptyState title={t`This studio does without the AI team`} headingLevel={1}>
        {t`Whoever manages the studio can bring it back in the settings of the studio.`}
      </EmptyState>
    );
  return (
    <>
      <PageTitle title={t`AI team`} />
      <Text c="dimmed" mb="lg" maw="64ch">
        {t`AI programs that answer from your own records and say where each figure comes from. They change nothing by themselves.`}
      </Text>
      <CreateAgentButton />
      <Allowance viewer={viewer} />
      <ul className="agents">
        {viewer.aiAgents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </ul>
      <Button variant="subtle" color="gray" mt="lg" onClick={() => keep({ aiTeam: false }, { aiTeam: true })}>
        {t`Hide the AI team`}
      </Button>
    </>
  );
}
