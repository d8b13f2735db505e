import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedPlaylists_profile$key } from "../../__generated__/CollectedPlaylists_profile.graphql.ts";
import type { CollectedPlaylistsPaginationQuery } from "../../__generated__/CollectedPlaylistsPaginationQuery.graphql.ts";
import { PlaylistTile } from "../../playlists/PlaylistTile.tsx";
import { PagedSection } from "../PagedSection.tsx";
import "../../library/library.css";
import "../../playlists/playlists.css";

/** The playlists that a fan made for everybody, the last changed first. Nothing without any. */
export function CollectedPlaylists({ profile }: { profile: CollectedPlaylists_profile$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<
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
    <PagedSection id="collected-playlists" title={t`Playlists`} more={t`Show more playlists`} page={page}>
      <ul className="library-lines">
        {edges.map(({ node }) => (
          <PlaylistTile key={node.id} playlist={node} />
        ))}
      </ul>
    </PagedSection>
  );
}
