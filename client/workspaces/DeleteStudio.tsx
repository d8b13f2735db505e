import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { DeleteStudioMutation } from "../__generated__/DeleteStudioMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";

/** Deletes the studio once its name was typed. Its owners can restore it for seven days. */
export function DeleteStudio({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const showError = useErrorToast();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const commit = useCommit<DeleteStudioMutation>(graphql`
    mutation DeleteStudioMutation($input: DeleteWorkspaceInput!) {
      deleteWorkspace(input: $input) {
        __typename
        ... on InvalidInput {
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
    try {
      const { deleteWorkspace: answer } = await commit({ input: { id, name: typed } });
      if ("code" in answer) setProblem(answer);
      else session.restart("/settings/danger");
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard
      title={t`Delete the studio`}
      lead={t`Its music, shop and community disappear for everyone right away. Owners can restore it for seven days; then it is gone for good.`}
    >
      <Button color="red" variant="outline" className="settings-start" onClick={() => setOpen(true)}>
        {t`Delete ${name}`}
      </Button>
      <AppModal isOpen={isOpen} onClose={() => setOpen(false)} title={t`Delete ${name}?`}>
        <form className="settings-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Text>{t`Type the name of the studio to delete it: ${name}`}</Text>
          <TextInput
            label={t`Name of the studio`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={problem && said(problem)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>{t`Keep`}</Button>
            <Button type="submit" color="red">{t`Delete the studio`}</Button>
          </Group>
        </form>
      </AppModal>
    </SettingsCard>
  );
}
