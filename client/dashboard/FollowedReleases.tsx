import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { text } from "../../domain/words/refusal.ts";
import type { FollowedReleases_viewer$key } from "../__generated__/FollowedReleases_viewer.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";

/** What the artists whom a fan follows put out last; while there is nothing, how to find somebody to follow. */
export function FollowedReleases({ viewer }: { viewer: FollowedReleases_viewer$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const { newFromFollowed } = useFragment(
    graphql`
      fragment FollowedReleases_viewer on Viewer {
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
    `,
    viewer,
  );
  const { edges } = newFromFollowed;
  return (
    <section aria-labelledby="followed-releases">
      <h2 id="followed-releases">{said(text("profiles.newFromFollowed"))}</h2>
      {edges.length === 0 && (
        <p className="discover-why">
          {t`Follow an artist on their page, and what they put out will appear here.`}{" "}
          <Anchor component={Link} to="/discover" inherit>{t`Find artists`}</Anchor>
        </p>
      )}
      {edges.length > 0 && (
        <ul className="lv-shelf">
          {edges.map(({ node }) => (
            <li key={node.id} className="lv-shelf-item">
              <ReleaseCard release={node} />
              <PlayRelease release={node} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
