import { graphql } from "react-relay";
import type { useAssetSaveMutation } from "../__generated__/useAssetSaveMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import type { SendOutcome } from "../catalog/page/useMergedSave.tsx";
import { refusalIn } from "../i18n/useRefusal.ts";
import { type AssetField, type AssetForm, editOf, readAsset } from "./assetForm.ts";

/** Sends changed facts of an asset. */
export function useAssetSave(id: string) {
  const commit = useCommit<useAssetSaveMutation>(graphql`
    mutation useAssetSaveMutation($input: EditAssetInput!) {
      editAsset(input: $input) {
        __typename
        ... on EditAssetPayload {
          asset {
            ...assetForm_asset
            ...AssetCard_asset
          }
        }
        ... on StaleAsset {
          current {
            ...assetForm_asset
          }
        }
        ... on InvalidInput {
          field
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
  return async function send(
    form: AssetForm,
    changed: readonly AssetField[],
    revision: number,
  ): Promise<SendOutcome<AssetForm, number>> {
    const { editAsset: answer } = await commit({ input: { id, revision, ...editOf(form, changed) } });
    if (answer.__typename === "EditAssetPayload") return { kind: "saved", ...readAsset(answer.asset) };
    if (answer.__typename === "StaleAsset") return { kind: "stale", ...readAsset(answer.current) };
    return { kind: "refused", ...refusalIn(answer) };
  };
}
