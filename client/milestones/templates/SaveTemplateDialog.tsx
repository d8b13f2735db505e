import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MAX_TEMPLATE_NAME } from "../../../domain/milestones/template.ts";
import type { SaveTemplateDialog_release$key } from "../../__generated__/SaveTemplateDialog_release.graphql.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { stepsOfPlan } from "./stepsOfPlan.ts";
import { useTemplateVerbs } from "./useTemplateVerbs.ts";

interface Props {
  release: SaveTemplateDialog_release$key;
  onClose: () => void;
}

/** Keeps the plan of a release, to be laid over others: its steps with their places, roles and order. */
export function SaveTemplateDialog({ release: releaseRef, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const verbs = useTemplateVerbs();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const { title, workspaceId, privateFields, milestones } = useFragment(
    graphql`
      fragment SaveTemplateDialog_release on Release {
        title
        workspaceId
        privateFields {
          releaseDay
        }
        milestones {
          id
          stepKey
          isOwnTitle
          offsetDays
          isDueByHand
          dueDay
          ownerRole
          channel
          dependsOn
          title {
            en
          }
        }
      }
    `,
    releaseRef,
  );
  const steps = stepsOfPlan(milestones ?? [], privateFields?.releaseDay ?? null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = await verbs.save({ workspaceId, name, steps });
    setProblem(wrong);
    if (wrong) return;
    notifications.show({ message: t`${name} is saved as a template.` });
    onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Save the plan of ${title} as a template`}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack>
          <p className="release-dim">{t`Steps: ${steps.length}. Days are counted from the release; who has a step is not kept, but its role is.`}</p>
          <TextInput
            label={t`Name of the template`}
            maxLength={MAX_TEMPLATE_NAME}
            value={name}
            data-autofocus
            error={problem && said(problem)}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Group>
            <Button type="submit">{t`Keep it`}</Button>
            <Button variant="default" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
