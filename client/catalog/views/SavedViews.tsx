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
import { accidentIn, refusalIn, type ToldRefusal, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
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
  const { save, change, replace, remove } = useViewVerbs(id);
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
              <Menu.Item onClick={() => void replace(view, { query: here, columns: [...columns] })}>
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
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
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
    try {
      const { saveView: answer } = await commitSave({ input: { workspaceId, ...view } });
      return answer.__typename === "SaveViewPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  async function change(view: ReturnType<typeof plain>): Promise<ToldRefusal | null> {
    try {
      const { changeView: answer } = await commitChange({ input: view });
      return answer.__typename === "ChangeViewPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  /** Lets a view show what is shown now. */
  async function replace(view: View, shown: Pick<ReturnType<typeof plain>, "query" | "columns">) {
    const refused = await change({ ...plain(view), ...shown });
    if (refused) return void notifications.show({ message: said(refused), color: "red", role: "alert" });
    const { name } = view;
    undoToast(t`The view “${name}” shows this now.`, () => void change(plain(view)));
  }
  async function remove(view: View): Promise<void> {
    const { id, ...again } = plain(view);
    try {
      await commitDelete({ input: { id } });
      undoToast(t`The view “${view.name}” is deleted.`, () => void save(again));
    } catch (error) {
      showError(error);
    }
  }
  return { save, change, replace, remove };
}
