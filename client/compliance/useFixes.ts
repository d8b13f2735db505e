import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { useFixesAllMutation } from "../__generated__/useFixesAllMutation.graphql.ts";
import type { useFixesOneMutation } from "../__generated__/useFixesOneMutation.graphql.ts";
import type { useFixesReleaseMutation } from "../__generated__/useFixesReleaseMutation.graphql.ts";
import type { useFixesTrackMutation } from "../__generated__/useFixesTrackMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { showFailure } from "../ui/showFailure.ts";

/** What was changed, as it was before, with the version from which that is saved again. */
interface MadeChange {
  readonly nodeId: string;
  readonly version: number;
  readonly fields: readonly string[];
  readonly before: Readonly<Record<string, unknown>>;
}

/** Lets the product mend a release and its tracks, one finding or all that is safe, with a way back: an ordinary save of what stood before. */
export function useFixes(releaseId: string, onChanged: () => void) {
  const { t } = useLingui();
  const toast = useUndoToast();
  const fail = useErrorToast();
  const said = useRefusal();
  const fixOne = useCommit<useFixesOneMutation>(graphql`
    mutation useFixesOneMutation($input: FixFindingInput!) {
      fixFinding(input: $input) {
        __typename
        ... on FixFindingPayload {
          stale
          changes {
            nodeId
            version
            fields
            before {
              title
              versionTitle
              artistNames
              isrc
              cLineYear
              cLineOwner
              pLineYear
              pLineOwner
            }
          }
          release {
            id
            title
            versionTitle
            version
            ...FindingGroups_release
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on IsrcsUsedUp {
          code
          params
          message
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
            fields
            before {
              title
              versionTitle
              artistNames
              isrc
              cLineYear
              cLineOwner
              pLineYear
              pLineOwner
            }
          }
          release {
            id
            title
            versionTitle
            version
            ...FindingGroups_release
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on IsrcsUsedUp {
          code
          params
          message
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
            isrc
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
      for (const { nodeId: id, version, fields, before } of changes) {
        const stood = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
        const input = { id, version, ...stood };
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
    if (count > 0) toast(t`Fixed: ${count}`, () => void undo(changes));
    onChanged();
  }

  /** What the rules of a save have against it is told; what somebody mended first, the list shows. */
  function refused(answer: { readonly __typename: string }) {
    if ("code" in answer) showFailure(said(refusalIn(answer)));
    onChanged();
  }

  return {
    async one(findingId: string) {
      try {
        const { fixFinding: answer } = await fixOne({ input: { releaseId, findingId } });
        if (answer.__typename === "FixFindingPayload") notify(answer);
        else refused(answer);
      } catch (error) {
        fail(error);
      }
    },
    async all() {
      try {
        const { fixAllSafe: answer } = await fixAll({ input: { releaseId } });
        if (answer.__typename === "FixAllSafePayload") notify(answer);
        else refused(answer);
      } catch (error) {
        fail(error);
      }
    },
  };
}
