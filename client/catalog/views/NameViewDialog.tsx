import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { plainView, useViewVerbs, type View } from "./useViewVerbs.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  workspaceId: string;
  /** The one that is renamed, or a new one of what is looked at. */
  view: View | "new";
  here: Pick<View, "query" | "columns">;
}

/** Asks what a view is called, and keeps it under that name. */
export function NameViewDialog({ isOpen, onClose, workspaceId, view, here }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { save, change } = useViewVerbs(workspaceId);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);

  async function handleName(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const refused =
      view === "new"
        ? await save({ name, query: here.query, columns: [...here.columns] })
        : await change({ ...plainView(view), name });
    setProblem(refused);
    if (refused === null) onClose();
  }
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={view === "new" ? t`Save view` : t`Rename view`}>
      <form onSubmit={(event) => void handleName(event)}>
        <Stack>
          <TextInput
            name="name"
            label={t`Name of the view`}
            defaultValue={view === "new" ? "" : view.name}
            error={problem && said(problem)}
            data-autofocus
          />
          <Group>
            <Button type="submit">{t`Save`}</Button>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
