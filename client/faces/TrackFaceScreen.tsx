import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import { faceIn } from "../../domain/faces/faceAddress.ts";
import { placeWord } from "../../domain/faces/place.ts";
import { wholeTitle } from "../../domain/faces/titles.ts";
import type { TrackFaceScreenQuery } from "../__generated__/TrackFaceScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { NothingHere } from "./NothingHere.tsx";
import { TrackFace } from "./TrackFace.tsx";

/** One track of a release as everybody sees it. */
export function TrackFaceScreen() {
  const { pathname } = useLocation();
  const { release } = useScreenQuery<TrackFaceScreenQuery>(graphql`
    query TrackFaceScreenQuery($handle: String!, $slug: String!, $place: String!) @preloadable {
      release(handle: $handle, slug: $slug) {
        pagePath
        title
        versionTitle
        coverUrl(width: 1400)
        coverAlt
        desk {
          completeness
        }
        runningOrder {
          track {
            id
          }
        }
        trackAt(place: $place) {
          disc
          position
          track {
            ...TrackFace_track
          }
        }
      }
    }
  `);
  const place = release?.trackAt;
  if (!release?.pagePath || !place) return <NothingHere handle={faceIn(pathname)?.handle ?? ""} />;
  const path = `${release.pagePath}/${placeWord(place)}`;
  if (path !== pathname) return <Navigate to={path} replace />;
  const title = wholeTitle({ title: release.title, versionTitle: release.versionTitle ?? null });
  return (
    <TrackFace
      track={place.track}
      path={path}
      cover={{ url: release.coverUrl, alt: release.coverAlt ?? null }}
      release={{ title, path: release.pagePath }}
      queue={release.runningOrder.map(({ track }) => track.id)}
      isOwn={Boolean(release.desk)}
    />
  );
}
