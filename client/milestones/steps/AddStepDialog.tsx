import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { UNEXPECTED_ERROR } from "../../../domain/accounts/registration.ts";
import { titleProblem } from "../../../domain/milestones/milestone.ts";
import type { AddStepDialogMutation } from "../../__generated__/AddStepDialogMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useLiteral } from "../../i18n/useLiteral.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { type ChosenDay, DayFields, dayInput } from "./DayFields.tsx";

interface Props {
  release: { id: string; name: string; hasDay: boolean };
  onClose: () => void;
}

/** Adds a step that stands in no template. */
export function AddStepDialog({ release, onClose }: Props) {
  const { t } = useLingui();
  const literal = useLiteral();
  const [title, setTitle] = useState("");
  const [day, setDay] = useState<ChosenDay>({ follows: release.hasDay, offsetDays: -7, dueDay: "" });
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
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
          message
        }
        ... on NotFound {
          message
        }
      }
    }
  `);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = titleProblem(title);
    if (wrong) return setProblem({ field: "title", message: wrong });
    try {
      const { addMilestone: answer } = await commit({
        input: { releaseId: release.id, title, ...dayInput(day) },
      });
      if (answer.__typename === "AddMilestonePayload") return onClose();
      const field = answer.__typename === "InvalidInput" ? answer.field : "title";
      setProblem({ field, message: "message" in answer ? answer.message : UNEXPECTED_ERROR });
    } catch {
      setProblem({ field: "title", message: UNEXPECTED_ERROR });
    }
  }

  const isTitle = problem?.field === "title";
  return (
    <AppModal isOpen onClose={onClose} title={t`Add a step to ${release.name}`}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <TextInput
            label={t`What is to be done`}
            value={title}
            data-autofocus
            error={isTitle && literal(problem.message)}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
          />
          <DayFields
            day={day}
            error={problem && !isTitle ? literal(problem.message) : undefined}
            onChange={setDay}
          />
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
