import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { AuditList_admin$key } from "../../__generated__/AuditList_admin.graphql.ts";
import type { AuditListPaginationQuery } from "../../__generated__/AuditListPaginationQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreRows } from "../MoreRows.tsx";
import { AuditEntry } from "./AuditEntry.tsx";

const PAGE = 30;

/** The log, newest first; each entry opens to what was and what is. */
export function AuditList({ admin }: { admin: AuditList_admin$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditListPaginationQuery,
    AuditList_admin$key
  >(
    graphql`
      fragment AuditList_admin on Admin
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
        filter: { type: "AuditEventFilter" }
      )
      @refetchable(queryName: "AuditListPaginationQuery") {
        auditEvents(first: $count, after: $cursor, filter: $filter)
          @connection(key: "AuditList_auditEvents", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              ...AuditEntry_event
            }
          }
        }
      }
    `,
    admin,
  );
  const { edges, totalCount } = data.auditEvents;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={t`No matches`}
        action={
          <Button component={Link} to="/admin/audit" variant="default">
            {t`Show the whole log`}
          </Button>
        }
      >
        {t`Changes to permissions, roles, flags, settings and identities are recorded here.`}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="admin-count" role="status">{t`Entries found: ${totalCount}`}</p>
      <ol className="admin-log">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <AuditEntry event={node} />
          </li>
        ))}
      </ol>
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </>
  );
}
