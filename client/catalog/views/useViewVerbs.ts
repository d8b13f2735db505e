import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { SavedViews_workspace$data } from "../../__generated__/SavedViews_workspace.graphql.ts";
import type { useViewVerbsChangeMutation } from "../../__generated__/useViewVerbsChangeMutation.graphql.ts";
import type { useViewVerbsDeleteMutation } from "../../__generated__/useViewVerbsDeleteMutation.graphql.ts";
import type { useViewVerbsSaveMutation } from "../../__generated__/useViewVerbsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { showFailure } from "../../ui/showFailure.ts";

export type View = SavedViews_workspace$data["savedViews"][number];

/** A view without Relay's own marks. */
export const plainView = ({ id, name, query, columns }: View) => ({ id, name, query, columns: [...columns] });

/** The verbs on views; those that can be refused answer with the reason. */
export function useViewVerbs(workspaceId: string) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const commitSave = useCommit<useViewVerbsSaveMutation>(graphql`
    mutation useViewVerbsSaveMutation($input: SaveViewInput!) {
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
  const commitChange = useCommit<useViewVerbsChangeMutation>(graphql`
    mutation useViewVerbsChangeMutation($input: ChangeViewInput!) {
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
  const commitDelete = useCommit<useViewVerbsDeleteMutation>(graphql`
    mutation useViewVerbsDeleteMutation($input: DeleteViewInput!) {
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
  async function save(view: Omit<ReturnType<typeof plainView>, "id">): Promise<RefusalPayload | null> {
    try {
      const { saveView: answer } = await commitSave({ input: { workspaceId, ...view } });
      return answer.__typename === "SaveViewPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  async function change(view: ReturnType<typeof plainView>): Promise<RefusalPayload | null> {
    try {
      const { changeView: answer } = await commitChange({ input: view });
      return answer.__typename === "ChangeViewPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  /** Lets a view show what is shown now. */
  async function replace(view: View, shown: Pick<ReturnType<typeof plainView>, "query" | "columns">) {
    const refused = await change({ ...plainView(view), ...shown });
    if (refused) return void showFailure(said(refused));
    const { name } = view;
    undoToast(t`The view “${name}” shows this now.`, () => void change(plainView(view)));
  }
  async function remove(view: View): Promise<void> {
    const { id, ...again } = plainView(view);
    try {
      await commitDelete({ input: { id } });
      undoToast(t`The view “${view.name}” is deleted.`, () => void save(again));
    } catch (error) {
      showError(error);
    }
  }
  return { save, change, replace, remove };
}
