import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Menu, Stack } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useViewVerbs, type View } from "./useViewVerbs.ts";

interface Props {
  workspaceId: string;
  views: readonly View[];
  shown: View | undefined;
  /** What is looked at now. */
  here: Pick<View, "query" | "columns">;
  onOpen: (view: View) => void;
  /** Asks for the name of one, or of a new one. */
  onName: (view: View | "new") => void;
}

/** The kept views, each with what can be done with it. */
export function ViewsPanel({ workspaceId, views, shown, here, onOpen, onName }: Props) {
  const { t } = useLingui();
  const { replace, remove } = useViewVerbs(workspaceId);
  return (
    <Stack gap={8}>
      {views.map((view) => (
        <Button.Group key={view.id}>
          <Button variant="default" flex={1} aria-pressed={view === shown} onClick={() => onOpen(view)}>
            {view.name}
          </Button>
          <Menu withinPortal={false}>
            <Menu.Target>
              <ActionIcon variant="default" size={44} aria-label={t`More about the view ${view.name}`}>
                <IconDots size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onName(view)}>{t`Rename`}</Menu.Item>
              <Menu.Item
                onClick={() => void replace(view, { query: here.query, columns: [...here.columns] })}
              >
                {t`Replace with what is shown`}
              </Menu.Item>
              <Menu.Item onClick={() => void remove(view)}>{t`Delete`}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Button.Group>
      ))}
      <Button onClick={() => onName("new")}>{t`Save view`}</Button>
    </Stack>
  );
}
