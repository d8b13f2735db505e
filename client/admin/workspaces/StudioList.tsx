import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Table } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type {
  StudioList_admin$data,
  StudioList_admin$key,
} from "../../__generated__/StudioList_admin.graphql.ts";
import type { StudioListPaginationQuery } from "../../__generated__/StudioListPaginationQuery.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { useComplianceLabels } from "../../compliance/useComplianceLabels.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreRows } from "../MoreRows.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";

const PAGE = 20;

type Studio = StudioList_admin$data["workspaces"]["edges"][number]["node"];

interface Props {
  admin: StudioList_admin$key;
  onOpen: (id: string, name: string) => void;
}

/** The workspaces, newest first: a table, on the phone cards. A press on a name opens one. */
export function StudioList({ admin, onOpen }: Props) {
  const { t } = useLingui();
  const isPhone = useDevice() === "mobile";
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StudioListPaginationQuery,
    StudioList_admin$key
  >(
    graphql`
      fragment StudioList_admin on Admin
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "AdminWorkspaceFilter" }
      )
      @refetchable(queryName: "StudioListPaginationQuery") {
        workspaces(first: $count, after: $cursor, filter: $filter)
          @connection(key: "StudioList_workspaces", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              name
              workspaceType
              effectiveTier
              complianceStatus
              memberCount
              trackCount
              storageBytes
              suspendedAt
              owner {
                fullName
              }
            }
          }
        }
      }
    `,
    admin,
  );
  const { edges, totalCount } = data.workspaces;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={t`No matching workspaces`}
        action={
          <Button component={Link} to="/admin/workspaces" variant="default">
            {t`Show all workspaces`}
          </Button>
        }
      >
        {t`Nothing matches this filter.`}
      </EmptyState>
    );
  }
  const studios = edges.map(({ node }) => node);
  return (
    <>
      <p className="admin-count" role="status">{t`Workspaces found: ${totalCount}`}</p>
      {isPhone ? <Cards studios={studios} onOpen={onOpen} /> : <Rows studios={studios} onOpen={onOpen} />}
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </>
  );
}

interface ListProps {
  studios: readonly Studio[];
  onOpen: (id: string, name: string) => void;
}

function Rows({ studios, onOpen }: ListProps) {
  const { t, i18n } = useLingui();
  const { tiers, types } = useAdminLabels();
  return (
    <Table.ScrollContainer
      minWidth={860}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Workspaces` } }}
    >
      <Table className="admin-table" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Name`}</Table.Th>
            <Table.Th>{t`Type`}</Table.Th>
            <Table.Th>{t`Plan`}</Table.Th>
            <Table.Th>{t`Compliance`}</Table.Th>
            <Table.Th className="admin-number">{t`People`}</Table.Th>
            <Table.Th className="admin-number">{t`Tracks`}</Table.Th>
            <Table.Th className="admin-number">{t`Storage`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {studios.map((studio) => (
            <Table.Tr key={studio.id}>
              <Table.Td>
                <OpenStudio studio={studio} onOpen={onOpen} />
              </Table.Td>
              <Table.Td>{types[studio.workspaceType]}</Table.Td>
              <Table.Td>{tiers[studio.effectiveTier]}</Table.Td>
              <Table.Td>
                <Compliance studio={studio} />
              </Table.Td>
              <Table.Td className="admin-number">{i18n.number(studio.memberCount)}</Table.Td>
              <Table.Td className="admin-number">{i18n.number(studio.trackCount)}</Table.Td>
              <Table.Td className="admin-number">{formatBytes(studio.storageBytes, i18n.locale)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cards({ studios, onOpen }: ListProps) {
  const { t, i18n } = useLingui();
  const { tiers, types } = useAdminLabels();
  return (
    <ul className="admin-cards">
      {studios.map((studio) => {
        const tracks = i18n.number(studio.trackCount);
        return (
          <li key={studio.id}>
            <OpenStudio studio={studio} onOpen={onOpen} />
            <p>
              {[types[studio.workspaceType], tiers[studio.effectiveTier], t`Tracks: ${tracks}`].join(" · ")}
              {studio.suspendedAt && (
                <>
                  {" "}
                  <Compliance studio={studio} />
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function OpenStudio({ studio: { id, name, owner }, onOpen }: { studio: Studio } & Pick<ListProps, "onOpen">) {
  const { t } = useLingui();
  return (
    <button type="button" className="admin-open" onClick={() => onOpen(id, name)}>
      <strong>{name}</strong>
      <span>{owner?.fullName ?? t`Without an owner`}</span>
    </button>
  );
}

function Compliance({ studio }: { studio: Studio }) {
  const { t } = useLingui();
  const labels = useComplianceLabels();
  if (studio.suspendedAt) return <Badge color="red" variant="light">{t`Suspended`}</Badge>;
  return studio.complianceStatus === "ok" ? t`In order` : labels.status(studio.complianceStatus);
}
