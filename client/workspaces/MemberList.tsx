import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { can } from "../../domain/accounts/permissions.ts";
import type { MemberList_workspace$key } from "../__generated__/MemberList_workspace.graphql.ts";
import type { MemberListPaginationQuery } from "../__generated__/MemberListPaginationQuery.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { MemberLine } from "./MemberLine.tsx";

/** Everybody on the team, whoever joined last first. */
export function MemberList({ workspace }: { workspace: MemberList_workspace$key }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [, startTransition] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    MemberListPaginationQuery,
    MemberList_workspace$key
  >(
    graphql`
      fragment MemberList_workspace on Workspace
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "MemberListPaginationQuery") {
        name
        members(first: $count, after: $cursor) @connection(key: "MemberList_members") {
          totalCount
          edges {
            node {
              id
              ...MemberLine_member
            }
          }
        }
      }
    `,
    workspace,
  );
  const { members, name } = data;
  const people = members?.edges ?? [];
  const total = members?.totalCount ?? 0;
  return (
    <SettingsCard title={t`People`} lead={t`${total} on the team of ${name}`}>
      {!can(viewer, "manageRoles") && (
        <Text c="dimmed">{t`Roles and ownership: Only the account owner can change this.`}</Text>
      )}
      <ul className="workspaces-people">
        {people.map(({ node }) => (
          <MemberLine
            key={node.id}
            member={node}
            studio={name}
            onGone={() => startTransition(() => void refetch({}, { fetchPolicy: "network-only" }))}
          />
        ))}
      </ul>
      {hasNext && (
        <Button
          variant="default"
          className="settings-start"
          loading={isLoadingNext}
          onClick={() => loadNext(20)}
        >
          {t`Load more`}
        </Button>
      )}
    </SettingsCard>
  );
}
