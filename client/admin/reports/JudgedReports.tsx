import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { JudgedReports_admin$key } from "../../__generated__/JudgedReports_admin.graphql.ts";
import type { JudgedReportsPaginationQuery } from "../../__generated__/JudgedReportsPaginationQuery.graphql.ts";
import { MoreRows } from "../MoreRows.tsx";
import { ReportEntry } from "./ReportEntry.tsx";

const PAGE = 20;

/** The last ones first. */
export function JudgedReports({ admin }: { admin: JudgedReports_admin$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    JudgedReportsPaginationQuery,
    JudgedReports_admin$key
  >(
    graphql`
      fragment JudgedReports_admin on Admin
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "JudgedReportsPaginationQuery") {
        judgedReports(first: $count, after: $cursor) @connection(key: "JudgedReports_judgedReports") {
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
  const { edges } = data.judgedReports;
  return (
    <section aria-labelledby="reports-judged" className="admin-part">
      <h2 id="reports-judged">{t`Judged`}</h2>
      {edges.length === 0 ? (
        <Text c="dimmed">{t`No report was judged yet.`}</Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Judged`}>
          {edges.map(({ node }) => (
            <ReportEntry key={node.id} report={node} />
          ))}
        </ul>
      )}
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </section>
  );
}
