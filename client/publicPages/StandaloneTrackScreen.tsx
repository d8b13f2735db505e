import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { StandaloneTrackScreenQuery } from "../__generated__/StandaloneTrackScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { NothingHere } from "./nothingHereLater.ts";
import { PublicTrack } from "./PublicTrack.tsx";

/** A track that is on no release, as everybody sees it. */
export function StandaloneTrackScreen() {
  const { pathname } = useLocation();
  const { standaloneTrack: track, viewer } = useScreenQuery<StandaloneTrackScreenQuery>(graphql`
    query StandaloneTrackScreenQuery($id: String!) @preloadable {
      standaloneTrack(id: $id) {
        id
        pagePath
        coverUrl
        workspaceId
        ...PublicTrack_track
      }
      viewer {
        workspaces {
          id
        }
      }
    }
  `);
  if (!track?.pagePath) return <NothingHere pathname={pathname} />;
  // By now it may be on a release.
  if (track.pagePath !== pathname) return <Navigate to={track.pagePath} replace />;
  return (
    <PublicTrack
      track={track}
      path={track.pagePath}
      cover={{ url: track.coverUrl, alt: null }}
      release={null}
      queue={[track.id]}
      isOwn={viewer?.workspaces.some(({ id }) => id === track.workspaceId) ?? false}
    />
  );
}
