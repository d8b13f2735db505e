import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedReleases_profile$key } from "../../__generated__/CollectedReleases_profile.graphql.ts";
import type { CollectedReleasesPaginationQuery } from "../../__generated__/CollectedReleasesPaginationQuery.graphql.ts";
import { PlayRelease } from "../../releases/PlayRelease.tsx";
import { ReleaseCard } from "../../releases/ReleaseCard.tsx";
import { PagedSection } from "../PagedSection.tsx";

/** The releases that a fan saved, the latest first. Nothing without any. */
export function CollectedReleases({ profile }: { profile: CollectedReleases_profile$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<
    CollectedReleasesPaginationQuery,
    CollectedReleases_profile$key
  >(
    graphql`
      fragment CollectedReleases_profile on Profile
      @refetchable(queryName: "CollectedReleasesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        collection {
          releases(first: $first, after: $after) @connection(key: "CollectedReleases_releases") {
            edges {
              node {
                id
                ...ReleaseCard_release
                ...PlayRelease_release
              }
            }
          }
        }
      }
    `,
    profile,
  );
  const edges = data.collection?.releases.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <PagedSection id="collected-releases" title={t`Saved releases`} more={t`Show more releases`} page={page}>
      <ul className="lv-shelf">
        {edges.map(({ node }) => (
          <li key={node.id} className="lv-shelf-item">
            <ReleaseCard release={node} />
            <PlayRelease release={node} />
          </li>
        ))}
      </ul>
    </PagedSection>
  );
}
