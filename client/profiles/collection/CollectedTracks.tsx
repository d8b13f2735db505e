import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { CollectedTracks_profile$key } from "../../__generated__/CollectedTracks_profile.graphql.ts";
import type { CollectedTracksPaginationQuery } from "../../__generated__/CollectedTracksPaginationQuery.graphql.ts";
import { PlayButton } from "../../player/PlayButton.tsx";
import { ShelfRelease } from "../../releases/ShelfRelease.tsx";
import { PagedSection } from "../PagedSection.tsx";

/** The tracks that a fan likes, the latest first; each plays, and the row after it. Nothing without any. */
export function CollectedTracks({ profile }: { profile: CollectedTracks_profile$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<
    CollectedTracksPaginationQuery,
    CollectedTracks_profile$key
  >(
    graphql`
      fragment CollectedTracks_profile on Profile
      @refetchable(queryName: "CollectedTracksPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        collection {
          tracks(first: $first, after: $after) @connection(key: "CollectedTracks_tracks") {
            edges {
              node {
                id
                title
                artistNames
                coverUrl
                pagePath
              }
            }
          }
        }
      }
    `,
    profile,
  );
  const tracks = (data.collection?.tracks.edges ?? []).map(({ node }) => node);
  if (tracks.length === 0) return null;
  const ids = tracks.map(({ id }) => id);
  return (
    <PagedSection id="collected-tracks" title={t`Liked tracks`} more={t`Show more tracks`} page={page}>
      <ul className="lv-shelf">
        {tracks.map((track) => (
          <li key={track.id} className="lv-shelf-item">
            <ShelfRelease release={track} />
            <PlayButton
              className="lv-play-release"
              trackId={track.id}
              title={track.title}
              queue={ids}
              variant="filled"
            />
          </li>
        ))}
      </ul>
    </PagedSection>
  );
}
