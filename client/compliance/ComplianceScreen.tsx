import { useLingui } from "@lingui/react/macro";
import { Badge, Button, NativeSelect } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { SEVERITIES } from "../../domain/compliance/ruleList.ts";
import type { ComplianceScreenCheckQuery } from "../__generated__/ComplianceScreenCheckQuery.graphql.ts";
import type { ComplianceScreenQuery } from "../__generated__/ComplianceScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ReportedReleases } from "./ReportedReleases.tsx";
import { ReportLinks } from "./ReportLinks.tsx";
import { COLOUR_OF, useComplianceLabels } from "./useComplianceLabels.ts";
import "../settings/settings.css";
import "../releases/releases.css";
import "./compliance.css";

/** Every release of the studio before the rules: how the studio stands, and what is to be mended where. */
export function ComplianceScreen() {
  const { t, i18n } = useLingui();
  const labels = useComplianceLabels();
  const relay = useRelayEnvironment();
  const fail = useErrorToast();
  const [address, setAddress] = useSearchParams();
  const [isChecking, setChecking] = useState(false);
  const { viewer } = useScreenQuery<ComplianceScreenQuery>(graphql`
    query ComplianceScreenQuery @preloadable {
      viewer {
        workspace {
          id
          complianceStatus
          complianceSummary {
            ok
            attention
            blocked
            checkedAt
          }
          ...ReportedReleases_workspace
        }
      }
    }
  `);
  const workspace = viewer?.workspace;
  if (!workspace)
    return (
      <EmptyState title={t`Your account has no studio`} headingLevel={1}>
        {t`Releases are for artists. Become one, and yours will appear here.`}
      </EmptyState>
    );
  const { id, complianceStatus, complianceSummary: summary } = workspace;
  const { ok, attention, blocked } = summary;
  const severity = SEVERITIES.find((each) => each === address.get("severity")) ?? null;
  const day =
    summary.checkedAt && i18n.date(new Date(summary.checkedAt), { dateStyle: "medium", timeStyle: "short" });

  function check() {
    setChecking(true);
    fetchQuery<ComplianceScreenCheckQuery>(
      relay,
      graphql`
        query ComplianceScreenCheckQuery {
          viewer {
            workspace {
              id
              complianceStatus
              complianceSummary {
                ok
                attention
                blocked
                checkedAt
              }
              ...ReportedReleases_workspace
            }
          }
        }
      `,
      {},
    ).subscribe({
      complete: () => setChecking(false),
      error: (error: Error) => {
        setChecking(false);
        fail(error);
      },
    });
  }

  const total = ok + attention + blocked;
  return (
    <div className="compliance">
      <header className="releases-head">
        <PageTitle title={t`Compliance`} />
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isChecking}
          onClick={check}
        >
          {t`Check again`}
        </Button>
      </header>
      {total === 0 ? (
        <EmptyState
          title={t`No releases yet`}
          action={
            <Button component={Link} to="/releases">
              {t`Show all releases`}
            </Button>
          }
        >
          {t`Once you have one, we check it here for everything stores and the law require.`}
        </EmptyState>
      ) : (
        <>
          <section className="settings-card compliance-standing" aria-label={t`Your studio at a glance`}>
            <div>
              <Badge size="lg" variant="light" color={COLOUR_OF[complianceStatus] ?? "gray"}>
                {labels.status(complianceStatus)}
              </Badge>
              <p aria-live="polite">
                {complianceStatus === "ok" && day
                  ? t`All clear since ${day}.`
                  : t`Blocked: ${blocked} · Needs attention: ${attention} · All clear: ${ok}`}
              </p>
            </div>
            <NativeSelect
              label={t`Show`}
              value={severity ?? ""}
              data={[
                { value: "", label: t`All issues` },
                ...SEVERITIES.map((each) => ({ value: each, label: labels.severity(each) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setAddress(value ? { severity: value } : {}, { replace: true, preventScrollReset: true })
              }
            />
            <ReportLinks workspaceId={id} />
          </section>
          <ReportedReleases workspace={workspace} severity={severity} onChanged={check} />
        </>
      )}
    </div>
  );
}
