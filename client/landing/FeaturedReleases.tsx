import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { FeaturedReleasesQuery } from "../__generated__/FeaturedReleasesQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";

/** The newest public music, as covers. Without any music yet it says so in one line. */
export function FeaturedReleases() {
  const { t } = useLingui();
  const { newReleases } = useScreenQuery<FeaturedReleasesQuery>(graphql`
    query FeaturedReleasesQuery($first: Int!) @preloadable {
      newReleases(first: $first) {
        edges {
          node {
            id
            ...ReleaseCard_release
          }
        }
      }
    }
  `);
  if (newReleases.edges.length === 0) {
    return <p className="landing-quiet">{t`The first release here could be yours.`}</p>;
  }
  return (
    <ul className="lv-shelf">
      {newReleases.edges.map(({ node }) => (
        <li key={node.id}>
          <ReleaseCard release={node} />
        </li>
      ))}
    </ul>
  );
}
