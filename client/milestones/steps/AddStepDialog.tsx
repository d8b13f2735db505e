import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { titleProblem } from "../../../domain/milestones/milestone.ts";
import type { AddStepDialogMutation } from "../../__generated__/AddStepDialogMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type ProblemPayload, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { type ChosenDay, DayFields, dayInput } from "./DayFields.tsx";

interface Props {
  release: { id: string; name: string; hasDay: boolean };
  onClose: () => void;
}

/** Adds a step that stands in no template. */
export function AddStepDialog({ release, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [title, setTitle] = useState("");
  const [day, setDay] = useState<ChosenDay>({ follows: release.hasDay, offsetDays: -7, dueDay: "" });
  const [problem, setProblem] = useState<ProblemPayload | null>(null);
  const commit = useCommit<AddStepDialogMutation>(graphql`
    mutation AddStepDialogMutation($input: AddMilestoneInput!) {
      addMilestone(input: $input) {
        __typename
        ... on AddMilestonePayload {
          release {
            ...PlanSection_release
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = titleProblem(title);
    if (wrong) return setProblem({ field: "title", ...wrong });
    try {
      const { addMilestone: answer } = await commit({
        input: { releaseId: release.id, title, ...dayInput(day) },
      });
      if (answer.__typename === "AddMilestonePayload") return onClose();
      setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    }
  }

  const isDay = problem?.field === "dueDay" || problem?.field === "offsetDays";
  return (
    <AppModal isOpen onClose={onClose} title={t`Add a step to ${release.name}`}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <TextInput
            label={t`What is to be done`}
            value={title}
            data-autofocus
            error={problem && !isDay && said(problem)}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
          />
          <DayFields day={day} error={isDay ? said(problem) : undefined} onChange={setDay} />
          <Group>
            <Button type="submit">{t`Add it`}</Button>
            <Button variant="default" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
