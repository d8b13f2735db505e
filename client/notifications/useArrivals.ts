import { useMemo, useState } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useArrivalsQuery } from "../__generated__/useArrivalsQuery.graphql.ts";
import type { useArrivalsSubscription } from "../__generated__/useArrivalsSubscription.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";
import { useViewer } from "../app/viewer.ts";
import { useNoticeLabels } from "./useNoticeLabels.ts";

/** Hears of what the person is told while the page is open. Answers with the title of the latest. */
export function useArrivals(): string | null {
  const { id } = useViewer();
  const relay = useRelayEnvironment();
  const labelsOf = useNoticeLabels();
  const [last, setLast] =
    useState<useArrivalsSubscription["response"]["notificationArrived"]["notification"]>();
  useSubscription<useArrivalsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useArrivalsSubscription {
            notificationArrived {
              notification {
                id
                titleEn
                titleEs
                bodyEn
                bodyEs
                ...NotificationLine_notification
              }
              viewer {
                id
                unreadNotificationCount
              }
            }
          }
        `,
        variables: {},
        updater: (store) => showFirst(store as RecordSourceSelectorProxy, id),
        onNext: (answer) => {
          if (answer?.notificationArrived.notification) setLast(answer.notificationArrived.notification);
        },
        cacheConfig: onceListening((isAgain) => {
          if (!isAgain) return;
          void refresh<useArrivalsQuery>(
            relay,
            graphql`
              query useArrivalsQuery {
                viewer {
                  id
                  unreadNotificationCount
                }
              }
            `,
            {},
          );
        }),
      }),
      [id, relay],
    ),
  );
  return last ? labelsOf(last).title : null;
}

/** Puts what arrived on top of the list, if the list was opened before. */
function showFirst(store: RecordSourceSelectorProxy, viewerId: string): void {
  const notification = store.getRootField("notificationArrived")?.getLinkedRecord("notification");
  const viewer = store.get(viewerId);
  const list = viewer && ConnectionHandler.getConnection(viewer, "NotificationList_notifications");
  if (!notification || !list) return;
  const isThere = list
    .getLinkedRecords("edges")
    ?.some((edge) => edge?.getLinkedRecord("node")?.getDataID() === notification.getDataID());
  if (isThere) return;
  ConnectionHandler.insertEdgeBefore(
    list,
    ConnectionHandler.createEdge(store, list, notification, "ViewerNotificationsConnectionEdge"),
  );
}
