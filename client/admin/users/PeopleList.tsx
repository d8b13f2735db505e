import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Table } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type {
  PeopleList_admin$data,
  PeopleList_admin$key,
} from "../../__generated__/PeopleList_admin.graphql.ts";
import type { PeopleListPaginationQuery } from "../../__generated__/PeopleListPaginationQuery.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LastSeen } from "../LastSeen.tsx";
import { MoreRows } from "../MoreRows.tsx";
import { useAdminLabels } from "../useAdminLabels.ts";
import { useMoment } from "../useMoment.ts";

const PAGE = 20;

interface Props {
  admin: PeopleList_admin$key;
  onOpen: (id: string, name: string) => void;
}

type Person = PeopleList_admin$data["users"]["edges"][number]["node"];

/** The people, newest first: a table, on the phone cards. A press on a name opens the person. */
export function PeopleList({ admin, onOpen }: Props) {
  const { t } = useLingui();
  const isPhone = useDevice() === "mobile";
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PeopleListPaginationQuery,
    PeopleList_admin$key
  >(
    graphql`
      fragment PeopleList_admin on Admin
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "AdminUserFilter" }
      )
      @refetchable(queryName: "PeopleListPaginationQuery") {
        users(first: $count, after: $cursor, filter: $filter)
          @connection(key: "PeopleList_users", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              fullName
              email
              role
              tier
              ownsWorkspace
              createdAt
              lastSeenAt
              suspendedAt
            }
          }
        }
      }
    `,
    admin,
  );
  const { edges, totalCount } = data.users;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={t`No matches`}
        action={
          <Button component={Link} to="/admin/users" variant="default">
            {t`Show everybody`}
          </Button>
        }
      >
        {t`No people match this filter.`}
      </EmptyState>
    );
  }
  const people = edges.map(({ node }) => node);
  return (
    <>
      <p className="admin-count" role="status">{t`People found: ${totalCount}`}</p>
      {isPhone ? <Cards people={people} onOpen={onOpen} /> : <Rows people={people} onOpen={onOpen} />}
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </>
  );
}

interface ListProps {
  people: readonly Person[];
  onOpen: (id: string, name: string) => void;
}

function Rows({ people, onOpen }: ListProps) {
  const { t } = useLingui();
  const { roles, tiers } = useAdminLabels();
  const { day } = useMoment();
  return (
    <Table.ScrollContainer
      minWidth={820}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`People` } }}
    >
      <Table className="admin-table" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Name`}</Table.Th>
            <Table.Th>{t`Role`}</Table.Th>
            <Table.Th>{t`Plan`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th>{t`Joined`}</Table.Th>
            <Table.Th>{t`Last seen`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => (
            <Table.Tr key={person.id}>
              <Table.Td>
                <OpenPerson person={person} onOpen={onOpen} />
              </Table.Td>
              <Table.Td>{roles[person.role]}</Table.Td>
              <Table.Td>{tiers[person.tier]}</Table.Td>
              <Table.Td>
                <State person={person} />
              </Table.Td>
              <Table.Td>{day(person.createdAt)}</Table.Td>
              <Table.Td>
                <LastSeen at={person.lastSeenAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cards({ people, onOpen }: ListProps) {
  const { roles, tiers } = useAdminLabels();
  return (
    <ul className="admin-cards">
      {people.map((person) => (
        <li key={person.id}>
          <OpenPerson person={person} onOpen={onOpen} />
          <p>
            {roles[person.role]} · {tiers[person.tier]} · <LastSeen at={person.lastSeenAt} />{" "}
            <State person={person} isQuiet />
          </p>
        </li>
      ))}
    </ul>
  );
}

function OpenPerson({
  person: { id, fullName, email },
  onOpen,
}: { person: Person } & Omit<ListProps, "people">) {
  return (
    <button type="button" className="admin-open" onClick={() => onOpen(id, fullName)}>
      <strong>{fullName}</strong>
      <span>{email}</span>
    </button>
  );
}

function State({ person, isQuiet = false }: { person: Person; isQuiet?: boolean }) {
  const { t } = useLingui();
  if (person.suspendedAt) return <Badge color="red" variant="light">{t`Suspended`}</Badge>;
  if (isQuiet) return null;
  return person.ownsWorkspace ? t`Owner` : t`Active`;
}
