import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql, useMutation } from "react-relay";
import type { useTrackVerbsArchiveMutation } from "../__generated__/useTrackVerbsArchiveMutation.graphql.ts";
import type { useTrackVerbsRestoreMutation } from "../__generated__/useTrackVerbsRestoreMutation.graphql.ts";
import type { useTrackVerbsRetryMutation } from "../__generated__/useTrackVerbsRetryMutation.graphql.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

interface Named {
  readonly id: string;
  readonly title: string;
}

/** Takes a track out of the catalog at once, with a way back in the toast. */
export function useArchiveTrack(): (track: Named) => void {
  const { t } = useLingui();
  const showError = useErrorToast();
  const restore = useRestoreTrack();
  const [commit] = useMutation<useTrackVerbsArchiveMutation>(graphql`
    mutation useTrackVerbsArchiveMutation($input: ArchiveTrackInput!) @raw_response_type {
      archiveTrack(input: $input) {
        __typename
        ... on ArchiveTrackPayload {
          track {
            id
            state
          }
        }
      }
    }
  `);
  return (track) => {
    const { id, title } = track;
    commit({
      variables: { input: { id } },
      optimisticResponse: {
        archiveTrack: { __typename: "ArchiveTrackPayload", track: { id, state: "archived" } },
      },
      onCompleted: ({ archiveTrack }) => {
        if (archiveTrack.__typename !== "ArchiveTrackPayload") return showError();
        const toast = `archived-${id}`;
        notifications.show({
          id: toast,
          message: (
            <Group justify="space-between" wrap="nowrap">
              <span>{t`“${title}” is in the archive.`}</span>
              <Button
                variant="default"
                onClick={() => {
                  notifications.hide(toast);
                  restore(track);
                }}
              >
                {t`Undo`}
              </Button>
            </Group>
          ),
        });
      },
      onError: showError,
    });
  };
}

/** Brings a track back from the archive. */
export function useRestoreTrack(): (track: Named) => void {
  const showError = useErrorToast();
  const [commit] = useMutation<useTrackVerbsRestoreMutation>(graphql`
    mutation useTrackVerbsRestoreMutation($input: RestoreTrackInput!) @raw_response_type {
      restoreTrack(input: $input) {
        __typename
        ... on RestoreTrackPayload {
          track {
            id
            state
          }
        }
      }
    }
  `);
  return ({ id }) =>
    void commit({
      variables: { input: { id } },
      optimisticResponse: {
        restoreTrack: { __typename: "RestoreTrackPayload", track: { id, state: "ready" } },
      },
      onCompleted: ({ restoreTrack }) => {
        if (restoreTrack.__typename !== "RestoreTrackPayload") showError();
      },
      onError: showError,
    });
}

/** Prepares a failed track once more. */
export function useRetryTrack(): (id: string) => void {
  const showError = useErrorToast();
  const [commit] = useMutation<useTrackVerbsRetryMutation>(graphql`
    mutation useTrackVerbsRetryMutation($input: RetryTrackInput!) {
      retryTrack(input: $input) {
        __typename
        ... on RetryTrackPayload {
          track {
            id
            state
            progress
            failure {
              code
              params
              message
            }
          }
        }
      }
    }
  `);
  return (id) =>
    void commit({
      variables: { input: { id } },
      onCompleted: ({ retryTrack }) => {
        if (retryTrack.__typename !== "RetryTrackPayload") showError();
      },
      onError: showError,
    });
}
