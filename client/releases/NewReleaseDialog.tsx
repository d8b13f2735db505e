import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { titleProblem } from "../../domain/releases/release.ts";
import type { NewReleaseDialogMutation } from "../__generated__/NewReleaseDialogMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type RefusalPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { ChosenTracks } from "./ChosenTracks.tsx";
import { releaseAddress } from "./releaseAddress.ts";
import { type ChosenTrack, TrackPicker } from "./TrackPicker.tsx";

interface Props {
  workspaceId: string;
  onClose: () => void;
}

/** Begins a release: its title, and the tracks that are there already. Everything else is written on its page. */
export function NewReleaseDialog({ workspaceId, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppModal isOpen onClose={onClose} title={t`New release`} size="lg">
      <NewReleaseForm workspaceId={workspaceId} tracks={[]} onClose={onClose} />
    </AppModal>
  );
}

interface FormProps extends Props {
  /** Those that are on it from the beginning. */
  tracks: readonly ChosenTrack[];
}

/** What begins a release, wherever it is begun. */
export function NewReleaseForm({ workspaceId, tracks: given, onClose }: FormProps) {
  const { t } = useLingui();
  const said = useRefusal();
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [tracks, setTracks] = useState<readonly ChosenTrack[]>(given);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isSaving, setSaving] = useState(false);
  const commit = useCommit<NewReleaseDialogMutation>(graphql`
    mutation NewReleaseDialogMutation($input: CreateReleaseInput!) {
      createRelease(input: $input) {
        __typename
        ... on CreateReleasePayload {
          release {
            id
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = titleProblem(title);
    setProblem(wrong);
    if (wrong) return;
    setSaving(true);
    try {
      const trackIds = tracks.map(({ id }) => id);
      const { createRelease: answer } = await commit({ input: { workspaceId, title, trackIds } });
      if (answer.__typename === "CreateReleasePayload")
        await navigate(releaseAddress({ id: answer.release.id, title }));
      else setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setSaving(false);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <TextInput
          label={t`Title of the release`}
          value={title}
          data-autofocus
          error={problem && said(problem)}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Group>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? t`Saving...` : t`Create release`}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
        <ChosenTracks tracks={tracks} onChange={setTracks} />
        <TrackPicker
          chosen={new Set(tracks.map(({ id }) => id))}
          onPick={(track) => setTracks((before) => [...before, track])}
        />
      </Stack>
    </form>
  );
}
