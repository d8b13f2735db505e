import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { byline } from "../../../domain/publicPages/titles.ts";
import type { SpotEntry_spot$key } from "../../__generated__/SpotEntry_spot.graphql.ts";
import type { SpotEntryMutation } from "../../__generated__/SpotEntryMutation.graphql.ts";
import { usePlayer } from "../../player/usePlayer.ts";
import { SpotCard } from "../../spots/SpotCard.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useMoment } from "../useMoment.ts";
import { useVerb } from "../useVerb.ts";

/** A spot as listeners see it, with what is decided about it. */
export function SpotEntry({ spot: spotRef }: { spot: SpotEntry_spot$key }) {
  const { t } = useLingui();
  const { day } = useMoment();
  const player = usePlayer();
  const [isRefusing, setRefusing] = useState(false);
  const { id, version, state, text, startMs, submittedAt, release, track } = useFragment(
    graphql`
      fragment SpotEntry_spot on Spot {
        id
        version
        state
        text
        startMs
        submittedAt
        release {
          title
          artistNames
          coverUrl(width: 160)
          pagePath
        }
        track {
          id
          title
        }
      }
    `,
    spotRef,
  );
  const judge = useVerb<SpotEntryMutation>(graphql`
    mutation SpotEntryMutation($input: JudgeSpotInput!) {
      judgeSpot(input: $input) {
        __typename
        ... on JudgeSpotPayload {
          spot {
            ...SpotEntry_spot
          }
          admin {
            ...SpotsTab_admin
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const title = release?.title ?? t`Music that is not there for everybody any more`;
  const since = submittedAt ? day(submittedAt) : "";

  async function approve() {
    const refused = await judge(
      { input: { id, version, isApproved: true } },
      t`The spot is heard from now on.`,
    );
    if (refused?.message) showRefusal(refused.message);
  }

  return (
    <li>
      <SpotCard
        artistNames={byline(release?.artistNames ?? [])}
        {...{
          text,
          coverUrl: release?.coverUrl ?? "",
          releaseTitle: title,
          pagePath: release?.pagePath ?? "",
        }}
      >
        {since && <span className="spot-count">{t`Sent in on ${since}`}</span>}
      </SpotCard>
      <Group gap="sm" mt="sm">
        {track && (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            aria-label={t`Hear the spot of ${title}`}
            onClick={() => player.playAt(track.id, startMs / 1000)}
          >
            {t`Hear the spot`}
          </Button>
        )}
        {state === "waiting" && (
          <Button aria-label={t`Approve the spot of ${title}`} onClick={() => void approve()}>
            {t`Approve`}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t`Refuse the spot of ${title}`}
          onClick={() => setRefusing(true)}
        >
          {t`Refuse`}
        </Button>
      </Group>
      {isRefusing && (
        <ReasonDialog
          title={t`Refuse the spot of ${title}`}
          lead={t`It is not heard. The artist reads the reason, and may send it in again.`}
          act={t`Refuse`}
          isDangerous
          onClose={() => setRefusing(false)}
          onAct={(reason) =>
            judge({ input: { id, version, isApproved: false, reason } }, t`The spot was refused.`)
          }
        />
      )}
    </li>
  );
}
