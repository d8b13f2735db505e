import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { IconArrowLeft, IconExternalLink, IconLink } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import { Link, Outlet, useLocation, useParams } from "react-router";
import type { TrackScreenQuery } from "../../__generated__/TrackScreenQuery.graphql.ts";
import { useReadableAddress, wordOf } from "../../app/readableAddress.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PlayButton } from "../../player/PlayButton.tsx";
import { TrackWave } from "../../player/TrackWave.tsx";
import { releaseAddress } from "../../releases/releaseAddress.ts";
import { ReportPanel } from "../../reports/ReportPanel.tsx";
import { ListeningLinksDialog } from "../../sharing/ListeningLinksDialog.tsx";
import { Cover } from "../../ui/Cover.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { TrackState } from "../TrackState.tsx";
import { TRACKS } from "./trackPath.ts";
import { TRACK_TABS } from "./trackTabs.ts";
import "../tracks.css";
import "../../settings/settings.css";
import "./page.css";

/** One recording: its head stays while its parts come and go. */
export function TrackScreen() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { id: word = "" } = useParams();
  const [isSharing, setSharing] = useState(false);
  const { node, viewer } = useScreenQuery<TrackScreenQuery>(graphql`
    query TrackScreenQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track {
          id
          title
          artistNames
          duration
          peaks
          release {
            id
            title
          }
          coverUrl
          workspaceId
          state
          progress
          failure {
            code
            params
            message
          }
          pagePath
          isAiDisputed
          report {
            ...ReportPanel_report
          }
        }
      }
      viewer {
        workspaces {
          id
        }
      }
    }
  `);
  useReadableAddress(TRACKS, node?.id && node.title ? wordOf(node.id, node.title) : null);
  const isOwn = viewer?.workspaces.some(({ id }) => id === node?.workspaceId);
  if (!node?.id || !node.title || !isOwn) {
    return (
      <EmptyState
        title={t`Track not found`}
        headingLevel={1}
        action={
          <Button component={Link} to="/catalog/tracks" variant="default">
            {t`Show all tracks`}
          </Button>
        }
      >
        {t`It is not in your catalog, or the link has a typo.`}
      </EmptyState>
    );
  }
  const { id, title, artistNames = [], coverUrl, state, progress, failure, pagePath } = node;
  const { duration = 0, peaks = [], release } = node;
  const base = `${TRACKS}/${encodeURIComponent(word)}`;
  return (
    <div className="track-page">
      <Anchor component={Link} to="/catalog/tracks" className="settings-back">
        <IconArrowLeft size={18} aria-hidden />
        {t`All tracks`}
      </Anchor>
      <header className="track-head">
        <Cover src={coverUrl ?? ""} alt="" size={72} />
        <div>
          <PageTitle title={title} />
          <p className="track-lead">{artistNames.join(", ")}</p>
          {release && (
            <p className="track-lead">
              <Trans>
                On{" "}
                <Anchor component={Link} to={releaseAddress(release)}>
                  {release.title}
                </Anchor>
              </Trans>
            </p>
          )}
        </div>
        <div className="track-verbs">
          {pagePath && (
            <Button
              component={Link}
              to={pagePath}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t`See its page`}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => setSharing(true)}
          >
            {t`Share privately`}
          </Button>
          <PlayButton trackId={id} title={title} disabled={state !== "ready"} variant="filled" />
        </div>
      </header>
      {peaks.length > 0 && state === "ready" && (
        <TrackWave trackId={id} title={title} peaks={peaks} duration={duration} />
      )}
      <ListeningLinksDialog id={id} title={title} isOpen={isSharing} onClose={() => setSharing(false)} />
      {state && <TrackState track={{ id, title, state, progress, failure }} saving={null} />}
      {node.report && <ReportPanel report={node.report} isDisputed={node.isAiDisputed ?? false} />}
      <nav aria-label={t`Parts of the track`} className="track-tabs">
        <ul>
          {TRACK_TABS.map(({ path, label }) => {
            const to = path ? `${base}/${path}` : base;
            return (
              <li key={path}>
                <Link to={to} aria-current={decodeURI(pathname) === decodeURI(to) ? "page" : undefined}>
                  {i18n._(label)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Suspense key={pathname} fallback={<RowsSkeleton count={6} />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
