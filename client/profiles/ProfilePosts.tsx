import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProfilePosts_profile$key } from "../__generated__/ProfilePosts_profile.graphql.ts";
import type { ProfilePostsPaginationQuery } from "../__generated__/ProfilePostsPaginationQuery.graphql.ts";
import { PagedSection } from "./PagedSection.tsx";

/** What an artist told everybody, newest first; nothing where there is nothing. */
export function ProfilePosts({ profile: profileRef }: { profile: ProfilePosts_profile$key }) {
  const { t, i18n } = useLingui();
  const { data, ...page } = usePaginationFragment<ProfilePostsPaginationQuery, ProfilePosts_profile$key>(
    graphql`
      fragment ProfilePosts_profile on Profile
      @refetchable(queryName: "ProfilePostsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" }) {
        posts(first: $first, after: $after) @connection(key: "ProfilePosts_posts") {
          edges {
            node {
              id
              title
              body
              createdAt
            }
          }
        }
      }
    `,
    profileRef,
  );
  if (data.posts.edges.length === 0) return null;
  return (
    <PagedSection id="profile-posts" title={t`Posts`} more={t`Show older posts`} page={page}>
      {data.posts.edges.map(({ node: { id, title, body, createdAt } }) => (
        <article key={id} className="profile-post">
          <h3>{title}</h3>
          <time dateTime={createdAt}>{i18n.date(new Date(createdAt), { dateStyle: "long" })}</time>
          <p>{body}</p>
        </article>
      ))}
    </PagedSection>
  );
}
