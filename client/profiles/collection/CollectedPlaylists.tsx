import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedPlaylists_profile$key } from "../../__generated__/CollectedPlaylists_profile.graphql.ts";
import type { CollectedPlaylistsPaginationQuery } from "../../__generated__/CollectedPlaylistsPaginationQuery.graphql.ts";
import { PlaylistTile } from "../../playlists/PlaylistTile.tsx";
import "../../library/library.css";
import "../../playlists/playlists.css";

const MORE = 24;

/** The playlists that a fan made for everybody, the last changed first. Nothing without any. */
export function CollectedPlaylists({ profile }: { profile: CollectedPlaylists_profile$key }) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CollectedPlaylistsPaginationQuery,
    CollectedPlaylists_profile$key
  >(
    graphql`
      fragment CollectedPlaylists_profile on Profile
      @refetchable(queryName: "CollectedPlaylistsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        collection {
          playlists(first: $first, after: $after) @connection(key: "CollectedPlaylists_playlists") {
            edges {
              node {
                id
                ...PlaylistTile_playlist
              }
            }
          }
        }
      }
    `,
    profile,
  );
  const edges = data.collection?.playlists.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <section aria-labelledby="collected-playlists">
      <h2 id="collected-playlists">{t`Playlists`}</h2>
      <ul className="library-lines">
        {edges.map(({ node }) => (
          <PlaylistTile key={node.id} playlist={node} />
        ))}
      </ul>
      {hasNext && (
        <Button variant="default" mt="md" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Show more playlists`}
        </Button>
      )}
    </section>
  );
}
