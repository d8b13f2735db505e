import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group, Title } from "@mantine/core";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link } from "react-router";
import type { NotificationPanelQuery } from "../__generated__/NotificationPanelQuery.graphql.ts";
import { NotificationList } from "./NotificationList.tsx";
import { useReadVerbs } from "./useReadVerbs.ts";

interface Props {
  reference: PreloadedQuery<NotificationPanelQuery>;
  /** Whether nothing around it says what it is. */
  hasTitle: boolean;
  /** Called when a link is followed. */
  onGo: () => void;
}

/** The list behind the bell, with what can be done to all of it. */
export function NotificationPanel({ reference, hasTitle, onGo }: Props) {
  const { t } = useLingui();
  const verbs = useReadVerbs();
  const { viewer } = usePreloadedQuery<NotificationPanelQuery>(
    graphql`
      query NotificationPanelQuery @preloadable {
        viewer {
          id
          unreadNotificationCount
          ...NotificationList_viewer
        }
      }
    `,
    reference,
  );
  if (!viewer) return null;
  return (
    <div className="bell-content">
      <Group justify="space-between" wrap="nowrap" className="bell-head">
        {hasTitle && <Title order={2} size="h4">{t`Notifications`}</Title>}
        <Button
          variant="subtle"
          size="compact-md"
          disabled={viewer.unreadNotificationCount === 0}
          onClick={verbs.readAll}
        >
          {t`Mark all as read`}
        </Button>
      </Group>
      <NotificationList viewer={viewer} onRead={verbs.read} onGo={onGo} />
      <Anchor component={Link} to="/settings/notifications" onClick={onGo} className="bell-settings">
        {t`Choose what you hear about`}
      </Anchor>
    </div>
  );
}
