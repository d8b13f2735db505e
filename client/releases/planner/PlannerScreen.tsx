import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group } from "@mantine/core";
import { IconCalendarShare, IconTableExport } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import { daysBetween, daysFrom, inWeeks, weeksOfMonth } from "../../../domain/releases/planner/planDays.ts";
import type { PlannerScreenQuery } from "../../__generated__/PlannerScreenQuery.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PlanWall } from "../../billing/PlanWall.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { ReleaseWatch } from "../ReleaseWatch.tsx";
import { FeedDialog } from "./FeedDialog.tsx";
import { PlanAgenda } from "./PlanAgenda.tsx";
import { PlanBar } from "./PlanBar.tsx";
import { PlanBoard } from "./PlanBoard.tsx";
import { PlanChip } from "./PlanChip.tsx";
import { PlanGrid } from "./PlanGrid.tsx";
import { PlannedDialog } from "./PlannedDialog.tsx";
import { PlanWeeks } from "./PlanWeeks.tsx";
import { planViewOf } from "./planView.ts";
import { usePlan } from "./usePlan.ts";
import { usePlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";
import { usePlanMoves } from "./usePlanMoves.ts";
import "../releases.css";
import "./planner.css";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";

/** Releases on a calendar, a board and a line of weeks; what is still to come can be moved about. */
export function PlannerScreen() {
  const { t } = useLingui();
  const { viewer } = useScreenQuery<PlannerScreenQuery>(graphql`
    query PlannerScreenQuery($from: String!, $days: Int!) @preloadable {
      viewer {
        workspace {
          id
          timezone
          ...usePlan_workspace @arguments(from: $from, days: $days)
          ...FeedDialog_workspace
        }
      }
    }
  `);
  if (!viewer?.workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Releases are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  return <Planner workspace={viewer.workspace} />;
}

type PlannedWorkspace = NonNullable<NonNullable<PlannerScreenQuery["response"]["viewer"]>["workspace"]>;

function Planner({ workspace }: { workspace: PlannedWorkspace }) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const isPhone = useDevice() === "mobile";
  const { address, choose } = useAddressChoice();
  const [asksForFeed, setAsksForFeed] = useState(false);
  const { id, timezone } = workspace;
  const view = planViewOf(address);
  const shows = (day: string) => day >= view.first && day <= view.last;
  const moves = usePlanMoves((day) => !shows(day) && choose({ day }));
  const plan = usePlan(workspace, timezone, moves.moving);
  const { actions, openId, close, said } = usePlanActions(moves, view);

  if (!plan)
    return (
      <PlanWall title={t`Planner`} gate="releaseScheduling">
        {t`Your releases on a calendar, with hints for every day. Your plan does not include this yet.`}
      </PlanWall>
    );

  const period = view.isCalendarMonth ? labels.month(view.day) : labels.span(view.first, view.last);
  const undated = plan.all.filter(({ day, isMovable }) => day === null && isMovable);
  const opened = plan.all.find((release) => release.id === openId);
  const days = daysFrom(view.first, daysBetween(view.first, view.last) + 1);
  const isGrid = view.name === "month" || view.name === "week";
  const file = new URLSearchParams({ workspace: id, from: view.first });
  return (
    <div className="plan">
      <header className="releases-head">
        <PageTitle title={t`Planner`} />
        <Group gap="xs">
          <Button
            component="a"
            href={`/api/planner/plan.csv?${file}`}
            download
            variant="default"
            leftSection={<IconTableExport size={18} aria-hidden />}
          >
            {t`Plan as CSV`}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={18} aria-hidden />}
            onClick={() => setAsksForFeed(true)}
          >
            {t`In your calendar`}
          </Button>
        </Group>
      </header>
      <PlanBar view={view} period={period} timezone={timezone} onGo={choose} />
      {!plan.isWhole && <p role="status">{t`There are more releases in this period than fit here.`}</p>}
      <p className="plan-unseen" aria-live="assertive">
        {said}
      </p>
      {plan.all.length === 0 && !isPhone && isGrid && (
        <p className="release-dim">
          {t`Nothing comes out in these days.`}{" "}
          <Anchor component={Link} to="/releases">
            {t`Show all releases`}
          </Anchor>
        </p>
      )}
      <div className="plan-body">
        {isGrid && isPhone && <PlanAgenda plan={plan} actions={actions} days={days} />}
        {isGrid && !isPhone && (
          <PlanGrid
            plan={plan}
            actions={actions}
            weeks={view.isCalendarMonth ? weeksOfMonth(view.day) : inWeeks(days)}
            month={view.isCalendarMonth ? view.day.slice(0, 7) : null}
            label={period}
          />
        )}
        {isGrid && !isPhone && (
          <p className="release-dim plan-keys">
            {t`Drag a release to another day, or select it and use the arrow keys: one day at a time, a week with Shift.`}
          </p>
        )}
        {view.name === "board" && <PlanBoard plan={plan} actions={actions} shows={shows} />}
        {view.name === "weeks" && (
          <PlanWeeks plan={plan} actions={actions} first={view.first} timezone={timezone} />
        )}
        {view.name !== "board" && undated.length > 0 && (
          <aside className="plan-undated" aria-labelledby="plan-undated">
            <h2 id="plan-undated">{t`Without a date`}</h2>
            <ul>
              {undated.map((release) => (
                <li key={release.id}>
                  <PlanChip release={release} actions={actions} />
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      {opened && (
        <PlannedDialog
          key={opened.id}
          release={opened}
          plan={plan}
          onMove={(day) => moves.moveTo(opened, day)}
          onClose={close}
        />
      )}
      {asksForFeed && <FeedDialog workspace={workspace} onClose={() => setAsksForFeed(false)} />}
      <ReleaseWatch workspaceId={id} />
    </div>
  );
}
