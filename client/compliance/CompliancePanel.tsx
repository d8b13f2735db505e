import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { graphql, useFragment, useRelayEnvironment, useSubscription } from "react-relay";
import { Link } from "react-router";
import type { CompliancePanel_release$key } from "../__generated__/CompliancePanel_release.graphql.ts";
import type { CompliancePanelQuery } from "../__generated__/CompliancePanelQuery.graphql.ts";
import type { CompliancePanelSubscription } from "../__generated__/CompliancePanelSubscription.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { useTracksWatch } from "../releases/useTracksWatch.ts";
import { FindingGroups } from "./FindingGroups.tsx";
import { ReportLinks } from "./ReportLinks.tsx";

/** The checklist beside a release, as true as its last save. */
export function CompliancePanel({ release: key }: { release: CompliancePanel_release$key }) {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const release = useFragment(
    graphql`
      fragment CompliancePanel_release on Release {
        id
        workspaceId
        runningOrder {
          track {
            id
            state
          }
        }
        ...FindingGroups_release
      }
    `,
    key,
  );
  const { id, workspaceId } = release;
  useSubscription<CompliancePanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription CompliancePanelSubscription($workspaceId: ID!) {
            releaseChanged(workspaceId: $workspaceId) {
              id
              ...FindingGroups_release
            }
          }
        `,
        variables: { workspaceId },
      }),
      [workspaceId],
    ),
  );

  /** What else on the page follows from the findings: what it lacks, and whether it may go out. */
  function handleChanged() {
    void refresh<CompliancePanelQuery>(
      relay,
      graphql`
        query CompliancePanelQuery($id: ID!) {
          node(id: $id) {
            ... on Release {
              id
              ...FindingGroups_release @alias(as: "judged")
              privateFields {
                readiness
                missing {
                  part
                  count
                }
                problems {
                  reason
                  count
                }
              }
            }
          }
        }
      `,
      { id },
    );
  }
  useTracksWatch(workspaceId, release.runningOrder, handleChanged);

  return (
    <section className="settings-card" aria-labelledby="release-compliance">
      <h2 id="release-compliance">{t`Compliance`}</h2>
      <FindingGroups release={release} headingLevel={3} isCompact onChanged={handleChanged} />
      <ReportLinks releaseId={id} />
      <Anchor component={Link} to="/releases/compliance">
        {t`All releases in the report`}
      </Anchor>
    </section>
  );
}
