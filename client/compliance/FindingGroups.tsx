import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { SEVERITIES, type Severity } from "../../domain/compliance/ruleList.ts";
import type { FindingGroups_release$key } from "../__generated__/FindingGroups_release.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { type Finding, FindingLine } from "./FindingLine.tsx";
import { SafeFixDialog } from "./SafeFixDialog.tsx";
import { ScoreRing } from "./ScoreRing.tsx";
import { useComplianceLabels } from "./useComplianceLabels.ts";
import { useFixes } from "./useFixes.ts";
import { useWaivers } from "./useWaivers.ts";
import { WaiveDialog } from "./WaiveDialog.tsx";
import "./compliance.css";

interface Props {
  release: FindingGroups_release$key;
  /** Null: all of them. */
  severity?: Severity | null;
  headingLevel: 2 | 3;
  /** Only what blocks stands open. */
  isCompact?: boolean;
  onChanged: () => void;
}

/** What the rules say of a release: its ring, and its findings, the gravest first, each with its ways out. */
export function FindingGroups({
  release: key,
  severity = null,
  headingLevel,
  isCompact = false,
  onChanged,
}: Props) {
  const { t } = useLingui();
  const labels = useComplianceLabels();
  const said = useRefusal();
  const { id, compliance, privateFields } = useFragment(
    graphql`
      fragment FindingGroups_release on Release {
        id
        privateFields {
          readiness
        }
        compliance {
          status
          blockers
          warnings
          findings {
            findingId
            severity
            subject {
              kind
              name
            }
            message {
              code
              params
              message
            }
            fixPath
            fixLabel {
              code
              params
              message
            }
            autoFix {
              changes {
                part
                before
                after
              }
            }
            isWaivable
            waiver {
              reason
              byName
            }
          }
          safeFixes {
            subject {
              nodeId
              kind
              name
            }
            changes {
              part
              before
              after
            }
          }
        }
      }
    `,
    key,
  );
  const fixes = useFixes(id, onChanged);
  const waivers = useWaivers(id, onChanged);
  const [leaving, setLeaving] = useState<Finding | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!compliance) return null;
  const { status, blockers, warnings, findings, safeFixes } = compliance;
  const count = safeFixes.length;
  const shown = SEVERITIES.filter((each) => severity === null || each === severity)
    .map((each) => ({ severity: each, found: findings.filter((finding) => finding.severity === each) }))
    .filter(({ found }) => found.length > 0);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="compliance-groups">
      <div className="compliance-sum">
        <ScoreRing score={privateFields?.readiness ?? 0} status={status} />
        <div>
          <strong>{labels.status(status)}</strong>
          <p className="release-dim">
            {findings.length === 0 ? t`Nothing to fix.` : t`Required: ${blockers} · Recommended: ${warnings}`}
          </p>
        </div>
        {count > 0 && <Button onClick={() => setAsking(true)}>{t`Fix ${count} safely`}</Button>}
      </div>
      {shown.map(({ severity: each, found }) => (
        <details key={each} data-severity={each} open={!isCompact || each === "blocker"}>
          <summary>
            <Heading>
              {labels.severity(each)}{" "}
              <span className="release-dim">
                ({found.length}) {labels.lead(each)}
              </span>
            </Heading>
          </summary>
          <ul>
            {found.map((finding) => (
              <FindingLine
                key={finding.findingId}
                finding={finding}
                onFix={() => void fixes.one(finding.findingId)}
                onLeave={() => setLeaving(finding)}
                onTakeBack={() => void waivers.takeBack(finding.findingId)}
              />
            ))}
          </ul>
        </details>
      ))}
      {leaving && (
        <WaiveDialog
          message={said(leaving.message)}
          leave={(reason) => waivers.leave(leaving.findingId, reason)}
          onClose={() => setLeaving(null)}
        />
      )}
      {isAsking && (
        <SafeFixDialog fixes={safeFixes} onFix={() => void fixes.all()} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
