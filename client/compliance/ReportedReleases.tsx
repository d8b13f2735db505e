import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { Severity } from "../../domain/compliance/ruleList.ts";
import type { ReportedReleases_workspace$key } from "../__generated__/ReportedReleases_workspace.graphql.ts";
import type { ReportedReleasesPaginationQuery } from "../__generated__/ReportedReleasesPaginationQuery.graphql.ts";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { Cover } from "../ui/Cover.tsx";
import { FindingGroups } from "./FindingGroups.tsx";

const MORE = 20;

interface Props {
  workspace: ReportedReleases_workspace$key;
  severity: Severity | null;
  onChanged: () => void;
}

/** The releases of the report, each with its ring and its findings. */
export function ReportedReleases({ workspace, severity, onChanged }: Props) {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ReportedReleasesPaginationQuery,
    ReportedReleases_workspace$key
  >(
    graphql`
      fragment ReportedReleases_workspace on Workspace
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ReportedReleasesPaginationQuery") {
        complianceReport(first: $count, after: $cursor) @connection(key: "ReportedReleases_complianceReport") {
          edges {
            node {
              id
              title
              versionTitle
              artistNames
              state
              coverUrl(width: 320)
              compliance {
                findings {
                  severity
                }
              }
              ...FindingGroups_release
            }
          }
        }
      }
    `,
    workspace,
  );
  const releases = data.complianceReport.edges
    .map(({ node }) => node)
    .filter((release) => release !== null)
    .filter(({ compliance }) =>
      severity === null ? true : compliance?.findings.some((finding) => finding.severity === severity),
    );
  return (
    <>
      {releases.length === 0 && <p className="release-dim">{t`No releases have issues like this.`}</p>}
      <ul className="compliance-releases">
        {releases.map((release) => {
          const { id, title, versionTitle, artistNames, state, coverUrl } = release;
          const name = versionTitle ? `${title} (${versionTitle})` : title;
          return (
            <li key={id} className="settings-card">
              <header className="compliance-release">
                <Cover src={coverUrl} alt="" size={56} />
                <div>
                  <h2>
                    <Anchor component={Link} to={releaseAddress({ id, title: name })} inherit>
                      {name}
                    </Anchor>
                  </h2>
                  <p className="release-dim">
                    {[artistNames.join(", "), labels.state(state)].filter(Boolean).join(" · ")}
                  </p>
                </div>
              </header>
              <FindingGroups release={release} severity={severity} headingLevel={3} onChanged={onChanged} />
            </li>
          );
        })}
      </ul>
      {hasNext && (
        <Button variant="default" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
          {t`Show more`}
        </Button>
      )}
    </>
  );
}
