import { Plural, useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useArchivingMutation } from "../../__generated__/useArchivingMutation.graphql.ts";
import type { useArchivingRestoreMutation } from "../../__generated__/useArchivingRestoreMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";

/** Archives tracks one after the other, and offers to bring those back that were. */
export function useArchiving(onDone: () => void): (ids: readonly string[]) => Promise<void> {
  const { t } = useLingui();
  const showError = useErrorToast();
  const archive = useCommit<useArchivingMutation>(graphql`
    mutation useArchivingMutation($input: ArchiveTrackInput!) {
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
  const restore = useCommit<useArchivingRestoreMutation>(graphql`
    mutation useArchivingRestoreMutation($input: RestoreTrackInput!) {
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
  return async (ids) => {
    const archived: string[] = [];
    let rest = 0;
    const accident = await eachOf(ids, async (id) => {
      const { archiveTrack: told } = await archive({ input: { id } });
      if (told.__typename === "ArchiveTrackPayload") archived.push(id);
      else rest++;
    });
    onDone();
    if (accident) showError(accident.error);
    if (archived.length + rest === 0) return;
    const toast = `archived-${crypto.randomUUID()}`;
    async function handleUndo(): Promise<void> {
      notifications.hide(toast);
      const failed = await eachOf(archived, (id) => restore({ input: { id } }));
      onDone();
      if (failed) showError(failed.error);
    }
    notifications.show({
      id: toast,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>
            <Plural
              value={archived.length}
              one="# track is in the archive."
              other="# tracks are in the archive."
            />{" "}
            {rest > 0 && (
              <Plural
                value={rest}
                one="# stays: it is on a release that is out."
                other="# stay: they are on a release that is out."
              />
            )}
          </span>
          {archived.length > 0 && (
            <Button variant="default" onClick={() => void handleUndo()}>
              {t`Undo`}
            </Button>
          )}
        </Group>
      ),
    });
  };
}

/** Does the same to each, one after the other; returns what went wrong first, and goes on after it. */
async function eachOf(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<{ error: unknown } | null> {
  let accident: { error: unknown } | null = null;
  for (const id of ids)
    try {
      await act(id);
    } catch (error) {
      accident ??= { error };
    }
  return accident;
}
