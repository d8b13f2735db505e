import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProfileReleases_profile$key } from "../__generated__/ProfileReleases_profile.graphql.ts";
import type { ProfileReleasesPaginationQuery } from "../__generated__/ProfileReleasesPaginationQuery.graphql.ts";
import { PlayRelease } from "../releases/PlayRelease.tsx";
import { ReleaseCard } from "../releases/ReleaseCard.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PagedSection } from "./PagedSection.tsx";

/** The music of an artist, newest first. */
export function ProfileReleases({ profile: profileRef }: { profile: ProfileReleases_profile$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<
    ProfileReleasesPaginationQuery,
    ProfileReleases_profile$key
  >(
    graphql`
      fragment ProfileReleases_profile on Profile
      @refetchable(queryName: "ProfileReleasesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        isOwn
        releases(first: $first, after: $after) @connection(key: "ProfileReleases_releases") {
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
    profileRef,
  );
  const { edges } = data.releases;
  return (
    <PagedSection id="profile-releases" title={t`Releases`} more={t`Show more releases`} page={page}>
      {edges.length === 0 ? (
        <EmptyState title={t`No release yet`} headingLevel={3}>
          {data.isOwn
            ? t`What you release publicly will appear here.`
            : t`The first release of this artist will appear here.`}
        </EmptyState>
      ) : (
        <ul className="lv-shelf">
          {edges.map(({ node }, place) => (
            <li key={node.id} className="lv-shelf-item">
              <ReleaseCard release={node} isFirst={place === 0} />
              <PlayRelease release={node} />
            </li>
          ))}
        </ul>
      )}
    </PagedSection>
  );
}
