import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import { placeWord } from "../../domain/publicPages/place.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PublicTrackScreenQuery } from "../__generated__/PublicTrackScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { NothingHere } from "./nothingHereLater.ts";
import { PublicTrack } from "./PublicTrack.tsx";

/** One track of a release as everybody sees it. */
export function PublicTrackScreen() {
  const { pathname } = useLocation();
  const { release } = useScreenQuery<PublicTrackScreenQuery>(graphql`
    query PublicTrackScreenQuery($handle: String!, $slug: String!, $place: String!) @preloadable {
      release(handle: $handle, slug: $slug) {
        pagePath
        title
        versionTitle
        coverUrl(width: 1400)
        coverAlt
        privateFields {
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
            ...PublicTrack_track
          }
        }
      }
    }
  `);
  const place = release?.trackAt;
  if (!release?.pagePath || !place) return <NothingHere pathname={pathname} />;
  const path = `${release.pagePath}/${placeWord(place)}`;
  if (path !== pathname) return <Navigate to={path} replace />;
  const title = wholeTitle({ title: release.title, versionTitle: release.versionTitle ?? null });
  return (
    <PublicTrack
      track={place.track}
      path={path}
      cover={{ url: release.coverUrl, alt: release.coverAlt ?? null }}
      release={{ title, path: release.pagePath }}
      queue={release.runningOrder.map(({ track }) => track.id)}
      isOwn={Boolean(release.privateFields)}
    />
  );
}
