import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import { faceIn } from "../../domain/faces/faceAddress.ts";
import type { ReleaseFaceScreenQuery } from "../__generated__/ReleaseFaceScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { FaceAbout } from "./FaceAbout.tsx";
import { FaceCredits } from "./FaceCredits.tsx";
import { FaceHead } from "./FaceHead.tsx";
import { FaceTracks } from "./FaceTracks.tsx";
import { Listening } from "./Listening.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { RelatedReleases } from "./RelatedReleases.tsx";
import "./faces.css";

/** A release as everybody sees it. */
export function ReleaseFaceScreen() {
  const { pathname } = useLocation();
  const { release } = useScreenQuery<ReleaseFaceScreenQuery>(graphql`
    query ReleaseFaceScreenQuery($handle: String!, $slug: String!) @preloadable {
      release(handle: $handle, slug: $slug) {
        pagePath
        ...FaceHead_release
        ...FaceTracks_release
        ...FaceAbout_release
        ...FaceCredits_release
        ...RelatedReleases_release
      }
    }
  `);
  if (!release?.pagePath) return <NothingHere handle={faceIn(pathname)?.handle ?? ""} />;
  // A handle that its owner gave up, or capitals.
  if (release.pagePath !== pathname) return <Navigate to={release.pagePath} replace />;
  return (
    <Listening>
      <div className="face">
        <FaceHead release={release} />
        <div className="face-columns">
          <FaceTracks release={release} />
          <div className="face-aside">
            <FaceAbout release={release} />
            <FaceCredits release={release} />
          </div>
        </div>
        <RelatedReleases release={release} />
      </div>
    </Listening>
  );
}
