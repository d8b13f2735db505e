import { useLingui } from "@lingui/react/macro";
import { Radio, Stack } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type {
  AlbumSplit,
  AlbumSplitCard_release$key,
} from "../__generated__/AlbumSplitCard_release.graphql.ts";
import type { AlbumSplitCardMutation } from "../__generated__/AlbumSplitCardMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showRefusal } from "../ui/showFailure.ts";

/** How much each song counts when the whole release is sold. */
export function AlbumSplitCard({ release }: { release: AlbumSplitCard_release$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const { id, albumSplit } = useFragment(
    graphql`
      fragment AlbumSplitCard_release on Release {
        id
        albumSplit
      }
    `,
    release,
  );
  const commit = useCommit<AlbumSplitCardMutation>(graphql`
    mutation AlbumSplitCardMutation($input: SetAlbumSplitInput!) {
      setAlbumSplit(input: $input) {
        __typename
        ... on SetAlbumSplitPayload {
          release {
            ...AlbumSplitCard_release
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function choose(next: AlbumSplit) {
    try {
      const { setAlbumSplit: answer } = await commit({ input: { releaseId: id, albumSplit: next } });
      if (answer.__typename !== "SetAlbumSplitPayload") showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard
      title={t`Songs on this release`}
      lead={t`How much each song counts when the whole release is sold. A signed split of the release itself comes first.`}
    >
      <Radio.Group
        aria-label={t`How songs count`}
        value={albumSplit}
        onChange={(next) => void choose(next as AlbumSplit)}
      >
        <Stack gap="sm">
          <Radio value="length" label={t`By length: a song twice as long counts twice`} />
          <Radio value="count" label={t`All songs count the same`} />
        </Stack>
      </Radio.Group>
    </SettingsCard>
  );
}
