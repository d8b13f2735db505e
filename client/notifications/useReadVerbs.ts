import { useLingui } from "@lingui/react/macro";
import { graphql, useMutation } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { useReadVerbsAllMutation } from "../__generated__/useReadVerbsAllMutation.graphql.ts";
import type { useReadVerbsMutation } from "../__generated__/useReadVerbsMutation.graphql.ts";
import type { useReadVerbsUndoMutation } from "../__generated__/useReadVerbsUndoMutation.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";

/** Marking what was told as read: one and back again, or all with an undo. It shows at once. */
export function useReadVerbs() {
  const { t } = useLingui();
  const { id: viewerId } = useViewer();
  const onError = useErrorToast();
  const undoToast = useUndoToast();
  const [readOne] = useMutation<useReadVerbsMutation>(graphql`
    mutation useReadVerbsMutation($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) {
        __typename
        ... on MarkNotificationReadPayload {
          notification {
            id
            readAt
          }
          viewer {
            id
            unreadNotificationCount
          }
        }
      }
    }
  `);
  const [readAll] = useMutation<useReadVerbsAllMutation>(graphql`
    mutation useReadVerbsAllMutation {
      markAllNotificationsRead {
        readAt
        viewer {
          id
          unreadNotificationCount
        }
      }
    }
  `);
  const [undo] = useMutation<useReadVerbsUndoMutation>(graphql`
    mutation useReadVerbsUndoMutation($input: UndoMarkAllNotificationsReadInput!) {
      undoMarkAllNotificationsRead(input: $input) {
        viewer {
          id
          unreadNotificationCount
        }
      }
    }
  `);

  return {
    read(id: string, isRead: boolean) {
      readOne({
        variables: { input: { id, isRead } },
        optimisticUpdater: (store) => {
          store.get(id)?.setValue(isRead ? new Date().toISOString() : null, "readAt");
          const viewer = store.get(viewerId);
          const count = Number(viewer?.getValue("unreadNotificationCount") ?? 0);
          viewer?.setValue(Math.max(0, count + (isRead ? -1 : 1)), "unreadNotificationCount");
        },
        onError,
      });
    },
    readAll() {
      readAll({
        variables: {},
        updater: (store, data) => {
          const at = data?.markAllNotificationsRead.readAt ?? null;
          for (const each of listed(store, viewerId))
            if (each.getValue("readAt") === null) each.setValue(at, "readAt");
        },
        onCompleted: ({ markAllNotificationsRead: { readAt } }) =>
          undoToast(t`All marked as read.`, () => takeBack(readAt)),
        onError,
      });
    },
  };

  function takeBack(readAt: string) {
    undo({
      variables: { input: { readAt } },
      updater: (store) => {
        for (const each of listed(store, viewerId))
          if (each.getValue("readAt") === readAt) each.setValue(null, "readAt");
      },
      onError,
    });
  }
}

/** What the list holds so far. */
function listed(store: RecordSourceProxy, viewerId: string): RecordProxy[] {
  const viewer = store.get(viewerId);
  const list = viewer && ConnectionHandler.getConnection(viewer, "NotificationList_notifications");
  const nodes = list?.getLinkedRecords("edges")?.map((edge) => edge?.getLinkedRecord("node")) ?? [];
  return nodes.filter((node) => node != null);
}
