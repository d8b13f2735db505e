import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import { useParams } from "react-router";
import type { PlaylistScreenQuery } from "../__generated__/PlaylistScreenQuery.graphql.ts";
import type { PlaylistScreenSubscription } from "../__generated__/PlaylistScreenSubscription.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { PlaylistHead } from "./PlaylistHead.tsx";
import { PlaylistTracks } from "./PlaylistTracks.tsx";
import "../library/library.css";
import "./playlists.css";

const QUERY = graphql`
  query PlaylistScreenQuery($id: String!) @preloadable {
    playlist(id: $id) {
      id
      ...PlaylistHead_playlist
      ...PlaylistTracks_playlist
    }
  }
`;

/** A playlist: what it is, and everything in it. */
export function PlaylistScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const viewer = useMaybeViewer();
  const { playlist } = useScreenQuery<PlaylistScreenQuery>(QUERY);
  if (!playlist)
    return (
      <div className="library">
        <PageTitle title={t`Playlist`} />
        <EmptyState title={t`No playlist here`}>
          {t`It was deleted or is private, or the link has a typo.`}
        </EmptyState>
      </div>
    );
  return (
    <div className="library">
      {viewer && <Watch id={playlist.id} row={id} />}
      <PlaylistHead playlist={playlist} />
      <PlaylistTracks playlist={playlist} />
    </div>
  );
}

/** Hears what others change in it at the same time. Draws nothing. */
function Watch({ id, row }: { id: string; row: string }) {
  const relay = useRelayEnvironment();
  const again = useMemo(
    () => () => void refresh<PlaylistScreenQuery>(relay, QUERY, { id: row }),
    [relay, row],
  );
  useSubscription<PlaylistScreenSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PlaylistScreenSubscription($id: ID!) {
            playlistChanged(id: $id) {
              id
              ...PlaylistHead_playlist
              ...PlaylistTracks_playlist
            }
          }
        `,
        variables: { id },
        // It is gone, or no longer for this person.
        onNext: (news) => {
          if (!news?.playlistChanged) again();
        },
        cacheConfig: onceListening((isAgain) => {
          if (isAgain) again();
        }),
      }),
      [id, again],
    ),
  );
  return null;
}
