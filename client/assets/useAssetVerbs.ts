import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type {
  AssetAccess,
  useAssetVerbsAccessMutation,
} from "../__generated__/useAssetVerbsAccessMutation.graphql.ts";
import type { useAssetVerbsDeleteMutation } from "../__generated__/useAssetVerbsDeleteMutation.graphql.ts";
import type { useAssetVerbsRestoreMutation } from "../__generated__/useAssetVerbsRestoreMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The acts on an asset that take one press; each tells in a toast what was done, with the way back. */
export function useAssetVerbs() {
  const { t } = useLingui();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const remove = useCommit<useAssetVerbsDeleteMutation>(graphql`
    mutation useAssetVerbsDeleteMutation($input: DeleteAssetInput!) {
      deleteAsset(input: $input) {
        __typename
        ... on DeleteAssetPayload {
          asset {
            id
            deletedAt
            revision
          }
        }
      }
    }
  `);
  const restore = useCommit<useAssetVerbsRestoreMutation>(graphql`
    mutation useAssetVerbsRestoreMutation($input: RestoreAssetInput!) {
      restoreAsset(input: $input) {
        __typename
        ... on RestoreAssetPayload {
          asset {
            id
            deletedAt
            revision
          }
        }
      }
    }
  `);
  const open = useCommit<useAssetVerbsAccessMutation>(graphql`
    mutation useAssetVerbsAccessMutation($input: SetAssetAccessInput!) {
      setAssetAccess(input: $input) {
        __typename
        ... on SetAssetAccessPayload {
          assets {
            id
            access
            revision
          }
        }
      }
    }
  `);

  /** True when it was done; an accident is told. */
  async function done(act: Promise<{ readonly __typename: string }>): Promise<boolean> {
    try {
      if ((await act).__typename.endsWith("Payload")) return true;
      showError();
    } catch (error) {
      showError(error);
    }
    return false;
  }

  const takeBack = ({ id }: Named) =>
    done(restore({ input: { id } }).then(({ restoreAsset }) => restoreAsset));

  async function setAccess({ id, name }: Named, access: AssetAccess, before: AssetAccess) {
    const set = (next: AssetAccess) =>
      done(open({ input: { ids: [id], access: next } }).then(({ setAssetAccess }) => setAssetAccess));
    if (await set(access)) undoToast(t`Who may have ${name} is saved.`, () => void set(before));
  }

  return {
    takeBack,
    setAccess,
    throwAway: async (asset: Named) => {
      const act = remove({ input: { id: asset.id } }).then(({ deleteAsset }) => deleteAsset);
      if (await done(act)) undoToast(t`${asset.name} is deleted.`, () => void takeBack(asset));
    },
  };
}
