import { useLingui } from "@lingui/react/macro";
import { Alert, Button, Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { titleProblem } from "../../../domain/milestones/milestone.ts";
import type { StepForm_milestone$key } from "../../__generated__/StepForm_milestone.graphql.ts";
import type { StepForm_workspace$key } from "../../__generated__/StepForm_workspace.graphql.ts";
import { type ProblemPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";
import { type ChosenDay, DayFields, dayInput } from "./DayFields.tsx";
import { useStepEdit } from "./useStepEdit.ts";

const REMINDERS = [14, 7, 3, 1, 0];

interface Props {
  step: StepForm_milestone$key;
  workspace: StepForm_workspace$key;
}

/** What a step is, when it is due, whose it is and what it waits for. */
export function StepForm({ step: stepRef, workspace }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const said = useRefusal();
  const save = useStepEdit();
  const step = useFragment(
    graphql`
      fragment StepForm_milestone on Milestone {
        id
        version
        status
        dueDay
        isDueByHand
        offsetDays
        assigneeId
        remindDaysBefore
        dependsOn
        title {
          en
          es
        }
        release {
          id
          milestones {
            id
            title {
              en
              es
            }
          }
        }
      }
    `,
    stepRef,
  );
  const { teammates } = useFragment(
    graphql`
      fragment StepForm_workspace on Workspace {
        teammates {
          personId
          name
        }
      }
    `,
    workspace,
  );
  const written = labels.said(step.title);
  const [title, setTitle] = useState(written);
  const [day, setDay] = useState<ChosenDay>({
    follows: !step.isDueByHand && step.offsetDays != null,
    offsetDays: step.offsetDays ?? 0,
    dueDay: step.dueDay ?? "",
  });
  const [assigneeId, setAssignee] = useState(step.assigneeId ?? "");
  const [isStarted, setStarted] = useState(step.status === "doing");
  const [dependsOn, setDependsOn] = useState<string[]>([...step.dependsOn]);
  const [reminders, setReminders] = useState(step.remindDaysBefore.map(String));
  const [problem, setProblem] = useState<ProblemPayload | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isKept, setKept] = useState(false);
  const others = (step.release.milestones ?? []).filter(({ id }) => id !== step.id);
  const isClosed = step.status === "done" || step.status === "skipped";
  const fault = (field: string) => problem?.field === field && said(problem);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = titleProblem(title);
    setKept(false);
    if (wrong) return setProblem({ field: "title", ...wrong });
    setSaving(true);
    const refused = await save({
      ...{ id: step.id, version: step.version },
      ...(title.trim() === written ? {} : { title }),
      ...dayInput(day, { ...step, dueDay: step.dueDay ?? null, offsetDays: step.offsetDays ?? null }),
      ...((step.assigneeId ?? "") === assigneeId ? {} : { assigneeId: assigneeId || null }),
      ...(isClosed ? {} : { isStarted }),
      ...{ dependsOn, remindDaysBefore: reminders.map(Number) },
    });
    setSaving(false);
    setProblem(refused);
    setKept(refused === null);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <TextInput
          label={t`What is to be done`}
          value={title}
          error={fault("title")}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        <DayFields
          day={day}
          error={fault("dueDay") || fault("offsetDays") || undefined}
          onChange={(next) => setDay(next)}
        />
        <NativeSelect
          label={t`Whose step is it?`}
          value={assigneeId}
          error={fault("assigneeId")}
          data={[
            { value: "", label: t`Unassigned` },
            ...teammates.map(({ personId, name }) => ({ value: personId, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => setAssignee(value)}
        />
        {!isClosed && (
          <Checkbox
            label={t`Somebody is on it`}
            checked={isStarted}
            onChange={({ currentTarget: { checked } }) => setStarted(checked)}
          />
        )}
        <Checkbox.Group
          label={t`Remind`}
          value={reminders}
          onChange={setReminders}
          error={fault("remindDaysBefore")}
        >
          <div className="step-reminders">
            {REMINDERS.map((days) => (
              <Checkbox
                key={days}
                value={String(days)}
                label={days === 0 ? t`On the day` : labels.offset(-days)}
              />
            ))}
          </div>
        </Checkbox.Group>
        {others.length > 0 && (
          <details className="step-depends">
            <summary>
              {t`Waiting for other steps`} ({dependsOn.length})
            </summary>
            <Checkbox.Group
              aria-label={t`Waiting for other steps`}
              value={dependsOn}
              onChange={setDependsOn}
              error={fault("dependsOn")}
            >
              {others.map((other) => (
                <Checkbox key={other.id} value={other.id} label={labels.said(other.title)} />
              ))}
            </Checkbox.Group>
          </details>
        )}
        {problem && (problem.field === null || problem.field === "dependsOn") && (
          <Alert color="amber" role="alert">
            {said(problem)}
          </Alert>
        )}
        <div className="step-save">
          <Button type="submit" variant="default" disabled={isSaving}>
            {isSaving ? t`Saving...` : t`Save the step`}
          </Button>
          <span role="status">{isKept && t`Saved.`}</span>
        </div>
      </Stack>
    </form>
  );
}
