import { graphql, usePaginationFragment } from "react-relay";
import type { useReleaseList_workspace$key } from "../__generated__/useReleaseList_workspace.graphql.ts";
import type { useReleaseListPaginationQuery } from "../__generated__/useReleaseListPaginationQuery.graphql.ts";

const MORE = 60;

/** The releases of a workspace, whichever was begun last first. What was archived just now leaves the list at once. */
export function useReleaseList(workspace: useReleaseList_workspace$key, wantsArchive: boolean) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useReleaseListPaginationQuery,
    useReleaseList_workspace$key
  >(
    graphql`
      fragment useReleaseList_workspace on Workspace
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 60 }
        cursor: { type: "String" }
        filter: { type: "ReleaseFilter" }
      )
      @refetchable(queryName: "useReleaseListPaginationQuery") {
        releases(first: $count, after: $cursor, filter: $filter)
          @connection(key: "useReleaseList_releases", filters: ["filter"]) {
          edges {
            node {
              id
              state
              type
              ...ReleaseTile_release
            }
          }
        }
      }
    `,
    workspace,
  );
  const releases = data.releases.edges
    .map(({ node }) => node)
    .filter((node) => node && (node.state === "archived") === wantsArchive);
  return { releases, hasNext, isLoadingNext, loadMore: () => loadNext(MORE) };
}
