import { Plural, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { AddBehindMutation } from "../__generated__/AddBehindMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import type { OpenRelease } from "./AddToReleaseDialog.tsx";
import { ChosenTracks } from "./ChosenTracks.tsx";
import { releaseAddress } from "./releaseAddress.ts";
import type { ChosenTrack } from "./TrackPicker.tsx";

interface Props {
  release: OpenRelease;
  tracks: readonly ChosenTrack[];
  onClose: () => void;
}

/** The chosen tracks behind those that are there. A track that is on it already stays where it is. */
export function AddBehind({ release, tracks, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isSaving, setSaving] = useState(false);
  const commit = useCommit<AddBehindMutation>(graphql`
    mutation AddBehindMutation($input: SetReleaseTracksInput!) {
      setReleaseTracks(input: $input) {
        __typename
        ... on SetReleaseTracksPayload {
          release {
            ...TracksPart_release
            ...ReleaseTile_release
          }
        }
        ... on StaleRelease {
          code
          params
          message
        }
        ... on InvalidInput {
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
  const { id, title, version, runningOrder } = release;
  const there = new Set(runningOrder.map(({ track }) => track.id));
  const [added, setAdded] = useState(() => tracks.filter((track) => !there.has(track.id)));
  const already = tracks.filter((track) => there.has(track.id)).length;
  const disc = runningOrder.at(-1)?.disc ?? 1;

  async function add(andOpen: boolean) {
    setSaving(true);
    const before = runningOrder.map(({ track, ...place }) => ({ trackId: track.id, ...place }));
    const after = [...before, ...added.map((track) => ({ trackId: track.id, disc }))];
    try {
      const { setReleaseTracks: answer } = await commit({ input: { id, version, tracks: after } });
      if (answer.__typename === "SetReleaseTracksPayload") {
        if (andOpen) return await navigate(releaseAddress({ id, title }));
        const toast = `added-${crypto.randomUUID()}`;
        notifications.show({
          id: toast,
          message: (
            <Group justify="space-between" wrap="nowrap">
              <span>
                <Plural value={added.length} one="# track is on it now:" other="# tracks are on it now:" />{" "}
                {title}
              </span>
              <Button
                variant="default"
                onClick={() => {
                  notifications.hide(toast);
                  void navigate(releaseAddress({ id, title }));
                }}
              >
                {t`Open release`}
              </Button>
            </Group>
          ),
        });
        return onClose();
      }
      setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setSaving(false);
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add(false);
      }}
    >
      <Stack>
        {problem && (
          <p className="settings-refusal" role="alert">
            {said(problem)}
          </p>
        )}
        <Group>
          <Button type="submit" disabled={isSaving || added.length === 0}>
            {isSaving ? t`Saving...` : t`Add to the release`}
          </Button>
          <Button variant="default" disabled={isSaving || added.length === 0} onClick={() => void add(true)}>
            {t`Add and open it`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
        <ChosenTracks tracks={added} onChange={(next) => setAdded([...next])} />
        {already > 0 && <p className="release-dim">{t`Already on ${title}: ${already}`}</p>}
      </Stack>
    </form>
  );
}
