import { graphql } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { PublicReleaseScreenQuery } from "../__generated__/PublicReleaseScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { NothingHere } from "./nothingHereLater.ts";
import { PublicReleaseAbout } from "./PublicReleaseAbout.tsx";
import { PublicReleaseAi } from "./PublicReleaseAi.tsx";
import { PublicReleaseCredits } from "./PublicReleaseCredits.tsx";
import { PublicReleaseHead } from "./PublicReleaseHead.tsx";
import { PublicReleaseTracks } from "./PublicReleaseTracks.tsx";
import { RelatedReleases } from "./RelatedReleases.tsx";
import "./publicPages.css";

/** A release as everybody sees it. */
export function PublicReleaseScreen() {
  const { pathname } = useLocation();
  const { release } = useScreenQuery<PublicReleaseScreenQuery>(graphql`
    query PublicReleaseScreenQuery($handle: String!, $slug: String!) @preloadable {
      release(handle: $handle, slug: $slug) {
        pagePath
        ...PublicReleaseHead_release
        ...PublicReleaseTracks_release
        ...PublicReleaseAbout_release
        ...PublicReleaseCredits_release
        ...PublicReleaseAi_release
        ...RelatedReleases_release
      }
    }
  `);
  if (!release?.pagePath) return <NothingHere pathname={pathname} />;
  // A handle that its owner gave up, or capitals.
  if (release.pagePath !== pathname) return <Navigate to={release.pagePath} replace />;
  return (
    <div className="public-page">
      <PublicReleaseHead release={release} />
      <div className="public-page-columns">
        <PublicReleaseTracks release={release} />
        <div className="public-page-aside">
          <PublicReleaseAbout release={release} />
          <PublicReleaseCredits release={release} />
          <PublicReleaseAi release={release} />
        </div>
      </div>
      <RelatedReleases release={release} />
    </div>
  );
}
