import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, Menu, Popover, Stack, TextInput } from "@mantine/core";
import { IconBookmark, IconDots } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import { queryOf } from "../../../domain/catalog/trackFilter.ts";
import type { SavedViews_workspace$key } from "../../__generated__/SavedViews_workspace.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { type ToldRefusal, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { plainView, useViewVerbs, type View } from "./useViewVerbs.ts";

interface Props {
  workspace: SavedViews_workspace$key;
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
}

/** The ways to look at the catalog that the person keeps. */
export function SavedViews({ workspace, columns, onColumns }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<View | "new" | null>(null);
  const [problem, setProblem] = useState<ToldRefusal | null>(null);
  const { id, savedViews } = useFragment(
    graphql`
      fragment SavedViews_workspace on Workspace {
        id
        savedViews {
          id
          name
          query
          columns
        }
      }
    `,
    workspace,
  );
  const isPhone = useDevice() === "mobile";
  const { save, change, replace, remove } = useViewVerbs(id);
  const here = queryOf(address);
  const shown = savedViews.find(({ query }) => query !== "" && query === here);

  function name(view: View | "new"): void {
    setOpen(false);
    setNaming(view);
  }
  function open(view: View): void {
    setOpen(false);
    setAddress(new URLSearchParams(view.query), { preventScrollReset: true });
    onColumns(view.columns as ColumnKey[]);
  }
  async function handleName(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const refused =
      naming === "new" || naming === null
        ? await save({ name, query: here, columns: [...columns] })
        : await change({ ...plainView(naming), name });
    setProblem(refused);
    if (refused === null) setNaming(null);
  }
  const label = shown?.name ?? t`Views`;
  const icon = <IconBookmark size={18} stroke={1.75} aria-hidden />;
  return (
    <>
      <Popover position="bottom-end" trapFocus returnFocus opened={isOpen} onChange={setOpen}>
        <Popover.Target>
          {isPhone ? (
            <ActionIcon variant="default" size={44} aria-label={label} onClick={() => setOpen(!isOpen)}>
              {icon}
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={icon} onClick={() => setOpen(!isOpen)}>
              {label}
            </Button>
          )}
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={8}>
            {savedViews.map((view) => (
              <Button.Group key={view.id}>
                <Button variant="default" flex={1} aria-pressed={view === shown} onClick={() => open(view)}>
                  {view.name}
                </Button>
                <Menu withinPortal={false}>
                  <Menu.Target>
                    <ActionIcon variant="default" size={44} aria-label={t`More about the view ${view.name}`}>
                      <IconDots size={18} stroke={1.75} aria-hidden />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item onClick={() => name(view)}>{t`Rename`}</Menu.Item>
                    <Menu.Item onClick={() => void replace(view, { query: here, columns: [...columns] })}>
                      {t`Replace with what is shown`}
                    </Menu.Item>
                    <Menu.Item onClick={() => void remove(view)}>{t`Delete`}</Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </Button.Group>
            ))}
            <Button onClick={() => name("new")}>{t`Save view`}</Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      <AppModal
        isOpen={naming !== null}
        onClose={() => setNaming(null)}
        title={naming === "new" ? t`Save view` : t`Rename view`}
      >
        <form onSubmit={(event) => void handleName(event)}>
          <Stack>
            <TextInput
              name="name"
              label={t`Name of the view`}
              defaultValue={naming === "new" || naming === null ? "" : naming.name}
              error={problem && said(problem)}
              data-autofocus
            />
            <Group>
              <Button type="submit">{t`Save`}</Button>
              <Button variant="subtle" color="gray" onClick={() => setNaming(null)}>
                {t`Cancel`}
              </Button>
            </Group>
          </Stack>
        </form>
      </AppModal>
    </>
  );
}
