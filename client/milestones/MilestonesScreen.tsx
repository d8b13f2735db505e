import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconPlus, IconTemplate } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { MilestonesScreenQuery } from "../__generated__/MilestonesScreenQuery.graphql.ts";
import { globalIdIn, plainWordOf } from "../app/readableAddress.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PlanWall } from "../billing/PlanWall.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { MilestoneWatch } from "./MilestoneWatch.tsx";
import { NewPlanDialog } from "./NewPlanDialog.tsx";
import { PlanFilters } from "./PlanFilters.tsx";
import { PlannedReleases } from "./PlannedReleases.tsx";
import { StepDrawer } from "./steps/StepDrawer.tsx";
import { TemplatesDialog } from "./templates/TemplatesDialog.tsx";
import "../releases/releases.css";
import "./milestones.css";

const NEW = { keys: "N", label: msg`New plan` };

/** Every plan of the studio: what must be done for which release, by whom, by which day, with what is late first. */
export function MilestonesScreen() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const [dialog, setDialog] = useState<"plan" | "templates" | null>(null);
  const query = useScreenQuery<MilestonesScreenQuery>(graphql`
    query MilestonesScreenQuery @preloadable {
      viewer {
        workspace {
          id
          milestoneTemplates {
            id
          }
          ...PlanFilters_workspace
          ...PlannedReleases_workspace
          ...NewPlanDialog_workspace
          ...TemplatesDialog_workspace
          ...StepDrawer_workspace
        }
      }
      ...NewPlanDialog_query
    }
  `);
  const workspace = query.viewer?.workspace;
  const mayPlan = workspace?.milestoneTemplates != null;
  useShortcut(NEW, () => mayPlan && setDialog("plan"));
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Releases are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  if (!mayPlan)
    return (
      <PlanWall title={t`Milestones`} gate="releaseScheduling">
        {t`Who does what by when, counted back from every release. Your plan does not include this yet.`}
      </PlanWall>
    );
  const step = address.get("step");

  return (
    <div className="milestones">
      <header className="releases-head">
        <PageTitle title={t`Milestones`} />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconTemplate size={18} aria-hidden />}
            onClick={() => setDialog("templates")}
          >
            {t`Templates`}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog("plan")}>
            {t`New plan`}
          </Button>
        </Group>
      </header>
      <PlanFilters workspace={workspace} />
      <PlannedReleases
        workspace={workspace}
        onOpen={({ id, title }) => choose({ step: plainWordOf(id, title) })}
        onNew={() => setDialog("plan")}
      />
      {step && (
        <Suspense fallback={null}>
          <StepDrawer
            id={globalIdIn("Milestone", step)}
            workspace={workspace}
            onClose={() => choose({ step: null })}
          />
        </Suspense>
      )}
      {dialog === "plan" && (
        <NewPlanDialog workspace={workspace} query={query} onClose={() => setDialog(null)} />
      )}
      {dialog === "templates" && <TemplatesDialog workspace={workspace} onClose={() => setDialog(null)} />}
      <MilestoneWatch workspaceId={workspace.id} />
    </div>
  );
}
