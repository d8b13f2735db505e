import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProfilePosts_profile$key } from "../__generated__/ProfilePosts_profile.graphql.ts";
import type { ProfilePostsPaginationQuery } from "../__generated__/ProfilePostsPaginationQuery.graphql.ts";

const MORE = 20;

/** What an artist told everybody, newest first; nothing where there is nothing. */
export function ProfilePosts({ profile: profileRef }: { profile: ProfilePosts_profile$key }) {
  const { t, i18n } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProfilePostsPaginationQuery,
    ProfilePosts_profile$key
  >(
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
    <section aria-labelledby="profile-posts">
      <h2 id="profile-posts">{t`Posts`}</h2>
      {data.posts.edges.map(({ node: { id, title, body, createdAt } }) => (
        <article key={id} className="profile-post">
          <h3>{title}</h3>
          <time dateTime={createdAt}>{i18n.date(new Date(createdAt), { dateStyle: "long" })}</time>
          <p>{body}</p>
        </article>
      ))}
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Show older posts`}
        </Button>
      )}
    </section>
  );
}
