import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { useAssetList_workspace$key } from "../__generated__/useAssetList_workspace.graphql.ts";
import type { useAssetListPaginationQuery } from "../__generated__/useAssetListPaginationQuery.graphql.ts";

const MORE = 48;

/** The assets of a workspace, newest first. What was thrown away just now, or taken back, leaves the list at once. */
export function useAssetList(workspace: useAssetList_workspace$key, isTrash: boolean) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    useAssetListPaginationQuery,
    useAssetList_workspace$key
  >(
    graphql`
      fragment useAssetList_workspace on Workspace
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 48 }
        cursor: { type: "String" }
        filter: { type: "AssetFilter" }
      )
      @refetchable(queryName: "useAssetListPaginationQuery") {
        assets(first: $count, after: $cursor, filter: $filter)
          @connection(key: "useAssetList_assets", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              deletedAt
              ...AssetCard_asset
            }
          }
        }
      }
    `,
    workspace,
  );
  const assets = data.assets.edges
    .map(({ node }) => node)
    .filter((node) => (node.deletedAt !== null && node.deletedAt !== undefined) === isTrash);
  const again = useCallback(() => void refetch({}, { fetchPolicy: "store-and-network" }), [refetch]);
  return { assets, hasNext, isLoadingNext, loadMore: () => loadNext(MORE), again };
}
