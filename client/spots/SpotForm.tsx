import { useLingui } from "@lingui/react/macro";
import { Button, Group, NumberInput, Select, Stack, Text, Textarea } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { byline } from "../../domain/publicPages/titles.ts";
import { latestStartMs, SPOT_TEXT_MAX, SPOT_TEXT_MIN, spotProblem } from "../../domain/spots/spot.ts";
import type { SpotForm_release$key } from "../__generated__/SpotForm_release.graphql.ts";
import type { SpotFormMutation } from "../__generated__/SpotFormMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type ProblemPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { usePlayer } from "../player/usePlayer.ts";
import { BENEATH } from "../ui/beneath.ts";
import { SpotCard } from "./SpotCard.tsx";

/** Writes the words and the music of a spot, and shows it as listeners will see it. */
export function SpotForm({ release: releaseRef }: { release: SpotForm_release$key }) {
  const { t } = useLingui();
  const said = useRefusal();
  const [least, most] = [SPOT_TEXT_MIN, SPOT_TEXT_MAX];
  const player = usePlayer();
  const { id, title, coverUrl, artistNames, pagePath, runningOrder, spot } = useFragment(
    graphql`
      fragment SpotForm_release on Release {
        id
        title
        coverUrl(width: 160)
        artistNames
        pagePath
        runningOrder {
          track {
            id
            title
            duration
          }
        }
        spot {
          id
          version
          state
          text
          startMs
          track {
            id
          }
        }
      }
    `,
    releaseRef,
  );
  const commit = useCommit<SpotFormMutation>(graphql`
    mutation SpotFormMutation($input: SaveSpotInput!) {
      saveSpot(input: $input) {
        __typename
        ... on SaveSpotPayload {
          release {
            ...SpotForm_release
            spot {
              id
              version
              ...SpotStanding_spot
            }
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
  const tracks = runningOrder.map(({ track }) => track);
  const [text, setText] = useState(spot?.text ?? "");
  const [trackId, setTrackId] = useState(spot?.track?.id ?? tracks[0]?.id ?? "");
  const [startSeconds, setStart] = useState((spot?.startMs ?? 0) / 1000);
  const [refusal, setRefusal] = useState<ProblemPayload | null>(null);
  const [isSaving, setSaving] = useState(false);
  const durationMs = (tracks.find((track) => track.id === trackId)?.duration ?? 0) * 1000;
  const startMs = Math.round(startSeconds * 1000);
  const errorOf = (field: string) => (refusal?.field === field ? said(refusal) : null);
  const isElsewhere = refusal && !["text", "startMs", "trackId"].includes(refusal.field ?? "");

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = spotProblem({ text, startMs }, durationMs);
    if (wrong) return setRefusal(wrong);
    setSaving(true);
    try {
      const input = { releaseId: id, trackId, text, startMs, version: spot?.version ?? null };
      const { saveSpot: answer } = await commit({ input });
      setRefusal(answer.__typename === "SaveSpotPayload" ? null : refusalIn(answer));
    } catch (error) {
      setRefusal(accidentIn(error));
    }
    setSaving(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <Textarea
          label={t`What you say`}
          description={t`${least} to ${most} characters, without addresses. Your name comes first.`}
          inputWrapperOrder={BENEATH}
          autosize
          minRows={2}
          maxLength={SPOT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={errorOf("text")}
        />
        <div className="spot-fields">
          <Select
            label={t`Track that is heard`}
            data={tracks.map((track) => ({ value: track.id, label: track.title }))}
            allowDeselect={false}
            value={trackId}
            onChange={(value) => setTrackId(value ?? "")}
            error={errorOf("trackId")}
          />
          <NumberInput
            label={t`Begins at second`}
            description={t`Fifteen seconds are heard from there.`}
            inputWrapperOrder={BENEATH}
            min={0}
            max={Math.floor(latestStartMs(durationMs) / 1000)}
            value={startSeconds}
            onChange={(value) => setStart(Number(value) || 0)}
            error={errorOf("startMs")}
          />
        </div>
        <section className="spot-preview" aria-label={t`How listeners see it`}>
          <SpotCard
            artistNames={byline(artistNames)}
            text={text.trim() || t`What you say appears here.`}
            {...{ coverUrl, releaseTitle: title, pagePath: pagePath ?? "" }}
          />
        </section>
        {isElsewhere && (
          <Text role="alert" c="var(--mantine-color-error)">
            {said(refusal)}
          </Text>
        )}
        {spot && (spot.state === "approved" || spot.state === "waiting") && (
          <Text c="dimmed">{t`What you change has to be sent in and read again before it is heard.`}</Text>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {spot ? t`Save changes` : t`Save the spot`}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => player.playAt(trackId, startSeconds)}
          >
            {t`Hear where it begins`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
