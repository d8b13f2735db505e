import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { NotificationList_viewer$key } from "../__generated__/NotificationList_viewer.graphql.ts";
import type { NotificationListPaginationQuery } from "../__generated__/NotificationListPaginationQuery.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NotificationLine } from "./NotificationLine.tsx";

const PAGE = 20;

interface Props {
  viewer: NotificationList_viewer$key;
  onRead: (id: string, isRead: boolean) => void;
  onGo: () => void;
}

/** What the person was told, newest first. */
export function NotificationList({ viewer, onRead, onGo }: Props) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_viewer$key
  >(
    graphql`
      fragment NotificationList_viewer on Viewer
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
          edges {
            node {
              id
              ...NotificationLine_notification
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges } = data.notifications;
  if (edges.length === 0)
    return (
      <EmptyState title={t`No notifications yet`} headingLevel={3}>
        {t`Invitations, sign-ins and news will appear here.`}
      </EmptyState>
    );
  return (
    <>
      <ul className="bell-list" aria-label={t`Notifications`}>
        {edges.map(({ node }) => (
          <NotificationLine key={node.id} notification={node} onRead={onRead} onGo={onGo} />
        ))}
      </ul>
      {hasNext && (
        <Button variant="default" fullWidth loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
