import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, Menu, Stack, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconBookmark, IconDots } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import { queryOf } from "../../../domain/catalog/trackFilter.ts";
import type {
  SavedViews_workspace$data,
  SavedViews_workspace$key,
} from "../../__generated__/SavedViews_workspace.graphql.ts";
import type { SavedViewsChangeMutation } from "../../__generated__/SavedViewsChangeMutation.graphql.ts";
import type { SavedViewsDeleteMutation } from "../../__generated__/SavedViewsDeleteMutation.graphql.ts";
import type { SavedViewsSaveMutation } from "../../__generated__/SavedViewsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { type ToldRefusal, UNEXPECTED, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";

type View = SavedViews_workspace$data["savedViews"][number];

interface Props {
  workspace: SavedViews_workspace$key;
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
}

/** The ways to look at the catalog that the person keeps: each is one press away. */
export function SavedViews({ workspace, columns, onColumns }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [address, setAddress] = useSearchParams();
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
  const { save, change, remove } = useViewVerbs(id);
  const here = queryOf(address);

  function open(view: View): void {
    setAddress(new URLSearchParams(view.query), { preventScrollReset: true });
    onColumns(view.columns as ColumnKey[]);
  }
  async function handleName(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const refused =
      naming === "new" || naming === null
        ? await save({ name, query: here, columns: [...columns] })
        : await change({ ...plain(naming), name });
    setProblem(refused);
    if (refused === null) setNaming(null);
  }
  return (
    <>
      {savedViews.map((view) => (
        <Button.Group key={view.id}>
          <Button variant="default" aria-pressed={view.query === here} onClick={() => open(view)}>
            {view.name}
          </Button>
          <Menu>
            <Menu.Target>
              <ActionIcon variant="default" size={44} aria-label={t`More about the view ${view.name}`}>
                <IconDots size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setNaming(view)}>{t`Rename`}</Menu.Item>
              <Menu.Item onClick={() => void change({ ...plain(view), query: here, columns: [...columns] })}>
                {t`Replace with what is shown`}
              </Menu.Item>
              <Menu.Item onClick={() => void remove(view)}>{t`Delete`}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Button.Group>
      ))}
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden />}
        onClick={() => setNaming("new")}
      >
        {t`Save view`}
      </Button>
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

const plain = ({ id, name, query, columns }: View) => ({ id, name, query, columns: [...columns] });

/** The verbs on views; those that can be refused answer with the reason. */
function useViewVerbs(workspaceId: string) {
  const { t } = useLingui();
  const commitSave = useCommit<SavedViewsSaveMutation>(graphql`
    mutation SavedViewsSaveMutation($input: SaveViewInput!) {
      saveView(input: $input) {
        __typename
        ... on SaveViewPayload {
          workspace {
            ...SavedViews_workspace
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  const commitChange = useCommit<SavedViewsChangeMutation>(graphql`
    mutation SavedViewsChangeMutation($input: ChangeViewInput!) {
      changeView(input: $input) {
        __typename
        ... on ChangeViewPayload {
          workspace {
            ...SavedViews_workspace
          }
        }
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
  const commitDelete = useCommit<SavedViewsDeleteMutation>(graphql`
    mutation SavedViewsDeleteMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        __typename
        ... on DeleteViewPayload {
          workspace {
            ...SavedViews_workspace
          }
        }
      }
    }
  `);
  async function save(view: Omit<ReturnType<typeof plain>, "id">): Promise<ToldRefusal | null> {
    const answer = await commitSave({ input: { workspaceId, ...view } }).catch(() => null);
    if (!answer) return UNEXPECTED;
    return answer.saveView.__typename === "InvalidInput" ? answer.saveView : null;
  }
  async function change(view: ReturnType<typeof plain>): Promise<ToldRefusal | null> {
    const answer = (await commitChange({ input: view }).catch(() => null))?.changeView;
    if (!answer) return UNEXPECTED;
    return answer.__typename === "InvalidInput" || answer.__typename === "NotFound" ? answer : null;
  }
  async function remove(view: View): Promise<void> {
    await commitDelete({ input: { id: view.id } }).catch(() => null);
    const toast = `view-${view.id}`;
    notifications.show({
      id: toast,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{t`The view “${view.name}” is deleted.`}</span>
          <Button
            variant="default"
            onClick={() => {
              notifications.hide(toast);
              const { id: _id, ...again } = plain(view);
              void save(again);
            }}
          >
            {t`Undo`}
          </Button>
        </Group>
      ),
    });
  }
  return { save, change, remove };
}
