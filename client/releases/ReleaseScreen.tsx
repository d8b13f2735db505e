import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Tabs } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { ReleaseScreen_release$key } from "../__generated__/ReleaseScreen_release.graphql.ts";
import type { ReleaseScreenQuery } from "../__generated__/ReleaseScreenQuery.graphql.ts";
import { useReadableAddress, wordOf } from "../app/readableAddress.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { AssetsOnRelease } from "../assets/AssetsOnRelease.tsx";
import { CompliancePanel } from "../compliance/CompliancePanel.tsx";
import { MilestonesPanel } from "../milestones/MilestonesPanel.tsx";
import { ReportPanel } from "../reports/ReportPanel.tsx";
import { SplitsPart } from "../splits/SplitsPart.tsx";
import { SpotPart } from "../spots/SpotPart.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { KeptPanel } from "../ui/KeptPanel.tsx";
import { ArtworkPart } from "./editor/ArtworkPart.tsx";
import { DatePart } from "./editor/DatePart.tsx";
import { DetailsPart } from "./editor/DetailsPart.tsx";
import { HistoryPart } from "./editor/HistoryPart.tsx";
import { RightsPart } from "./editor/RightsPart.tsx";
import { TracksPart } from "./editor/TracksPart.tsx";
import { ReleaseGaps } from "./ReleaseGaps.tsx";
import { ReleaseHead } from "./ReleaseHead.tsx";
import { ReleaseWatch } from "./ReleaseWatch.tsx";
import { RELEASES } from "./releaseAddress.ts";
import { EDITOR_PARTS, type EditorPart } from "./useReleaseLabels.ts";
import "../settings/settings.css";
import "./releases.css";

/** One release: where it stands, what it lacks, and everything that is written about it. */
export function ReleaseScreen() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { node } = useScreenQuery<ReleaseScreenQuery>(graphql`
    query ReleaseScreenQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...ReleaseScreen_release @alias(as: "release")
      }
    }
  `);
  const release = useFragment<ReleaseScreen_release$key>(
    graphql`
      fragment ReleaseScreen_release on Release {
        id
        title
        workspaceId
        isAiDisputed
        report {
          ...ReportPanel_report
        }
        privateFields {
          completeness
        }
        ...ReleaseHead_release
        ...ReleaseGaps_release
        ...TracksPart_release
        ...DetailsPart_release
        ...RightsPart_release
        ...ArtworkPart_release
        ...DatePart_release
        ...HistoryPart_release
        ...CompliancePanel_release
        ...MilestonesPanel_release
      }
    `,
    node?.release ?? null,
  );
  useReadableAddress(RELEASES, release ? wordOf(release.id, release.title) : null);
  if (!release?.privateFields)
    return (
      <EmptyState
        title={t`Release not found`}
        headingLevel={1}
        action={
          <Button component={Link} to="/releases" variant="default">
            {t`Show all releases`}
          </Button>
        }
      >
        {t`It is not one of yours, or the link has a typo.`}
      </EmptyState>
    );
  const part = EDITOR_PARTS.find((each) => each === address.get("part")) ?? "tracks";
  const names: Record<EditorPart, string> = {
    tracks: t`Tracks`,
    details: t`Details`,
    rights: t`Rights`,
    splits: t`Splits`,
    artwork: t`Artwork`,
    date: t`Date and audience`,
    spot: t`Spot`,
    history: t`History`,
  };
  return (
    <div className="release-page" key={release.id}>
      <Anchor component={Link} to="/releases" className="settings-back">
        <IconArrowLeft size={18} aria-hidden />
        {t`All releases`}
      </Anchor>
      <ReleaseHead release={release} />
      {release.report && <ReportPanel report={release.report} isDisputed={release.isAiDisputed} />}
      <div className="release-columns">
        <Tabs
          value={part}
          keepMountedMode="display-none"
          onChange={(next) =>
            setAddress({ part: next ?? "tracks" }, { replace: true, preventScrollReset: true })
          }
        >
          <Tabs.List aria-label={t`Parts of the release`}>
            {EDITOR_PARTS.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {names[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <KeptPanel value="tracks">
            <TracksPart release={release} />
          </KeptPanel>
          <KeptPanel value="details">
            <DetailsPart release={release} />
          </KeptPanel>
          <KeptPanel value="rights">
            <RightsPart release={release} />
          </KeptPanel>
          <KeptPanel value="splits">
            <SplitsPart id={release.id} />
          </KeptPanel>
          <KeptPanel value="artwork">
            <ArtworkPart release={release} />
          </KeptPanel>
          <KeptPanel value="date">
            <DatePart release={release} />
          </KeptPanel>
          <KeptPanel value="spot">
            <SpotPart id={release.id} />
          </KeptPanel>
          <KeptPanel value="history">
            <HistoryPart release={release} />
          </KeptPanel>
        </Tabs>
        <aside aria-label={t`What is missing`} className="release-aside">
          <ReleaseGaps release={release} />
          <MilestonesPanel release={release} />
          <CompliancePanel release={release} />
          <AssetsOnRelease release={release} />
        </aside>
      </div>
      <ReleaseWatch workspaceId={release.workspaceId} />
    </div>
  );
}
