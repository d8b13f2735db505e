import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, Menu, Stack } from "@mantine/core";
import { IconMoon, IconTrash } from "@tabler/icons-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { addDays } from "../../../domain/releases/planner/planDays.ts";
import type { StepDrawer_milestone$key } from "../../__generated__/StepDrawer_milestone.graphql.ts";
import type { StepDrawer_workspace$key } from "../../__generated__/StepDrawer_workspace.graphql.ts";
import type { StepDrawerQuery } from "../../__generated__/StepDrawerQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../../app/readableAddress.ts";
import { useDevice } from "../../app/useDevice.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";
import { StepChecklist } from "./StepChecklist.tsx";
import { StepForm } from "./StepForm.tsx";
import { StepNotes } from "./StepNotes.tsx";
import { useStepVerbs } from "./useStepVerbs.ts";

interface Props {
  id: string;
  workspace: StepDrawer_workspace$key;
  onClose: () => void;
}

/** Everything about one step, over the plan that it stands in. */
export function StepDrawer({ id, workspace: workspaceRef, onClose }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const isPhone = useDevice() === "mobile";
  const workspace = useFragment(
    graphql`
      fragment StepDrawer_workspace on Workspace {
        ...StepForm_workspace
      }
    `,
    workspaceRef,
  );
  const { node } = useLazyLoadQuery<StepDrawerQuery>(
    graphql`
      query StepDrawerQuery($id: ID!) {
        node(id: $id) {
          ...StepDrawer_milestone @alias(as: "step")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const step = useFragment<StepDrawer_milestone$key>(
    graphql`
      fragment StepDrawer_milestone on Milestone {
        id
        status
        today
        snoozedUntil
        closedByName
        title {
          en
          es
        }
        ...StepForm_milestone
        ...StepChecklist_milestone
        ...StepNotes_milestone
        ...StepLine_milestone
      }
    `,
    node?.step ?? null,
  );
  useReadableParam("step", step ? plainWordOf(step.id, labels.said(step.title)) : null);
  return (
    <AppDrawer
      isOpen
      onClose={onClose}
      title={step ? labels.said(step.title) : t`Step not found`}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "92%" : 440}
    >
      {step ? (
        <Stack gap="lg" className="step-details">
          <StepState
            step={{ ...step, title: labels.said(step.title), snoozedUntil: step.snoozedUntil ?? null }}
            onGone={onClose}
          />
          <StepForm key={step.id} step={step} workspace={workspace} />
          <StepChecklist step={step} />
          <StepNotes step={step} />
        </Stack>
      ) : (
        <p>{t`It was removed from the plan, or the link has a typo.`}</p>
      )}
    </AppDrawer>
  );
}

interface Standing {
  id: string;
  title: string;
  status: string;
  today: string;
  snoozedUntil: string | null;
}

const RESTS = [1, 3, 7, 14];
const COLOURS: Record<string, string> = { late: "red", done: "volt", doing: "sky" };

/** Where the step stands, and the words that move it. */
function StepState({ step, onGone }: { step: Standing; onGone: () => void }) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const verbs = useStepVerbs();
  const { status, today, snoozedUntil } = step;
  const isClosed = status === "done" || status === "skipped";
  const isResting = !isClosed && snoozedUntil !== null && snoozedUntil > today;
  const rest = snoozedUntil && labels.day(snoozedUntil);
  return (
    <div className="step-state">
      <Badge variant="light" size="lg" color={COLOURS[status] ?? "gray"}>
        {labels.status(status)}
      </Badge>
      {isResting && <span className="release-dim">{t`Snoozed until ${rest}`}</span>}
      <Group gap="xs">
        {isClosed ? (
          <Button variant="default" onClick={() => void verbs.reopen(step)}>
            {t`Open it again`}
          </Button>
        ) : (
          <>
            <Button onClick={() => void verbs.complete(step)}>{t`It is done`}</Button>
            <Button variant="default" onClick={() => void verbs.skip(step)}>
              {t`Skip it`}
            </Button>
            <Menu>
              <Menu.Target>
                <Button variant="default" leftSection={<IconMoon size={18} aria-hidden />}>
                  {t`Snooze`}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {RESTS.map((days) => {
                  const until = addDays(today, days);
                  const day = labels.day(until);
                  return (
                    <Menu.Item key={days} onClick={() => void verbs.snooze(step, until)}>
                      {t`Until ${day}`}
                    </Menu.Item>
                  );
                })}
                {isResting && <Menu.Item onClick={() => void verbs.snooze(step)}>{t`End snooze`}</Menu.Item>}
              </Menu.Dropdown>
            </Menu>
          </>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void verbs.remove(step).then((isGone) => isGone && onGone())}
        >
          {t`Remove from the plan`}
        </Button>
      </Group>
    </div>
  );
}
