import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { NewReleasesQuery } from "../__generated__/NewReleasesQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** The newest public music. */
export function NewReleases() {
  const { t } = useLingui();
  const { newReleases } = useScreenQuery<NewReleasesQuery>(graphql`
    query NewReleasesQuery($first: Int!) @preloadable {
      newReleases(first: $first) {
        edges {
          node {
            id
            ...ReleaseCard_release
            ...PlayRelease_release
          }
        }
      }
    }
  `);
  if (newReleases.edges.length === 0) {
    return (
      <EmptyState title={t`Nothing released yet`} headingLevel={3}>
        {t`New music will appear here as soon as it is out.`}
      </EmptyState>
    );
  }
  return (
    <ul className="lv-shelf">
      {newReleases.edges.map(({ node }, place) => (
        <li key={node.id} className="lv-shelf-item">
          <ReleaseCard release={node} isFirst={place === 0} />
          <PlayRelease release={node} />
        </li>
      ))}
    </ul>
  );
}
