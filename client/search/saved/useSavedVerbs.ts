import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useSavedVerbsDeleteMutation } from "../../__generated__/useSavedVerbsDeleteMutation.graphql.ts";
import type { useSavedVerbsRenameMutation } from "../../__generated__/useSavedVerbsRenameMutation.graphql.ts";
import type { useSavedVerbsSaveMutation } from "../../__generated__/useSavedVerbsSaveMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";

interface Kept {
  name: string;
  query: string;
}

/** The verbs on kept searches; those that can be refused resolve with the reason. */
export function useSavedVerbs() {
  const { t } = useLingui();
  const showError = useErrorToast();
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
  async function save({ name, query }: Kept): Promise<RefusalPayload | null> {
    try {
      const { saveSearch: answer } = await commitSave({ input: { name, query } });
      return answer.__typename === "SaveSearchPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  async function rename(id: string, name: string): Promise<RefusalPayload | null> {
    try {
      const { renameSearch: answer } = await commitRename({ input: { id, name } });
      return answer.__typename === "RenameSearchPayload" ? null : refusalIn(answer);
    } catch (error) {
      return accidentIn(error);
    }
  }
  async function remove(search: Kept & { id: string }): Promise<void> {
    const { id, name } = search;
    try {
      const { deleteSearch: answer } = await commitDelete({ input: { id } });
      // Somebody else's press, or one's own in another tab, was first.
      if (answer.__typename === "NotFound") return;
      undoable(t`The search “${name}” is deleted.`, () => void save(search));
    } catch (error) {
      showError(error);
    }
  }
  return { save, rename, remove };
}
