import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { TRASH_DAYS } from "../../domain/assets/asset.ts";
import type { AssetList_workspace$key } from "../__generated__/AssetList_workspace.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AssetCard } from "./AssetCard.tsx";
import { AssetWatch } from "./AssetWatch.tsx";
import { ASSETS_PATH } from "./assetAddress.ts";
import { useAssetLabels } from "./useAssetLabels.ts";
import { useAssetList } from "./useAssetList.ts";

interface Props {
  workspace: AssetList_workspace$key;
  look: "grid" | "list";
  onUpload: () => void;
}

const NARROWING = ["text", "kind", "track", "release", "tag"];

/** The assets that the address asks for. */
export function AssetList({ workspace: workspaceRef, look, onUpload }: Props) {
  const { t } = useLingui();
  const labels = useAssetLabels();
  const [address] = useSearchParams();
  const isTrash = address.has("trash");
  const workspace = useFragment(
    graphql`
      fragment AssetList_workspace on Workspace
      @argumentDefinitions(filter: { type: "AssetFilter" }) {
        id
        ...useAssetList_workspace @arguments(filter: $filter)
      }
    `,
    workspaceRef,
  );
  const { assets, hasNext, isLoadingNext, loadMore, again } = useAssetList(workspace, isTrash);
  const watch = (
    <AssetWatch
      workspaceId={workspace.id}
      onChange={(id) => {
        if (!assets.some((asset) => asset.id === id)) again();
      }}
    />
  );
  if (assets.length === 0 && !hasNext)
    return (
      <>
        {watch}
        {isTrash ? (
          <EmptyState title={t`Nothing was deleted`}>
            {t`Deleted files stay here for ${TRASH_DAYS} days.`}
          </EmptyState>
        ) : NARROWING.some((name) => address.has(name)) ? (
          <EmptyState
            title={t`No matching files`}
            action={
              <Button component={Link} to={ASSETS_PATH} variant="default">
                {t`Show all files`}
              </Button>
            }
          >
            {t`None of your files match this filter.`}
          </EmptyState>
        ) : (
          <EmptyState title={t`Add your first file`} action={<Button onClick={onUpload}>{t`Upload`}</Button>}>
            {t`Covers, stems, press photos, booklets and contracts: drop them here, keep every version, and share them with a private link.`}
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      {watch}
      <p className="asset-dim" role="status">
        {isTrash
          ? t`You can restore deleted files for ${TRASH_DAYS} days.`
          : labels.files(assets.length) + (hasNext ? "+" : "")}
      </p>
      <ul className="asset-list" data-look={look} aria-label={t`Assets`}>
        {assets.map((asset) => (
          <li key={asset.id}>
            <AssetCard asset={asset} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={loadMore}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
