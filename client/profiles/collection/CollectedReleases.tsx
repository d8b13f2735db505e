import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedReleases_profile$key } from "../../__generated__/CollectedReleases_profile.graphql.ts";
import type { CollectedReleasesPaginationQuery } from "../../__generated__/CollectedReleasesPaginationQuery.graphql.ts";
import { PlayRelease } from "../../releases/PlayRelease.tsx";
import { ReleaseCard } from "../../releases/ReleaseCard.tsx";

const MORE = 24;

/** The releases that a fan saved, the latest first. Nothing without any. */
export function CollectedReleases({ profile }: { profile: CollectedReleases_profile$key }) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
    <section aria-labelledby="collected-releases">
      <h2 id="collected-releases">{t`Saved releases`}</h2>
      <ul className="lv-shelf">
        {edges.map(({ node }) => (
          <li key={node.id} className="lv-shelf-item">
            <ReleaseCard release={node} />
            <PlayRelease release={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Show more releases`}
        </Button>
      )}
    </section>
  );
}
