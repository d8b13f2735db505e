import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useSavedVerbsDeleteMutation } from "../../__generated__/useSavedVerbsDeleteMutation.graphql.ts";
import type { useSavedVerbsRenameMutation } from "../../__generated__/useSavedVerbsRenameMutation.graphql.ts";
import type { useSavedVerbsSaveMutation } from "../../__generated__/useSavedVerbsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { type ToldRefusal, UNEXPECTED, useRefusal } from "../../i18n/useRefusal.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";

interface Kept {
  name: string;
  query: string;
}

/** The verbs on kept searches; those that can be refused resolve with the reason. */
export function useSavedVerbs() {
  const { t } = useLingui();
  const said = useRefusal();
  const undoable = useUndoToast();
  const commitSave = useCommit<useSavedVerbsSaveMutation>(graphql`
    mutation useSavedVerbsSaveMutation($input: SaveSearchInput!) {
      saveSearch(input: $input) {
        __typename
        ... on SaveSearchPayload {
          viewer {
            savedSearches {
              id
              name
              query
            }
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
  const commitRename = useCommit<useSavedVerbsRenameMutation>(graphql`
    mutation useSavedVerbsRenameMutation($input: RenameSearchInput!) {
      renameSearch(input: $input) {
        __typename
        ... on RenameSearchPayload {
          viewer {
            savedSearches {
              id
              name
              query
            }
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
  const commitDelete = useCommit<useSavedVerbsDeleteMutation>(graphql`
    mutation useSavedVerbsDeleteMutation($input: DeleteSearchInput!) {
      deleteSearch(input: $input) {
        __typename
        ... on DeleteSearchPayload {
          viewer {
            savedSearches {
              id
              name
              query
            }
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  async function save({ name, query }: Kept): Promise<ToldRefusal | null> {
    const answer = await commitSave({ input: { name, query } }).catch(() => null);
    if (!answer) return UNEXPECTED;
    return answer.saveSearch.__typename === "InvalidInput" ? answer.saveSearch : null;
  }
  async function rename(id: string, name: string): Promise<ToldRefusal | null> {
    const answer = (await commitRename({ input: { id, name } }).catch(() => null))?.renameSearch;
    if (!answer) return UNEXPECTED;
    return answer.__typename === "InvalidInput" || answer.__typename === "NotFound" ? answer : null;
  }
  async function remove(search: Kept & { id: string }): Promise<void> {
    const answer = await commitDelete({ input: { id: search.id } }).catch(() => null);
    if (!answer) return void notifications.show({ message: said(UNEXPECTED) });
    const { name } = search;
    undoable(t`The search “${name}” is deleted.`, () => void save(search));
  }
  return { save, rename, remove };
}
