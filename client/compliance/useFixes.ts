import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useFixesAllMutation } from "../__generated__/useFixesAllMutation.graphql.ts";
import type { useFixesOneMutation } from "../__generated__/useFixesOneMutation.graphql.ts";
import type { useFixesReleaseMutation } from "../__generated__/useFixesReleaseMutation.graphql.ts";
import type { useFixesTrackMutation } from "../__generated__/useFixesTrackMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";

/** A title that was changed, as it was before, with the version from which that is saved again. */
interface MadeChange {
  readonly nodeId: string;
  readonly version: number;
  readonly title: string;
  readonly versionTitle: string | null | undefined;
}

/** Lets the product mend titles, one or all that are safe, with a way back: an ordinary save of what stood before. */
export function useFixes(releaseId: string, onChanged: () => void) {
  const { t } = useLingui();
  const toast = useUndoToast();
  const fail = useErrorToast();
  const fixOne = useCommit<useFixesOneMutation>(graphql`
    mutation useFixesOneMutation($input: FixFindingInput!) {
      fixFinding(input: $input) {
        __typename
        ... on FixFindingPayload {
          stale
          changes {
            nodeId
            version
            title
            versionTitle
          }
          release {
            id
            title
            versionTitle
            version
            ...FindingGroups_release
          }
        }
      }
    }
  `);
  const fixAll = useCommit<useFixesAllMutation>(graphql`
    mutation useFixesAllMutation($input: FixAllSafeInput!) {
      fixAllSafe(input: $input) {
        __typename
        ... on FixAllSafePayload {
          stale
          changes {
            nodeId
            version
            title
            versionTitle
          }
          release {
            id
            title
            versionTitle
            version
            ...FindingGroups_release
          }
        }
      }
    }
  `);
  const saveTrack = useCommit<useFixesTrackMutation>(graphql`
    mutation useFixesTrackMutation($input: UpdateTrackInput!) {
      updateTrack(input: $input) {
        __typename
        ... on UpdateTrackPayload {
          track {
            id
            title
            versionTitle
            version
          }
        }
      }
    }
  `);
  const saveRelease = useCommit<useFixesReleaseMutation>(graphql`
    mutation useFixesReleaseMutation($input: UpdateReleaseInput!) {
      updateRelease(input: $input) {
        __typename
        ... on UpdateReleasePayload {
          release {
            id
            title
            versionTitle
            version
          }
        }
      }
    }
  `);

  async function undo(changes: readonly MadeChange[]) {
    try {
      let left = 0;
      for (const { nodeId: id, version, title, versionTitle = null } of changes) {
        const input = { id, version, title, versionTitle };
        const isTrack = atob(id).startsWith("Track:");
        const made = isTrack
          ? (await saveTrack({ input })).updateTrack.__typename === "UpdateTrackPayload"
          : (await saveRelease({ input })).updateRelease.__typename === "UpdateReleasePayload";
        if (!made) left++;
      }
      if (left > 0) notifications.show({ message: t`Not changed, because they were edited since: ${left}` });
      onChanged();
    } catch (error) {
      fail(error);
    }
  }

  function notify({ changes, stale }: { changes: readonly MadeChange[]; stale: number }) {
    const count = changes.length;
    if (stale > 0)
      notifications.show({ message: t`Not changed, because somebody else saved in the meantime: ${stale}` });
    if (count > 0) toast(t`Titles fixed: ${count}`, () => void undo(changes));
    onChanged();
  }

  return {
    async one(findingId: string) {
      try {
        const { fixFinding: answer } = await fixOne({ input: { releaseId, findingId } });
        if (answer.__typename === "FixFindingPayload") notify(answer);
        // Somebody mended it first: the list shows that.
        else onChanged();
      } catch (error) {
        fail(error);
      }
    },
    async all() {
      try {
        const { fixAllSafe: answer } = await fixAll({ input: { releaseId } });
        if (answer.__typename === "FixAllSafePayload") notify(answer);
        else onChanged();
      } catch (error) {
        fail(error);
      }
    },
  };
}
