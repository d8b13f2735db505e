import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FollowedReleasesQuery } from "../__generated__/FollowedReleasesQuery.graphql.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";

/** What the artists whom a fan follows put out last; nothing while they follow nobody. */
export function FollowedReleases() {
  const { t } = useLingui();
  const { viewer } = useLazyLoadQuery<FollowedReleasesQuery>(
    graphql`
      query FollowedReleasesQuery {
        viewer {
          newFromFollowed(first: 6) {
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
    {},
  );
  const edges = viewer?.newFromFollowed.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <section aria-labelledby="followed-releases">
      <h2 id="followed-releases">{t`From artists you follow`}</h2>
      <ul className="lv-shelf">
        {edges.map(({ node }) => (
          <li key={node.id} className="lv-shelf-item">
            <ReleaseCard release={node} />
            <PlayRelease release={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}
