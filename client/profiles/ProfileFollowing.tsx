import { useLingui } from "@lingui/react/macro";
import { Avatar, useMantineTheme } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProfileFollowing_profile$key } from "../__generated__/ProfileFollowing_profile.graphql.ts";
import type { ProfileFollowingPaginationQuery } from "../__generated__/ProfileFollowingPaginationQuery.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PagedSection } from "./PagedSection.tsx";

/** The artists of a fan: what everybody may see of a collection. */
export function ProfileFollowing({ profile: profileRef }: { profile: ProfileFollowing_profile$key }) {
  const { t } = useLingui();
  const { primaryColor } = useMantineTheme();
  const { data, ...page } = usePaginationFragment<
    ProfileFollowingPaginationQuery,
    ProfileFollowing_profile$key
  >(
    graphql`
      fragment ProfileFollowing_profile on Profile
      @refetchable(queryName: "ProfileFollowingPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        name
        isOwn
        following(first: $first, after: $after) @connection(key: "ProfileFollowing_following") {
          edges {
            node {
              id
              name
              avatarUrl
            }
          }
        }
      }
    `,
    profileRef,
  );
  const { following, name, isOwn } = data;
  return (
    <PagedSection id="profile-following" title={t`Follows`} more={t`Show more artists`} page={page}>
      {!following && (
        <EmptyState title={t`A private collection`} headingLevel={3}>
          {t`${name} keeps their collection private.`}
        </EmptyState>
      )}
      {following?.edges.length === 0 && (
        <EmptyState title={t`Nobody yet`} headingLevel={3}>
          {isOwn ? t`The artists you follow will appear here.` : t`The artists they follow will appear here.`}
        </EmptyState>
      )}
      {following && following.edges.length > 0 && (
        <ul className="profile-artists">
          {following.edges.map(({ node }) => (
            <li key={node.id}>
              <Avatar
                src={node.avatarUrl}
                name={node.name}
                alt=""
                size={56}
                radius="50%"
                variant="filled"
                color={primaryColor}
                autoContrast
                aria-hidden
              />
              <strong>{node.name}</strong>
            </li>
          ))}
        </ul>
      )}
    </PagedSection>
  );
}
