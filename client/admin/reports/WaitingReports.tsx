import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { WaitingReports_admin$key } from "../../__generated__/WaitingReports_admin.graphql.ts";
import type { WaitingReportsPaginationQuery } from "../../__generated__/WaitingReportsPaginationQuery.graphql.ts";
import { MoreRows } from "../MoreRows.tsx";
import { ReportEntry } from "./ReportEntry.tsx";

const PAGE = 20;

/** Those that have waited longest first, appeals among them. */
export function WaitingReports({ admin }: { admin: WaitingReports_admin$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WaitingReportsPaginationQuery,
    WaitingReports_admin$key
  >(
    graphql`
      fragment WaitingReports_admin on Admin
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "WaitingReportsPaginationQuery") {
        waitingReports(first: $count, after: $cursor) @connection(key: "WaitingReports_waitingReports") {
          edges {
            node {
              id
              ...ReportEntry_report
            }
          }
        }
      }
    `,
    admin,
  );
  const { edges } = data.waitingReports;
  return (
    <section aria-labelledby="reports-waiting" className="admin-part">
      <h2 id="reports-waiting">{t`Waiting to be judged`}</h2>
      {edges.length === 0 ? (
        <Text c="dimmed">{t`No report is waiting. What listeners report about music comes here.`}</Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Waiting to be judged`}>
          {edges.map(({ node }) => (
            <ReportEntry key={node.id} report={node} />
          ))}
        </ul>
      )}
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </section>
  );
}
